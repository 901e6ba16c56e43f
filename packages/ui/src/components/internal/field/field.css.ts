import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { disabled, focusRing, invalid, readOnly } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In a row with a taller field, such as one with an error, its control keeps its height.
  alignContent: 'start',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const label = componentStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const hint = componentStyle({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const description = componentStyle({
  // On its own row below the label and the content after it, in grid and flexbox layouts.
  gridColumn: '1 / -1',
  flexBasis: '100%',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

/** Row of an error message and content at the end. */
export const messages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const error = componentStyle({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.feedback.critical.default,
  textWrap: 'balance',
  selectors: { [`${messages} > &`]: { flex: 'auto' } },
});

/** Input or text area. */
export const control = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.targetLarge,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.default,
  color: vars.color.text.default,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.snug,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&[data-focused], &:focus': focusRing,
    [invalid]: {
      borderColor: vars.color.feedback.critical.default,
      // A thicker border without layout shift, so that the state doesn't depend on colour alone.
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.feedback.critical.default}`,
    },
    [`${disabled}, ${readOnly}`]: {
      background: vars.color.surface.hover,
      color: vars.color.text.muted,
    },
    [disabled]: { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [invalid]: { borderWidth: vars.border.thick },
        [disabled]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
