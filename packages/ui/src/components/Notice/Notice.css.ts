import { componentStyle, componentVariants } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { vars } from '../../styles/theme.css.js';

const { feedback, text } = vars.color;

export const root = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: `min(${vars.space.m}, 5vw)`,
  border: `${vars.border.thin} solid`,
  borderInlineStartWidth: vars.space.xs,
  borderRadius: vars.radius.m,
  color: text.default,
});

export const tone = componentVariants({
  info: { background: feedback.info.surface, borderColor: feedback.info.default },
  positive: { background: feedback.positive.surface, borderColor: feedback.positive.default },
  caution: { background: feedback.caution.surface, borderColor: feedback.caution.default },
  critical: { background: feedback.critical.surface, borderColor: feedback.critical.default },
});

/** Has the height of the first line next to it. */
export const icon = componentStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.body} * ${vars.font.lineHeight.normal})`,
});

export const iconTone = componentVariants({
  info: { color: feedback.info.default },
  positive: { color: feedback.positive.default },
  caution: { color: feedback.caution.default },
  critical: { color: feedback.critical.default },
});

export const body = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  maxInlineSize: measure,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const title = componentStyle({ fontWeight: vars.font.weight.bold });
