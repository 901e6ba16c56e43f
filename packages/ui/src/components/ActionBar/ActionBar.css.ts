import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.m})` } });

/** Sits after the list, and overlaps its end while the list extends past the bottom edge. */
export const root = componentStyle({
  display: 'flow-root',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  // Clicks in the space around the bar reach the list.
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** Ink surface, distinct from the list in both themes. */
export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  marginBlock: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: `min(${vars.space.s}, 3vi)`,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.l,
  background: surface.ink,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.duration.normal} ${vars.motion.easing.out}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

/**
 * Content on ink uses the dark colour scheme in both themes. The ink surface itself keeps the colour of the page's
 * theme.
 */
export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  colorScheme: 'dark',
  color: text.default,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: { gap: vars.space.s },
    [media.forcedColors]: { colorScheme: 'inherit', color: 'CanvasText' },
  },
});

export const count = componentStyle({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
