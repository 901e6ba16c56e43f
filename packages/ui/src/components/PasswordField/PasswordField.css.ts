import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const frame = componentStyle({ position: 'relative', display: 'grid' });

export const control = componentStyle({
  paddingInlineEnd: `calc(${vars.size.targetLarge} + ${vars.space.xxs})`,
  selectors: {
    // Edge adds its own reveal button.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.border.medium,
  translate: '0 -50%',
});
