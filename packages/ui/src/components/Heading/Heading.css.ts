import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { aroundStroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  margin: 0,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // A heading focused after a navigation marks the start of the content and is not a control.
  selectors: {
    '&[tabindex="-1"]:focus': { outline: 'none' },
    '&&:has(mark)': { lineHeight: aroundStroke },
  },
});

export const size = componentVariants({
  small: {
    fontSize: vars.font.size.titleS,
    lineHeight: vars.font.lineHeight.snug,
    letterSpacing: 0,
  },
  medium: { fontSize: vars.font.size.titleM },
  large: { fontSize: vars.font.size.titleL },
  xlarge: {
    fontSize: vars.font.size.titleXl,
    // Fits a long word, even in the wider letters of a system without a matching fallback font.
    '@media': { [media.smallPhone]: { fontSize: `calc(0.9 * ${vars.font.size.titleXl})` } },
  },
});
