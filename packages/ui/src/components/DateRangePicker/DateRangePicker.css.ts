import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** A date of eight digits, and what is around it. */
const width = `calc(9.5ch + 2 * ${vars.space.s})`;

/** The last day follows it; where it finds no room, on the next line and at the same place. */
export const start = componentStyle({ display: 'flex', flex: '0 1 auto', minInlineSize: 0 });

export const input = componentStyle({ flex: `1 1 ${width}`, inlineSize: width });

export const dash = componentStyle({
  alignSelf: 'center',
  // The inputs keep their own distance from the edge.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const end = componentStyle({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });
