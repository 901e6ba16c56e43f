import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'start',
  gap: vars.space.xs,
  maxInlineSize: vars.size.form,
  '@media': { [media.print]: { display: 'none' } },
});

export const size = componentVariants({
  small: { fontSize: vars.font.size.small },
  medium: { fontSize: vars.font.size.body },
});

/** Height of the field and the button. */
export const controlSize = componentVariants({
  small: { minBlockSize: vars.size.target },
  medium: { minBlockSize: vars.size.targetLarge },
});

export const label = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  flex: '1 1 12rem',
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const input = componentStyle({
  inlineSize: '100%',
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  color: text.default,
  fontSize: 'inherit',
  fontWeight: vars.font.weight.regular,
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    [focusVisible]: focusRing,
  },
});

export const button = componentStyle({
  paddingInline: vars.space.m,
  border: `${vars.border.medium} solid`,
  borderRadius: vars.radius.m,
  fontSize: 'inherit',
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: { [focusVisible]: focusRing },
});

/** Emphasis of the button: a small form is a side issue of its page. */
export const emphasis = componentVariants({
  small: {
    borderColor: text.default,
    background: 'transparent',
    color: text.default,
    selectors: { [hovered]: { background: surface.hover } },
  },
  medium: {
    borderColor: action.default,
    background: action.default,
    color: text.onAction,
    selectors: { [hovered]: { borderColor: action.hover, background: action.hover } },
  },
});
