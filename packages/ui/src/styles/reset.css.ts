import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.js';
import { media } from './media.js';
import { vars } from './theme.css.js';

const resetStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('html', {
  textSizeAdjust: '100%',
  // Room for the fixed navigation bar above the target of a fragment.
  scrollPaddingBlockStart: `calc(${vars.size.navigation} + ${vars.space.m})`,
  hyphens: 'manual',
  // Where words may be split, the short ones stay whole.
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
// From one page to the next: short, and what is there can be pressed at once.
resetStyle('::view-transition', { pointerEvents: 'none' });
resetStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.duration.fast,
});
resetStyle('*', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      // Not a moment: what inherits a colour would then follow its parent a frame later, and its child yet another.
      transitionDuration: '0s !important',
    },
  },
});
// Paper is white, also for who reads in the dark; on ink, which is not printed, the words would be white.
resetStyle('*', { '@media': { [media.print]: { colorScheme: 'light !important' } } });
