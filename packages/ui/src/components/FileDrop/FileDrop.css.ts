import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const zone = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: `min(${vars.space.xl}, 5vw)`,
  border: `${vars.border.medium} dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.action.default,
      background: vars.color.action.subtle,
    },
    // React Aria's hidden button is in an element of the zone; the visible button is in the zone itself.
    '&[data-focus-visible], &:not([data-focused]):has(> * > button:focus-visible)': focusRing,
    '[data-invalid] > &': { borderColor: vars.color.feedback.critical.default },
    '&[data-disabled]': { background: vars.color.surface.hover, color: vars.color.text.muted },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
});

export const choose = componentStyle({
  selectors: {
    '&[aria-disabled]': {
      borderColor: vars.color.border.default,
      background: 'transparent',
      color: vars.color.text.muted,
      cursor: 'default',
    },
  },
});

export const list = componentStyle({ padding: 0, listStyle: 'none' });

export const text = componentStyle({ minInlineSize: 0 });
