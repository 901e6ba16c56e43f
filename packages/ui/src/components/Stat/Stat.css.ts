import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { feedback, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: vars.font.lineHeight.snug,
});

export const label = componentStyle({ color: text.muted, fontSize: vars.font.size.small });

/** Line between its first and last value. */
export const course = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const sparkline = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: `calc(1em * ${vars.font.lineHeight.normal})`,
});

export const value = componentStyle({
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
});

/** In place of the figure. */
export const noData = componentStyle({ color: text.muted });

export const trend = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xxs,
  fontSize: vars.font.size.small,
  textWrap: 'pretty',
});

/** Centred on the first line of the words. */
export const icon = componentStyle({
  flexShrink: 0,
  paddingBlockStart: `calc((1em * ${vars.font.lineHeight.snug} - ${vars.size.icon}) / 2)`,
});

export const tone = componentVariants({
  positive: { color: feedback.positive.default },
  neutral: { color: text.muted },
  critical: { color: feedback.critical.default },
});
