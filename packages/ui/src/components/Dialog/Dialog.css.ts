import { fade } from '../../internal/overlay/fade.css.js';
import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const inset = `min(${vars.space.l}, 5vw)`;

export const overlay = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria's: what the keyboard of a phone leaves free.
  blockSize: 'var(--visual-viewport-height)',
  zIndex: vars.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  // Large text must not leave more margin than words.
  padding: `min(${vars.space.m}, 3vw)`,
  background: vars.color.scrim,
  ...fade,
});

/**
 * It does not move by itself: React Aria leaves the page blocked when the second of two exits is interrupted, which
 * a busy machine has shown.
 */
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  maxBlockSize: '100%',
  minBlockSize: 0,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface.default,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

/** It scrolls as a whole and holds the focus, so that arrow keys scroll it at once. */
export const root = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: inset,
  background: vars.color.surface.default,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@media': {
    // Where there is height to spare, the way out stays in sight.
    '(min-height: 30rem)': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.raised,
    },
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
