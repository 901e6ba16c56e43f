import { breakpoint } from '@heldermatch/tokens';

/** Media queries, mobile first. */
export const media = {
  largePhone: `(min-width: ${breakpoint.largePhone})`,
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
