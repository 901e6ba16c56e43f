import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { coverAround, focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, feedback, text } = vars.color;

/** Number on the corner of the icon. */
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: '50%',
  minInlineSize: '1.5em',
  paddingInline: '0.25em',
  borderRadius: vars.radius.full,
  background: feedback.critical.default,
  color: text.onAction,
  fontSize: '0.75em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5em',
  textAlign: 'center',
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thin} solid ButtonText` },
  },
});

export const empty = componentStyle({ margin: 0, color: text.muted });

export const list = componentStyle({
  margin: 0,
  marginBlockEnd: vars.space.s,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: action.subtle } },
});

export const link = componentStyle({
  color: text.default,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    // The whole item is the hit area.
    '&::after': { ...coverAround, borderRadius: vars.radius.s },
    '&:focus-visible::after': { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/** A dot before the words, and bold. */
export const unread = componentStyle({
  fontWeight: vars.font.weight.bold,
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      marginInlineEnd: vars.space.xs,
      borderRadius: vars.radius.full,
      background: action.default,
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'LinkText' } } },
  },
});

export const details = componentStyle({ color: text.muted, fontSize: vars.font.size.small });
