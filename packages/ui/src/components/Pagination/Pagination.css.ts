import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const list = componentStyle({
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const page = componentStyle({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  placeItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.xs,
  border: `${vars.border.medium} solid transparent`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: action.default,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: surface.hover },
    [focusVisible]: focusRing,
    '&[aria-current]': { borderColor: action.default, color: text.default, textDecoration: 'none' },
    '&[aria-disabled]': { background: 'none', color: border.default, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

export const gap = componentStyle({
  minInlineSize: vars.space.l,
  color: text.muted,
  textAlign: 'center',
});
