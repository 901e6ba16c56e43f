import { cover } from '../internal/overlay/fade.css.js';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;

/** Keeps the palette at a fixed distance from the top, whatever its height. */
export const overlay = componentStyle({
  ...cover,
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  '@media': {
    [media.tablet]: { paddingBlockStart: '12vh', paddingInline: vars.space.m },
    [media.print]: { display: 'none' },
  },
});

export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: 0,
  background: surface.raised,
  color: text.default,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { blockSize: '100%' },
    [media.tablet]: {
      maxInlineSize: vars.size.dialog,
      maxBlockSize: '76vh',
      border: line,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** Scrolls as a whole under a sticky header: its input is focusable, a list of commands is not. */
export const root = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: `calc(${vars.size.targetLarge} + 2 * ${vars.space.xs} + ${vars.space.xxs})`,
  scrollPaddingBlockEnd: vars.space.xxs,
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  padding: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderBlockEnd: line,
  background: surface.raised,
  color: text.muted,
});

/** On phones with large text the labels need the room. */
export const icon = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const field = componentStyle({ flex: 1, minInlineSize: 0 });

export const input = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.targetLarge,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.m,
  outline: 'none',
  background: 'transparent',
  color: text.default,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    // React Aria removes this while a command has virtual focus, which then shows the focus ring.
    '&[data-focused]': focusRing,
  },
});

export const list = componentStyle({ padding: vars.space.xxs, outline: 'none' });

/** Wraps trailing content below the label if it does not fit. */
export const item = componentStyle({ flexWrap: 'wrap' });

export const label = componentStyle({ flexBasis: `min(${vars.size.column}, 60%)` });

/** Visible keys of a shortcut. */
export const shortcut = componentStyle({
  flexShrink: 0,
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.s,
  color: text.muted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.small,
});
