import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.hover,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
});

export const size = componentVariants({
  small: { inlineSize: vars.space.xl, blockSize: vars.space.xl, fontSize: '0.8125em' },
  medium: {
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    fontSize: vars.font.size.small,
  },
});
