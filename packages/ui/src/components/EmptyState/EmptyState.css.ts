import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, feedback, surface, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  paddingInline: `min(${vars.space.m}, 3vi)`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetLarge,
  blockSize: vars.size.targetLarge,
  marginBlockEnd: vars.space.xs,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = componentVariants({
  neutral: { background: surface.warm, color: text.muted },
  critical: {
    background: feedback.critical.surface,
    borderColor: feedback.critical.default,
    color: feedback.critical.default,
  },
});

export const title = componentStyle({
  margin: 0,
  maxInlineSize: `calc(${vars.font.measure} * 0.75ch)`,
  color: text.default,
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
  textWrap: 'balance',
});

export const body = componentStyle({
  maxInlineSize: `calc(${vars.font.measure} * 0.75ch)`,
  color: text.muted,
  textWrap: 'pretty',
});

export const action = componentStyle({
  maxInlineSize: '100%',
  marginBlockStart: vars.space.s,
});
