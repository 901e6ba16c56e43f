/** Part of a picture, in CSS pixels from its start. */
export interface Part {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Number in the margin, and the place on its part to which a line leads. */
export interface PlacedNumber {
  number: number;
  from: Point;
  to: Point;
}

interface Size {
  width: number;
  height: number;
}

/** Distance of a number from the picture, and between two numbers, in CSS pixels. */
const margin = 20;
const gap = 28;

/** Distance from a part at which its line ends: close, but not on its words. */
const clear = 4;

/** Distance along a long edge at which a line ends: near its start, where other parts are rare. */
const near = 24;

const sides = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof sides)[number];

/** The side of the picture that is closest to a part. */
function sideOf(part: Part, size: Size): Side {
  const distance = {
    left: part.x,
    right: size.width - part.x - part.width,
    top: part.y,
    bottom: size.height - part.y - part.height,
  };
  return sides.toSorted((one, other) => distance[one] - distance[other])[0] ?? 'left';
}

/** Place on a part to which the line from a side leads. */
function endOf({ x, y, width, height }: Part, side: Side): Point {
  const along = { x: x + Math.min(width / 2, near), y: y + Math.min(height / 2, near) };
  return {
    left: { x: x - clear, y: along.y },
    right: { x: x + width + clear, y: along.y },
    top: { x: along.x, y: y - clear },
    bottom: { x: along.x, y: y + height + clear },
  }[side];
}

/** Moves sorted places apart, as little as possible. */
function spread(places: readonly number[]): number[] {
  const apart: number[] = [];
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? -Infinity) + gap));
  const shift = apart.reduce((sum, place, index) => sum + place - (places[index] ?? place), 0);
  return apart.map((place) => place - shift / Math.max(1, apart.length));
}

/** Places the numbers of parts around a picture, each at the side that is closest to its part. */
export function placeNumbers(parts: readonly Part[], size: Size): PlacedNumber[] {
  return sides.flatMap((side) => {
    const axis = side === 'left' || side === 'right' ? 'y' : 'x';
    const ends = parts
      .filter((part) => sideOf(part, size) === side)
      .map((part) => ({ number: part.number, to: endOf(part, side) }))
      .toSorted((one, other) => one.to[axis] - other.to[axis]);
    const places = spread(ends.map(({ to }) => to[axis]));
    return ends.map(({ number, to }, index) => {
      const along = places[index] ?? to[axis];
      const across = {
        left: -margin,
        right: size.width + margin,
        top: -margin,
        bottom: size.height + margin,
      }[side];
      return {
        number,
        to,
        from: axis === 'y' ? { x: across, y: along } : { x: along, y: across },
      };
    });
  });
}
