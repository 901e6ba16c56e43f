import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';
// These styles override the button's, so they come after them.
import '../Button/Button.css.js';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  // Separates two filled buttons, in every theme and in forced colours.
  gap: vars.border.medium,
  maxInlineSize: '100%',
});

export const action = componentStyle({
  flex: '0 1 auto',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});

export const menu = componentStyle({
  flex: 'none',
  paddingInline: vars.space.xs,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
