import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: `${vars.border.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} ${vars.motion.duration.turn} linear infinite`,
  // Without motion a partial ring would look like a defect, so it becomes a full, dotted one.
  '@media': {
    [media.reducedMotion]: {
      animation: 'none',
      borderStyle: 'dotted',
      borderColor: 'currentColor',
    },
  },
});

export const size = componentVariants({
  small: { inlineSize: '1em', blockSize: '1em', borderWidth: vars.border.medium },
  medium: { inlineSize: vars.size.target, blockSize: vars.size.target },
  large: {
    inlineSize: `calc(${vars.size.target} * 1.5)`,
    blockSize: `calc(${vars.size.target} * 1.5)`,
  },
});
