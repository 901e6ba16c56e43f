import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, inputFocusVisible, readOnly } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, feedback, surface, text } = vars.color;

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column}), 1fr))`,
  gap: vars.space.s,
});

export const radio = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${vars.size.choice}) / 2)`,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: {
    [disabled]: { color: text.muted, cursor: 'not-allowed' },
    [readOnly]: { color: text.muted, cursor: 'default' },
    [`${tiles} > &`]: {
      padding: vars.space.s,
      border: `${vars.border.thin} solid ${border.default}`,
      borderRadius: vars.radius.l,
    },
    [`${tiles} > &[data-hovered]`]: { background: action.subtle },
    [`${tiles} > &[data-selected]`]: {
      borderColor: action.default,
      boxShadow: `inset 0 0 0 ${vars.border.medium} ${action.default}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } },
  },
});

/** Explanation below the label. */
export const description = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: text.muted,
  fontSize: vars.font.size.small,
});

export const body = componentStyle({ minInlineSize: 0 });

/** Visible ring. Its dot is an inner border, which forced colours preserve. */
export const ring = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.choice,
  blockSize: vars.size.choice,
  border: `${vars.border.medium} solid ${border.default}`,
  borderRadius: vars.radius.full,
  background: surface.default,
  transitionProperty: 'border-width, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    [`${radio}[data-hovered] &`]: { borderColor: action.default },
    [`${radio}[data-selected] &`]: {
      borderWidth: `calc(${vars.size.choice} * 0.3)`,
      borderColor: action.default,
    },
    [`${radio}[data-pressed] &`]: { borderColor: action.pressed },
    [`${radio}[data-invalid] &`]: { borderColor: feedback.critical.default },
    [`${radio}${inputFocusVisible} &`]: focusRing,
    [`${radio}:is([data-disabled], [data-readonly]) &`]: {
      background: surface.hover,
      borderColor: border.default,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        [`${radio}:is([data-hovered], [data-pressed]) &`]: { borderColor: 'Highlight' },
        [`${radio}[data-selected] &`]: { borderColor: 'Highlight' },
        [`${radio}[data-invalid] &`]: { borderColor: 'FieldText' },
        [`${radio}${inputFocusVisible} &`]: { outlineColor: 'Highlight' },
        [`${radio}[data-disabled] &`]: { background: 'Field', borderColor: 'GrayText' },
      },
    },
  },
});
