import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { components } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { focusRing, inputFocusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, feedback, surface, text } = vars.color;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Hit area, with the visible box in its centre. */
export const target = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  // Aligns the visible box, instead of the hit area, with the fields above and below.
  marginInlineStart: `calc((${vars.size.choice} - ${vars.size.target}) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const label = componentStyle({
  alignSelf: 'center',
  paddingBlock: vars.space.xs,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    '[data-disabled] > &': { color: text.muted, cursor: 'not-allowed' },
    '[data-readonly] > &': { color: text.muted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
  },
});

export const below = componentStyle({
  gridColumn: 2,
  paddingBlockEnd: vars.space.xxs,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${below} > a`, {
  '@layer': {
    [components]: {
      // Part of a link's hit area is in the space after the field.
      paddingBlockEnd: vars.space.l,
      // Apart from the label above it, which is a hit area too.
      marginBlock: `${vars.space.xxs} calc(-1 * ${vars.space.l})`,
    },
  },
});

/** States in which a press changes nothing. */
const fixed = '[data-disabled], [data-readonly]';

/** Visible box, styled by the state of its hit area. */
export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.choice,
  blockSize: vars.size.choice,
  border: `${vars.border.medium} solid ${border.default}`,
  borderRadius: vars.radius.s,
  background: surface.default,
  color: 'transparent',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    [`${target}[data-hovered] &, ${target}:has(+ ${label}:hover):not(${fixed}) &`]: {
      borderColor: action.default,
    },
    [`${target}:is([data-selected], [data-indeterminate]) &`]: {
      background: action.default,
      borderColor: action.default,
      color: text.onAction,
    },
    [`${target}:is([data-selected], [data-indeterminate])[data-hovered] &`]: {
      background: action.hover,
      borderColor: action.hover,
    },
    [`${target}[data-pressed] &`]: { borderColor: action.pressed },
    [`${target}[data-invalid] &`]: { borderColor: feedback.critical.default },
    [`${target}${inputFocusVisible} &`]: focusRing,
    [`${target}:is(${fixed}) &`]: { background: surface.hover, borderColor: border.default },
    [`${target}:is(${fixed}):is([data-selected], [data-indeterminate]) &`]: { color: text.muted },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        [`${target}:is([data-hovered], [data-pressed]) &`]: { borderColor: 'Highlight' },
        [`${target}:has(+ ${label}:hover):not(${fixed}) &`]: { borderColor: 'Highlight' },
        [`${target}:is([data-selected], [data-indeterminate]) &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        [`${target}:is([data-selected], [data-indeterminate])[data-hovered] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${target}[data-invalid] &`]: { borderWidth: vars.border.thick, borderColor: 'FieldText' },
        [`${target}${inputFocusVisible} &`]: { outlineColor: 'Highlight' },
        [`${target}[data-disabled] &`]: { background: 'Field', borderColor: 'GrayText' },
        [`${target}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: {
          color: 'GrayText',
        },
      },
    },
  },
});
