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

/** A colour as people see it: `l` from black (0) to white (1), `c` from grey (0) on, `h` in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** Undefined when it is not a colour as CSS writes them. @see https://www.w3.org/TR/css-color-4/#ok-lab */
export function toOklch(color: string): Oklch | undefined {
  const parsed = oklch(parse(color));
  return parsed && { l: parsed.l, c: parsed.c, h: parsed.h ?? 0, alpha: parsed.alpha ?? 1 };
}

/** As `#rrggbb`, with as much of its colour as a screen can show; `#rrggbbaa` when it is translucent. */
export function toHex(color: Oklch): string {
  const shown = mapped({ mode: 'oklch', ...color });
  return color.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

/** The colour whose lightness is nearest to that of `color`, of those that are good. Undefined when none is. */
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
