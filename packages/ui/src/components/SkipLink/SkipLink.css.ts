import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.targetLarge,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  paddingInline: vars.space.m,
  border: `${vars.border.medium} solid transparent`,
  borderRadius: vars.radius.m,
  background: vars.color.action.default,
  color: vars.color.text.onAction,
  fontWeight: vars.font.weight.medium,
  selectors: {
    // Moved off-screen, but still in the tab order.
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '&:focus': focusRing,
  },
  // Print repeats fixed elements over the content of every page.
  '@media': { [media.print]: { display: 'none' } },
});
