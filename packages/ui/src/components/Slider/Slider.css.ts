import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const output = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** The hit area; its line is drawn in the middle. */
export const track = componentStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: vars.size.target,
  // The thumb stays inside at both ends.
  marginInline: `calc(${vars.size.choice} / 2)`,
  cursor: 'pointer',
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
    [focusVisible]: { ...focusRing, outlineOffset: vars.border.thick },
    '&[data-disabled]': {
      background: text.muted,
      boxShadow: `0 0 0 ${vars.border.medium} ${text.muted}`,
    },
    // 44 px to grab.
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
        [focusVisible]: { outlineColor: 'Highlight' },
        '&[data-disabled]': {
          background: 'GrayText',
          boxShadow: `0 0 0 ${vars.border.medium} GrayText`,
        },
      },
    },
  },
});
