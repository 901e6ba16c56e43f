import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.m})` } });

/** It lies below the list, and over its end while that goes on below the edge. */
export const root = componentStyle({
  display: 'flow-root',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  // The space around the bar is no part of it.
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** On ink: apart from the list, in both themes. */
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

/** What lies on ink is dark in both themes; the ink itself is the page's. */
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
