import { componentStyle, componentVariants } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  margin: 0,
  maxInlineSize: measure,
  textWrap: 'pretty',
});

export const size = componentVariants({
  small: { fontSize: vars.font.size.small, lineHeight: vars.font.lineHeight.snug },
  medium: { fontSize: vars.font.size.body, lineHeight: vars.font.lineHeight.normal },
  // An introduction of a few lines: no word alone on the last one.
  large: {
    fontSize: vars.font.size.large,
    lineHeight: vars.font.lineHeight.normal,
    textWrap: 'balance',
  },
});

export const emphasis = componentVariants({
  default: {},
  muted: { color: vars.color.text.muted },
});

export const weight = componentVariants({
  regular: {},
  medium: { fontWeight: vars.font.weight.medium },
});
