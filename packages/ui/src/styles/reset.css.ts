import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.js';
import { media } from './media.js';
import { vars } from './theme.css.js';

const resetStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('html', {
  textSizeAdjust: '100%',
  // Keeps the target of a fragment link below the fixed navigation bar.
  scrollPaddingBlockStart: `calc(${vars.size.navigation} + ${vars.space.m})`,
  hyphens: 'manual',
  // Never hyphenates short words.
  hyphenateLimitChars: '10 4 4',
});
resetStyle('body', {
  margin: 0,
  background: vars.color.surface.default,
  color: vars.color.text.default,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.normal,
  overflowWrap: 'anywhere',
});
resetStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 });
resetStyle('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' });
resetStyle('img, svg, iframe', { display: 'block', maxInlineSize: '100%' });
resetStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
// View transitions between pages are short, and don't block pointer events.
resetStyle('::view-transition', { pointerEvents: 'none' });
resetStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.duration.fast,
});
resetStyle('*', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      // Zero, not a short duration: otherwise an inherited colour would change one frame later at each level of
      // nesting.
      transitionDuration: '0s !important',
    },
  },
});
// Prints in the light theme even if the screen uses the dark one. Browsers don't print backgrounds, so light text would
// be invisible.
resetStyle('*', { '@media': { [media.print]: { colorScheme: 'light !important' } } });
// Letters of the size that paper usually has. The page's own gutter is the margin at the sides.
resetStyle('html', { '@media': { [media.print]: { fontSize: '80%' } } });
resetStyle('@page', { margin: '12mm 0' });
// A heading or introduction stays with its content, and an item of a list or table is on one page if it fits.
resetStyle(':is(h1, h2, h3, h4), p:has(+ :is(dl, ul, ol, table))', {
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
resetStyle('li, dl > div, tr, footer', {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
