import { breakpoint } from '@heldermatch/tokens';

/** Media queries, mobile first. Use `phone` and `smallPhone` only for styles that larger screens don't have. */
export const media = {
  smallPhone: `not (min-width: ${breakpoint.phone})`,
  phone: `not (min-width: ${breakpoint.tablet})`,
  largePhone: `(min-width: ${breakpoint.largePhone})`,
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
  wide: `(min-width: ${breakpoint.wide})`,
  touch: '(pointer: coarse)',
  noScript: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
