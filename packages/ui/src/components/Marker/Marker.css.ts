import { componentStyle } from '../../styles/layered.js';
import { outdented, stroke } from '../../styles/stroke.js';

/** Each line of a wrapped phrase has its own stroke. */
const brokenByLine = {
  paddingBlock: '0.02em 0.04em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
} as const;

const heading = ':is(h1, h2, h3, h4)';

export const root = componentStyle({
  ...stroke,
  ...brokenByLine,
  paddingInline: '0.14em',
  selectors: {
    // Alternates the shape, as in strokes drawn by hand.
    '&:nth-of-type(even)': { borderRadius: '0.25em 60% 0.3em 70% / 0.4em 0.08em 0.3em 0.1em' },
    [`${heading} > &`]: outdented,
  },
});

/**
 * Short phrase in a heading, which moves to the next line as a whole, and only breaks if it is wider than the
 * line. Its highlight is that of its words, line by line; clipped to the letters, its own is hidden behind them.
 */
export const phrase = componentStyle({
  selectors: {
    [`${heading} > &`]: {
      display: 'inline-block',
      padding: 0,
      backgroundClip: 'text',
    },
  },
});

/** Above the highlight of the next line, which would otherwise cover the descenders of this one. */
export const body = componentStyle({
  position: 'relative',
  selectors: {
    [`${heading} > ${phrase} > &`]: {
      ...brokenByLine,
      paddingInline: '0.12em',
      borderRadius: 'inherit',
      backgroundColor: 'inherit',
    },
  },
});

export const number = componentStyle({ marginInline: '0.25em 0.05em' });
