import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, inputFocusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, feedback, surface, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const output = componentStyle({
  // At the inline end, even if the label before it is hidden.
  gridColumn: 2,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

/** Hit area, with the visible line in the middle. */
export const track = componentStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: vars.size.target,
  // Keeps the thumb inside the container at both ends.
  marginInline: `calc(${vars.size.choice} / 2)`,
  cursor: 'pointer',
  selectors: { '[data-readonly] > &': { cursor: 'default' } },
});

export const line = componentStyle({
  position: 'absolute',
  insetInline: `calc(${vars.size.choice} / -2)`,
  insetBlockStart: '50%',
  blockSize: vars.size.meter,
  translate: '0 -50%',
  borderRadius: vars.radius.full,
  background: border.default,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** Spans the thumb centres at both ends of the scale: half a thumb shorter than the track on each side. */
export const scale = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '50%',
  blockSize: vars.size.meter,
  translate: '0 -50%',
});

export const fill = componentStyle({
  background: action.default,
  selectors: { '&[data-disabled], [data-readonly] &': { background: text.muted } },
  '@media': {
    // Thicker than the track, because forced colours may be similar.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      outline: `${vars.border.medium} solid Highlight`,
      selectors: { '&[data-disabled]': { background: 'GrayText', outlineColor: 'GrayText' } },
    },
  },
});

/** Fills the line from its start, half a thumb before the scale. */
export const fillFromStart = componentStyle({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.size.choice} / -2)`,
      inlineSize: `calc(${vars.size.choice} / 2)`,
      borderStartStartRadius: vars.radius.full,
      borderEndStartRadius: vars.radius.full,
      background: 'inherit',
      outline: 'inherit',
    },
  },
});

export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: vars.size.choice,
  blockSize: vars.size.choice,
  border: `${vars.border.thick} solid ${surface.default}`,
  borderRadius: vars.radius.full,
  background: action.default,
  boxShadow: `0 0 0 ${vars.border.medium} ${action.default}`,
  selectors: {
    [hovered]: { background: action.hover },
    [`&${inputFocusVisible}`]: { ...focusRing, outlineOffset: vars.border.thick },
    '&[data-disabled]': {
      background: text.muted,
      boxShadow: `0 0 0 ${vars.border.medium} ${text.muted}`,
    },
    '[data-readonly] > * > &': {
      background: surface.default,
      borderColor: surface.default,
      boxShadow: `0 0 0 ${vars.border.medium} ${text.muted}`,
    },
    '[data-invalid] > * > &': {
      background: feedback.critical.default,
      boxShadow: `0 0 0 ${vars.border.medium} ${feedback.critical.default}`,
    },
    // Hit area of 44 px.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc((${vars.size.choice} - ${vars.size.target}) / 2 - ${vars.border.thick})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      borderColor: 'ButtonFace',
      boxShadow: `0 0 0 ${vars.border.medium} ButtonText`,
      selectors: {
        [hovered]: { background: 'Highlight' },
        '[data-readonly] > * > &': {
          background: 'Canvas',
          borderColor: 'Canvas',
          boxShadow: `0 0 0 ${vars.border.medium} CanvasText`,
        },
        '[data-invalid] > * > &': {
          background: 'ButtonText',
          boxShadow: `0 0 0 ${vars.border.thick} ButtonText`,
        },
        [`&${inputFocusVisible}`]: { outlineColor: 'Highlight' },
        '&[data-disabled]': {
          background: 'GrayText',
          boxShadow: `0 0 0 ${vars.border.medium} GrayText`,
        },
      },
    },
  },
});
