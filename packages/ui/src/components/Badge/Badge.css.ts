import { componentStyle, componentVariants } from '../../styles/layered.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

const { border, feedback, surface, text } = vars.color;

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid`,
  // A pill on one line, a rounded box on multiple lines.
  borderRadius: '0.9em',
  color: text.default,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.normal,
  verticalAlign: 'middle',
});

export const tone = componentVariants({
  neutral: { background: surface.raised, borderColor: border.default, color: text.muted },
  info: { background: feedback.info.surface, borderColor: feedback.info.default },
  positive: { background: feedback.positive.surface, borderColor: feedback.positive.default },
  caution: { background: feedback.caution.surface, borderColor: feedback.caution.default },
  critical: { background: feedback.critical.surface, borderColor: feedback.critical.default },
});

export const icon = componentVariants({
  neutral: { color: text.muted },
  info: { color: feedback.info.default },
  positive: { color: feedback.positive.default },
  caution: { color: feedback.caution.default },
  critical: { color: feedback.critical.default },
});

export const byHuman = componentStyle({ ...stroke, paddingInline: '0.2em' });

export const iconFrame = componentStyle({ flexShrink: 0 });

/** Words stay whole, even where a table squeezes its columns. Only a long one that has no room at all is broken. */
export const words = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  hyphenateLimitChars: '16',
});
