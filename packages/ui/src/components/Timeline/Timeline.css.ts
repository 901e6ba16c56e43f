import { componentStyle, componentVariants } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, feedback, surface, text } = vars.color;

const circle = vars.size.targetSmall;

export const root = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${circle} minmax(0, 1fr)`,
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${circle} 0`,
      insetInlineStart: `calc(0.5 * ${circle} - 0.5 * ${vars.border.thin})`,
      borderInlineStart: `${vars.border.thin} solid ${border.default}`,
    },
  },
});

export const marker = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: circle,
  blockSize: circle,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = componentVariants({
  neutral: { background: surface.default, borderColor: border.default, color: text.muted },
  info: {
    background: feedback.info.surface,
    borderColor: feedback.info.default,
    color: feedback.info.default,
  },
  positive: {
    background: feedback.positive.surface,
    borderColor: feedback.positive.default,
    color: feedback.positive.default,
  },
  caution: {
    background: feedback.caution.surface,
    borderColor: feedback.caution.default,
    color: feedback.caution.default,
  },
  critical: {
    background: feedback.critical.surface,
    borderColor: feedback.critical.default,
    color: feedback.critical.default,
  },
});

/** Marker of an event without an icon. */
export const dot = componentStyle({
  inlineSize: vars.space.xs,
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  // Centres the first line on the circle.
  paddingBlockStart: `calc((${circle} - ${vars.font.size.body} * ${vars.font.lineHeight.snug}) / 2)`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const title = componentStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const meta = componentStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

export const content = componentStyle({
  maxInlineSize: measure,
  paddingBlockStart: vars.space.xxs,
});
