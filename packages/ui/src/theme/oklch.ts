import { ColorSpace, HSL, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

for (const space of [sRGB, HSL, OKLCH]) ColorSpace.register(space);

/** A colour as people see it: `l` from black (0) to white (1), `c` from grey (0) on, `h` in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** @throws when it is not a colour that CSS knows. @see https://www.w3.org/TR/css-color-4/#ok-lab */
export function toOklch(color: string): Oklch {
  const { coords, alpha } = to(parse(color), OKLCH);
  const [l, c, h] = coords.map((coordinate) => coordinate ?? 0);
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0, alpha: alpha ?? 1 };
}

/** As `#rrggbb`, with as much of its colour as a screen can show. */
export function toHex({ l, c, h, alpha }: Oklch): string {
  const shown = toGamut({ space: OKLCH, coords: [l, c, h], alpha }, { space: sRGB });
  return serialize(to(shown, sRGB), { format: 'hex', collapse: false });
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
