import { componentStyle, componentVariants } from '../../styles/layered.js';
import { focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
// These styles override the button's, so they come after them.
import '../Button/Button.css.js';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
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

/** Filled buttons are separated, and outlined ones share an outline. */
export const variant = componentVariants({
  primary: { marginInlineStart: vars.border.medium },
  secondary: {
    marginInlineStart: `calc(-1 * ${vars.border.medium})`,
    selectors: { [focusVisible]: { zIndex: 1 } },
  },
});
