import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, text } = vars.color;

/** In a line and not in a flexbox, where parts from left to right in a text from right to left change places. */
export const segments = componentStyle({
  display: 'block',
  alignContent: 'center',
  whiteSpace: 'nowrap',
  cursor: 'text',
});

/** Where it is a field of its own. */
export const alone = componentStyle({ selectors: { '&[data-focus-within]': focusRing } });

export const segment = componentStyle({
  paddingBlock: vars.border.medium,
  borderRadius: vars.radius.s,
  outline: 'none',
  whiteSpace: 'pre',
  selectors: {
    '&:not([data-type=literal])': { paddingInline: vars.border.thick },
    '&[data-type=literal]': { color: text.muted },
    '&[data-placeholder]': { color: text.muted },
    '&[data-focused]': { background: action.default, color: text.onAction },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
