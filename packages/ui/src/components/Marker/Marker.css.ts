import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  paddingBlock: '0.02em 0.04em',
  paddingInline: '0.14em',
  borderRadius: '0.14em',
  background: vars.color.marker.default,
  color: vars.color.marker.text,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' },
  },
});

/** Above the swatch of the next line, which would otherwise cover the tails of these letters. */
export const words = componentStyle({ position: 'relative' });

export const number = componentStyle({ marginInlineStart: '0.2em' });
