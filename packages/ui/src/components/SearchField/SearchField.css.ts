import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const frame = componentStyle({ position: 'relative', display: 'grid' });

export const control = componentStyle({
  paddingInlineEnd: `calc(${vars.size.targetLarge} + ${vars.space.xxs})`,
  selectors: {
    // Replaces the browser's clear button with one that has an accessible name and is focusable.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const clear = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.border.medium,
  translate: '0 -50%',
});
