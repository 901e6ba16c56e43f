import { componentStyle, componentVariants } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

const { xxs, xs, s, m, l, xl, xxl } = vars.space;
export const gap = componentVariants({
  xxs: { gap: xxs },
  xs: { gap: xs },
  s: { gap: s },
  m: { gap: m },
  l: { gap: l },
  xl: { gap: xl },
  xxl: { gap: xxl },
});
