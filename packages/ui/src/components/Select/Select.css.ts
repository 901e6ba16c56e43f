import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, readOnly } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [focusVisible]: focusRing,
    [readOnly]: { cursor: 'default' },
    '[data-invalid] > &': {
      borderColor: vars.color.feedback.critical.default,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.feedback.critical.default}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-invalid] > &': { borderWidth: vars.border.thick } },
    },
  },
});

export const value = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
