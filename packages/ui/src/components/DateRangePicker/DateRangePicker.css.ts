import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** The last day follows it; where it finds no room, on the next line and at the same place. */
export const start = componentStyle({ flexGrow: 0, paddingInlineEnd: vars.space.xxs });

export const dash = componentStyle({
  alignSelf: 'center',
  // As far from the last day, which keeps its own distance from the edge.
  marginInlineEnd: `calc(${vars.space.xxs} - ${vars.space.s})`,
});
