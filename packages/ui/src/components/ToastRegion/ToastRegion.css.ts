import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { border, feedback, surface, text } = vars.color;

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  padding: `min(${vars.space.m}, 3vw)`,
  // Keeps the navigation bar and one control in view, however long a toast is.
  maxBlockSize: `calc(100dvh - ${vars.size.navigation} - ${vars.size.target})`,
  overflow: 'auto',
  // Clicks next to the card reach the page.
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      insetInlineStart: 'auto',
      inlineSize: vars.size.toast,
      maxInlineSize: '100%',
    },
    [media.print]: { display: 'none' },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.m})` } });

export const toast = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInline: `min(${vars.space.m}, 4vw)`,
  border: `${vars.border.thin} solid ${border.default}`,
  borderInlineStartWidth: vars.space.xs,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.duration.normal} ${vars.motion.easing.out}`,
  selectors: {
    '& + &': { marginBlockStart: vars.space.xs },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const tone = componentVariants({
  info: { borderColor: feedback.info.default },
  positive: { borderColor: feedback.positive.default },
  critical: { borderColor: feedback.critical.default },
});

export const content = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  flex: `1 1 calc(4 * ${vars.size.target})`,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
});

export const icon = componentVariants({
  info: { color: feedback.info.default },
  positive: { color: feedback.positive.default },
  critical: { color: feedback.critical.default },
});

/** Has the height of the first line next to it. */
export const iconLine = componentStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.body} * ${vars.font.lineHeight.snug})`,
});

export const announced = componentStyle({ minInlineSize: 0 });

export const body = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const title = componentStyle({ fontWeight: vars.font.weight.bold });

export const description = componentStyle({ fontSize: vars.font.size.small });

export const action = componentStyle({ paddingBlockStart: vars.space.xs });

export const close = componentStyle({ marginInlineStart: 'auto' });
