import { componentStyle } from '../../styles/layered.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
// The button looks like an avatar.
import '../Avatar/Avatar.css.js';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({
  display: 'flex',
  borderRadius: vars.radius.full,
  // Separates overlapping avatars.
  boxShadow: `0 0 0 ${vars.border.medium} ${vars.color.surface.default}`,
  selectors: {
    '& + &': { marginInlineStart: `calc(-1 * ${vars.space.xxs})` },
    // The focus ring stays above the neighbours.
    '&:focus-within': { zIndex: 1, position: 'relative' },
  },
});

export const more = componentStyle({
  padding: 0,
  fontFamily: vars.font.family,
  cursor: 'pointer',
  selectors: {
    [hovered]: { background: vars.color.action.subtle, borderColor: vars.color.action.default },
    [focusVisible]: focusRing,
  },
});

export const names = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const name = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
