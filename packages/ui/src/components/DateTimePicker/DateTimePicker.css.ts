import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** Wide enough for a date and a time. */
export const input = componentStyle({ flexBasis: '17ch' });

/** Name of the time zone, after the input. */
export const zone = componentStyle({
  alignSelf: 'center',
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const popover = componentStyle({ display: 'grid', gap: vars.space.s });
