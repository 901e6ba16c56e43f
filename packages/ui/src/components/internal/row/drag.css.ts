import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { focusRing, focusVisible } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

/** Handle of a draggable row. Pointers drag the whole row, so it is for the keyboard and screen readers. */
export const handle = componentStyle({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.targetSmall,
  blockSize: vars.size.targetSmall,
  // Lines up with the edge of the row.
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: text.muted,
  selectors: {
    '&[data-disabled]': { color: border.default },
    [focusVisible]: { ...focusRing, outlineOffset: 0 },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

/** Line between rows. It has no height, so that rows don't move while the pointer is over them. */
export const indicator = componentStyle({
  position: 'relative',
  zIndex: 2,
  blockSize: 0,
  selectors: {
    '&[data-drop-target]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-0.5 * ${vars.border.thick})`,
      blockSize: vars.border.thick,
      borderRadius: vars.radius.full,
      background: action.default,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-target]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Label under the pointer while dragging. */
export const preview = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: vars.size.column,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const previewLabel = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const previewCount = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: action.default,
  color: text.onAction,
  fontVariantNumeric: 'tabular-nums',
});
