import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, pressed } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Receives focus when the last tag is removed.
  selectors: { [focusVisible]: { ...focusRing, borderRadius: vars.radius.s } },
  '@media': { [media.touch]: { gap: vars.space.s } },
});

export const tag = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.targetSmall,
  maxInlineSize: '100%',
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  color: text.default,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    [disabled]: { background: surface.hover, borderColor: 'transparent', color: text.muted },
    [focusVisible]: focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

/** Extends the hit area on touch screens to the usual height, around the visible element. */
const fingerTarget = {
  content: '',
  position: 'absolute',
  inset: `min(0px, (100% - ${vars.size.target}) / 2)`,
} as const;

export const link = componentStyle({
  color: action.default,
  textDecorationThickness: vars.border.thin,
  textUnderlineOffset: '0.2em',
  selectors: {
    [hovered]: { background: action.subtle, borderColor: action.default, color: action.hover },
    [pressed]: { color: action.pressed },
  },
  '@media': { [media.touch]: { selectors: { '&::after': fingerTarget } } },
});

export const body = componentStyle({ minInlineSize: 0, paddingBlock: vars.space.xxs });

export const remove = componentStyle({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.targetSmall,
  // Equals the height of the tag without its border.
  blockSize: `calc(${vars.size.targetSmall} - 2 * ${vars.border.thin})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: surface.hover, color: text.default },
    [pressed]: { background: surface.hover, color: action.pressed },
    [disabled]: { cursor: 'not-allowed' },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.medium})` },
  },
  '@media': {
    [media.touch]: { selectors: { '&::after': fingerTarget } },
    [media.forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } },
  },
});

export const empty = componentStyle({
  minBlockSize: vars.size.targetSmall,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.size.targetSmall,
});
