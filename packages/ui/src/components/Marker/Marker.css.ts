import { componentStyle } from '../../styles/layered.js';
import { size as text } from '../Text/Text.css.js';
import { outdented, stroke } from '../../styles/stroke.js';

export const root = componentStyle({
  ...stroke,
  paddingBlock: '0.02em 0.04em',
  paddingInline: '0.14em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    // Alternates the shape, as in strokes drawn by hand.
    '&:nth-of-type(even)': { borderRadius: '0.25em 60% 0.3em 70% / 0.4em 0.08em 0.3em 0.1em' },
    ':is(h1, h2, h3, h4) > &': outdented,
  },
});

/**
 * Short phrase in a heading or an intro, which moves to the next line as a whole. It only breaks if it is wider than the
 * line. Its box is as tall as the highlight of other marks, and no taller than its line.
 */
export const phrase = componentStyle({
  selectors: {
    [`:is(h1, h2, h3, h4, ${text.large}) > &`]: {
      display: 'inline-block',
      maxInlineSize: '100%',
      marginBlock: '-0.02em -0.04em',
      lineHeight: 'normal',
    },
  },
});

/** Above the highlight of the next line, which would otherwise cover the descenders of this one. */
export const body = componentStyle({ position: 'relative' });

export const number = componentStyle({ marginInline: '0.25em 0.05em' });
