import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, inputFocusVisible, readOnly } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, feedback, surface, text } = vars.color;

/** States in which a press changes nothing. */
const fixed = '[data-disabled], [data-readonly]';

export const root = componentStyle({ display: 'grid', justifyItems: 'start' });

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${vars.size.choice}) / 2)`,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    [disabled]: { color: text.muted, cursor: 'not-allowed' },
    [readOnly]: { color: text.muted, cursor: 'default' },
  },
});

export const body = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const track = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.choice,
  padding: vars.border.thick,
  border: `${vars.border.medium} solid ${border.default}`,
  borderRadius: vars.radius.full,
  background: surface.default,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: action.default },
    [`${button}[data-selected] &`]: { background: action.default, borderColor: action.default },
    [`${button}[data-invalid] &`]: { borderColor: feedback.critical.default },
    [`${button}${inputFocusVisible} &`]: focusRing,
    [`${button}:is(${fixed}) &`]: { background: surface.hover, borderColor: border.default },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        [`${button}[data-hovered] &`]: { borderColor: 'Highlight' },
        [`${button}[data-selected] &`]: { background: 'Highlight', borderColor: 'Highlight' },
        [`${button}[data-invalid] &`]: { borderWidth: vars.border.thick, borderColor: 'FieldText' },
        [`${button}${inputFocusVisible} &`]: { outlineColor: 'Highlight' },
        [`${button}[data-disabled] &`]: { background: 'Field', borderColor: 'GrayText' },
      },
    },
  },
});

/** Shows the state by its position, in addition to colour. */
export const knob = componentStyle({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: border.default,
  transitionProperty: 'margin, background-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    [`${button}[data-selected] &`]: {
      background: text.onAction,
      marginInlineStart: `calc(${vars.size.target} - ${vars.size.choice})`,
    },
    [`${button}[data-selected]:is(${fixed}) &`]: { background: border.default },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'FieldText',
      selectors: {
        [`${button}[data-selected] &`]: { background: 'HighlightText' },
        [`${button}[data-disabled] &`]: { background: 'GrayText' },
      },
    },
  },
});
