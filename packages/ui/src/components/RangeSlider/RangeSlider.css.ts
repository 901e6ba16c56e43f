import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { action, text } = vars.color;

/** Two numbers find no room beside a long label: they wrap. */
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

/** From thumb to thumb in the middle of each: half a thumb shorter than the line, at both ends. */
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
    // Thicker than the line: the colours that are forced may be much alike.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      outline: `${vars.border.medium} solid Highlight`,
      selectors: { '&[data-disabled]': { background: 'GrayText', outlineColor: 'GrayText' } },
    },
  },
});

export const above = componentStyle({ zIndex: vars.layer.raised });
