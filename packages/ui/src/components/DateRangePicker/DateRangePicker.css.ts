import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** Width of a date with eight digits, which are wider than `ch` in tabular figures, including its padding. */
const width = `calc(10ch + 2 * ${vars.space.s})`;

/** Start date. The end date follows it, or wraps to the next line at the same inline position. */
export const start = componentStyle({ display: 'flex', flex: '0 1 auto', minInlineSize: 0 });

export const input = componentStyle({ flex: `1 1 ${width}`, inlineSize: width });

export const dash = componentStyle({
  alignSelf: 'center',
  // The inputs already have inline padding.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const end = componentStyle({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });
