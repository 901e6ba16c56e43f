import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, hovered, pressed, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

/** Styles that distinguish on from off. `Button` has the states that all buttons share. */
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
      // Doubles the border without a layout shift, so the state does not depend on colour alone.
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
        // Matches the specificity of the hover style, which comes earlier.
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
        // A focus ring in the fill colour would be invisible.
        [`${selected}:is([data-focus-visible], :focus-visible)`]: { outlineColor: 'CanvasText' },
      },
    },
  },
});

/** Square, for a single icon. */
export const square = componentStyle({ paddingInline: 0 });
