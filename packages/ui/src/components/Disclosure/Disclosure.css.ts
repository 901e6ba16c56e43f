import { componentStyle } from '../../styles/layered.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const heading = componentStyle({ margin: 0, fontSize: vars.font.size.body });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.targetLarge,
  paddingBlock: vars.space.s,
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: vars.color.text.default,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: {
    [hovered]: { color: vars.color.action.default, textDecoration: 'underline' },
    [focusVisible]: focusRing,
  },
});

export const chevron = componentStyle({
  flexShrink: 0,
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.duration.fast,
  selectors: { '[data-expanded] > * > * > &': { rotate: '180deg' } },
});

export const panel = componentStyle({
  overflowWrap: 'anywhere',
  selectors: { '[data-expanded] > &': { paddingBlockEnd: vars.space.m } },
});
