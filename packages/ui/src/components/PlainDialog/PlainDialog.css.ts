import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const inset = `min(${vars.space.l}, 5vw)`;
const margin = `min(${vars.space.m}, 3vw)`;
const line = `${vars.border.thin} solid ${vars.color.border.subtle}`;

const appear = keyframes({ from: { opacity: 0 } });

/** It scrolls as a whole. */
export const root = componentStyle({
  containerType: 'scroll-state',
  inlineSize: `calc(100% - 2 * ${margin})`,
  maxInlineSize: vars.size.dialog,
  maxBlockSize: `calc(100dvb - 2 * ${margin})`,
  margin: 'auto',
  padding: 0,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.raised,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  // Nothing is laid out while it comes, and it goes at once.
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  selectors: {
    // No line of words is cut off where more follows.
    '&::after': {
      content: '',
      position: 'sticky',
      insetBlockEnd: 0,
      display: 'block',
      blockSize: vars.space.xxl,
      marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
      background: `linear-gradient(transparent, ${vars.color.surface.raised})`,
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    },
  },
  '@container': {
    'scroll-state(scrollable: block-end)': {
      selectors: { '&::after': { visibility: 'visible' } },
    },
  },
  '@media': {
    // On a phone a card would leave the content less room than the margins take.
    [media.phone]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100%',
      maxBlockSize: 'none',
      padding: ['top', 'right', 'bottom', 'left']
        .map((side) => `env(safe-area-inset-${side})`)
        .join(' '),
      border: 'none',
      borderRadius: 0,
    },
    [media.reducedMotion]: {
      animation: 'none',
      selectors: { '&::backdrop': { animation: 'none' } },
    },
  },
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: inset,
  background: vars.color.surface.raised,
  borderBlockEnd: line,
  '@media': {
    // Where there is height to spare, also beside large text, the way out stays in sight.
    '(min-height: 30rem)': { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised },
  },
});

export const title = componentStyle({
  margin: 0,
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  hyphens: 'auto',
});

export const close = componentStyle({ marginInlineStart: 'auto' });

export const body = componentStyle({ padding: inset });
