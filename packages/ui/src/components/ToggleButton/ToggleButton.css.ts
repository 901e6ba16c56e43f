import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, hovered, pressed, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

/** What a button has in every state stands with `Button`; here is what tells on from off. */
export const root = componentStyle({
  borderColor: border.default,
  background: surface.default,
  color: text.default,
  fontSize: vars.font.size.small,
  selectors: {
    [hovered]: { borderColor: action.default, background: surface.hover },
    [pressed]: { borderColor: action.pressed, background: surface.hover },
    [selected]: {
      borderColor: action.default,
      background: action.subtle,
      // Twice as thick without moving the words: not by colour alone.
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${action.default}`,
      color: action.default,
    },
    [`${selected}[data-hovered]`]: { borderColor: action.hover, color: action.hover },
    [`${selected}[data-pressed]`]: { borderColor: action.pressed, color: action.pressed },
    [disabled]: {
      borderColor: 'transparent',
      background: surface.hover,
      boxShadow: 'none',
      color: text.muted,
    },
    [`${disabled}[data-selected]`]: { borderColor: border.default },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // As many conditions as what is pointed at has, which it follows.
        [`${selected}:not([data-disabled])`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [disabled]: { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
        [`${disabled}[data-selected]`]: {
          forcedColorAdjust: 'none',
          borderColor: 'GrayText',
          background: 'GrayText',
          color: 'Canvas',
        },
        // A ring in the colour of the fill would not be seen on it.
        [`${selected}[data-focus-visible]`]: { outlineColor: 'CanvasText' },
      },
    },
  },
});

/** One icon alone: as wide as it is high. */
export const square = componentStyle({ paddingInline: 0 });
