import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { action, feedback } = vars.color;

/** Keeps several spaces, as the editor does. */
export const root = componentStyle({ whiteSpace: 'pre-wrap' });

const chip = {
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.medium,
  // Each line of a long name has its own box.
  boxDecorationBreak: 'clone',
} as const;

export const mention = componentStyle({
  ...chip,
  background: action.subtle,
  color: action.default,
});

export const variable = componentStyle({
  ...chip,
  outline: `${vars.border.thin} solid ${vars.color.border.default}`,
  outlineOffset: `calc(-1 * ${vars.border.thin})`,
});

/** Variable without a value. The dashed line doesn't depend on colour. */
export const missing = componentStyle({
  ...chip,
  outline: `${vars.border.thin} dashed ${feedback.caution.default}`,
  outlineOffset: `calc(-1 * ${vars.border.thin})`,
  background: feedback.caution.surface,
  color: feedback.caution.default,
});
