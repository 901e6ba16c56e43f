import {
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeOklch,
  modeRgb,
  parse,
  toGamut,
  useMode as register,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeOklch]) register(mode);
const oklch = converter('oklch');
const mapped = toGamut('rgb', 'oklch');

/** Perceptual colour: `l` from black (0) to white (1), `c` from grey (0) up, `h` in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/**
 * Converts a CSS colour to OKLCH. Undefined for an invalid colour.
 * @see https://www.w3.org/TR/css-color-4/#ok-lab
 */
export function toOklch(color: string): Oklch | undefined {
  const parsed = oklch(parse(color));
  return parsed && { l: parsed.l, c: parsed.c, h: parsed.h ?? 0, alpha: parsed.alpha ?? 1 };
}

/** Converts to `#rrggbb`, or `#rrggbbaa` when translucent. Reduces the chroma to the sRGB gamut. */
export function toHex(color: Oklch): string {
  const shown = mapped({ mode: 'oklch', ...color });
  return color.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

/** Finds the acceptable colour whose lightness is nearest to `color`. Returns undefined if there is none. */
export function nearest(color: Oklch, isGood: (hex: string) => boolean): string | undefined {
  const steps = 200;
  for (let step = 0; step <= steps; step += 1) {
    for (const l of [color.l - step / steps, color.l + step / steps]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (isGood(hex)) return hex;
    }
  }
  return undefined;
}
