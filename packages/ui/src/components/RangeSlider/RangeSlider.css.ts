import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { action, text } = vars.color;

/** Wraps the values below a long label. */
export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const track = componentStyle({ flex: `1 0 calc(100% - ${vars.size.choice})` });

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

export const above = componentStyle({ zIndex: vars.layer.raised });
