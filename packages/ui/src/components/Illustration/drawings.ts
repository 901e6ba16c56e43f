/** Drawing of paper and a marker, as data: for an `Illustration`, or for a picture that isn't HTML. */
export interface Drawing {
  /** Left edge of the drawing in its coordinate system, whose top is zero. */
  x: number;
  /** Size, in pixels. */
  width: number;
  height: number;
  /**
   * Look and path of each part, from back to front. The looks are paper, lines of text, the stroke of a marker, the
   * text on it, a hairline and a bold line. The path is the `d` attribute of an SVG path.
   */
  parts: readonly (readonly [
    look: 'paper' | 'text' | 'marker' | 'marked' | 'hairline' | 'ink',
    path: string,
  ])[];
}

type Part = Drawing['parts'][number];

const { round } = Math;

interface Page {
  x: number;
  y: number;
  width?: number;
  height?: number;
  /** Angle, in degrees clockwise. */
  tilt?: number;
  /** Width of each line of text, as a share of the text area. Zero leaves a blank line. */
  lines?: readonly number[];
  /** Lines that are marked, by index, with the share at which the stroke starts and ends. */
  marks?: Readonly<Record<number, readonly [from: number, to: number]>>;
}

const lead = 22;

const isDrawn = ([, path]: Part) => path !== '';

/** Page with lines of text, some of them marked. */
function page({ x, y, width = 190, height = 256, tilt = 0, lines = [], marks = {} }: Page): Part[] {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  /** Position in the drawing of a position on the page. */
  const at = (u: number, v: number) => {
    const [dx, dy] = [u - width / 2, v - height / 2];
    return `${round(x + width / 2 + dx * cos - dy * sin)} ${round(y + height / 2 + dx * sin + dy * cos)}`;
  };
  const margin = width * 0.13;
  const room = width - 2 * margin;
  const lineAt = (index: number) => margin + 8 + index * lead;
  const stretch = (from: number, to: number, v: number, slope = 0) => {
    const start = `M${at(margin + from * room, v)}`;
    return tilt === 0
      ? `${start}l${round((to - from) * room)} ${-slope}`
      : `${start}L${at(margin + to * room, v - slope)}`;
  };
  const outline =
    tilt === 0
      ? `M${at(0, 0)}h${width}v${height}h${-width}Z`
      : `M${at(0, 0)}L${at(width, 0)}L${at(width, height)}L${at(0, height)}Z`;
  // Round ends of the marker are on the text too. Those of the text don't overlap.
  const [end, space] = [8 / room, 6 / room];
  const textOf = (from: number, to: number, index: number) =>
    to > from ? stretch(from, to, lineAt(index)) : '';
  const text = lines.map((share, index) => {
    const mark = marks[index];
    if (mark === undefined) return textOf(0, share, index);
    const [from, to] = mark;
    return (
      textOf(0, Math.min(from - end - space, share), index) + textOf(to + end + space, share, index)
    );
  });
  const marked = Object.entries(marks).map(([index, [from, to]]) =>
    textOf(Math.max(from - end, 0), Math.min(to + end, lines[Number(index)] ?? 0), Number(index)),
  );
  const parts: Part[] = [
    ['paper', outline],
    ...Object.entries(marks).map(([index, [from, to]]): Part => [
      'marker',
      stretch(from, to, lineAt(Number(index)), 2),
    ]),
    ['text', text.join('')],
    ['marked', marked.join('')],
  ];
  return parts.filter(isDrawn);
}

/** The same parts with one path per look, for pages that don't overlap. */
const together = (parts: readonly Part[]): Part[] =>
  (['paper', 'marker', 'text', 'marked'] as const)
    .map((look): Part => [
      look,
      parts.flatMap(([own, path]) => (own === look ? [path] : [])).join(''),
    ])
    .filter(isDrawn);

/** Drawing whose edges are those of its lines, so that it aligns with text. All have the same height. */
const drawing = (x: number, width: number, parts: readonly Part[]): Drawing => ({
  x,
  width,
  height: 340,
  parts,
});

const body = [0.55, 0, 0.92, 0.8, 0.96, 0.6, 0, 0.9, 0.72, 0.84];

/** Pile of CVs, of which the upper one is read: three sentences are marked. */
export const pile = drawing(130, 261, [
  ...page({ x: 176, y: 50, tilt: 11 }),
  ...page({ x: 148, y: 46, tilt: -7 }),
  ...page({
    x: 138,
    y: 38,
    tilt: -3,
    lines: body,
    marks: { 2: [0, 0.66], 5: [0, 0.58], 8: [0.1, 0.7] },
  }),
]);

/** Page with a marked sentence, and a line to the score that rests on it. */
export const joined = drawing(20, 440, [
  ...page({ x: 22, y: 30, height: 280, lines: [...body, 0.5], marks: { 4: [0, 0.7] } }),
  ...page({ x: 276, y: 92, width: 182, height: 218 }),
  ['text', 'M300 176h134M300 226h134M300 276h134'],
  ['ink', 'M300 176h118M300 226h96M300 276h124'],
  ['marker', 'M310 127l56 -2'],
  ['ink', 'M402 126h30'],
  ['hairline', 'M158 156H246V127H300'],
]);

/** Five CVs in order, two of which change places by hand. */
export const reordered = drawing(16, 448, [
  ...together(
    [18, 110, 294, 386].flatMap((x, index) =>
      page({
        x,
        y: 110 + index * 6,
        width: 76,
        height: 108,
        lines: [0.6, 0.95, 0.8],
        ...(index === 1 ? { marks: { 1: [0, 0.9] as const } } : {}),
      }),
    ),
  ),
  ...page({ x: 202, y: 92, width: 76, height: 108, tilt: -8, lines: [0.6, 0.95, 0.8] }),
  ['hairline', 'M148 96C152 40 232 34 240 76M240 76l-11 -10M240 76l8 -13'],
  ['hairline', 'M240 226C236 284 156 290 148 246M148 246l-9 12M148 246l12 9'],
]);

/** Wall of log slips, one of them by hand. */
export const wall = drawing(
  18,
  440,
  together(
    [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].flatMap((column) => {
        const isByHand = row === 1 && column === 2;
        return page({
          x: 20 + column * 112,
          y: 22 + row * 78,
          width: 100,
          height: 62,
          tilt: isByHand ? -3 : 0,
          lines: [0.5, (row * 3 + column * 5) % 4 < 2 ? 0.95 : 0.75],
          ...(isByHand ? { marks: { 1: [0, 0.9] as const } } : {}),
        });
      }),
    ),
  ),
);

/** Letter to a candidate, out of its envelope, with one marked sentence and a signature. */
export const letter = drawing(94, 292, [
  ['paper', 'M96 178L240 92L384 178V318H96Z'],
  ...page({
    x: 128,
    y: 24,
    width: 224,
    height: 250,
    lines: [0.4, 0, 0.95, 0.88, 0.92, 0.6],
    marks: { 3: [0.2, 0.88] },
  }),
  ['hairline', 'M178 206c8 -22 18 -20 16 -4c-2 16 -12 14 -6 0c8 -16 20 -10 18 2c8 -16 22 -8 30 -2'],
  ['paper', 'M96 178L240 272L384 178V318H96Z'],
  ['hairline', 'M96 318L206 250M384 318L274 250'],
]);

/** Three months of a pilot, as pages of a calendar with a stroke over the weeks in which people judge. */
export const months = drawing(18, 444, [
  ...[0, 1, 2].flatMap((month): Part[] => {
    const x = 22 + month * 150;
    const y = 70;
    const weeks = [0, 1, 2, 3].map((week) => `M${x + 18} ${y + 72 + week * 32}h100`);
    return [
      ...page({ x, y, width: 136, height: 212 }),
      ['ink', `M${x} ${y + 36}h136M${x + 38} ${y - 12}v24M${x + 98} ${y - 12}v24`],
      ...(month === 0
        ? ([['marker', `M${x + 20} ${y + 73}l96 -2M${x + 20} ${y + 105}l96 -2`]] satisfies Part[])
        : []),
      ...(month === 2 ? ([['marker', `M${x + 20} ${y + 169}l96 -2`]] satisfies Part[]) : []),
      ['text', weeks.join('')],
    ];
  }),
  ['hairline', 'M90 306H390M90 300v12M390 300v12'],
]);

/** Page in a shredder. */
export const shredder = drawing(102, 276, [
  ...page({ x: 150, y: 14, width: 180, height: 170, lines: [0.55, 0, 0.92, 0.8, 0.96] }),
  ['paper', 'M104 150H376V192H104Z'],
  ['hairline', 'M128 171h224'],
  [
    'ink',
    'M156 196v108M174 196v92M192 196v118M210 196v84M228 196v112M246 196v98M264 196v122M282 196v88M300 196v106M318 196v94',
  ],
]);

/** Day in the calendar of `appointment`. */
const marked = 'M223 200h34';

/** Appointment: a page of a calendar with one marked day. */
export const appointment = drawing(89, 302, [
  ...page({ x: 92, y: 44, width: 296, height: 266 }),
  ['ink', 'M92 96h296M156 28v32M324 28v32'],
  ['marker', 'M220 200l40 -2'],
  [
    'text',
    [140, 200, 260]
      .flatMap((y) => [111, 167, 223, 279, 335].map((x) => `M${x} ${y}h34`))
      .filter((path) => path !== marked)
      .join(''),
  ],
  ['marked', marked],
]);

/** Page that is read aloud: a ruler under a line, and the sound that leaves it. */
export const readAloud = drawing(58, 332, [
  ...page({
    x: 60,
    y: 30,
    width: 210,
    height: 280,
    lines: [...body, 0.5],
    marks: { 4: [0, 0.96] },
  }),
  ['ink', 'M300 128c12 16 12 40 0 56M330 108c24 30 24 66 0 96M360 88c36 42 36 94 0 136'],
]);

/** Page within the European Union: twelve dots around it. */
export const inEurope = drawing(89, 302, [
  ...page({ x: 182, y: 92, width: 116, height: 156, lines: [0.6, 0, 0.95, 0.8, 0.7] }),
  [
    'ink',
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return `M${round(240 + 148 * Math.sin(angle))} ${round(170 - 148 * Math.cos(angle))}h.1`;
    }).join(''),
  ],
]);

/** Marker that draws its stroke over a sentence on a page. */
export const marking = drawing(64, 350, [
  ...page({
    x: 66,
    y: 30,
    width: 216,
    height: 280,
    lines: [...body, 0.5],
    marks: { 4: [0, 0.8] },
  }),
  ['paper', 'M252 142L372 22L412 62L292 182Z'],
  ['paper', 'M252 142L292 182L266 188L246 168Z'],
  ['marker', 'M252 172l8 8'],
  ['hairline', 'M338 56L378 96'],
]);

/** Scorecard: a total, and five bars with a number of evidence each */
export const scorecard = drawing(108, 264, [
  ...page({ x: 110, y: 20, width: 260, height: 300 }),
  ['ink', 'M142 64h84M304 64h34'],
  ['text', [116, 160, 204, 248, 292].map((y) => `M142 ${y}h156`).join('')],
  ['ink', 'M142 116h138M142 160h146M142 204h128M142 248h118M142 292h108'],
  ['marker', [116, 160, 204, 248, 292].map((y) => `M330 ${y}h.1`).join('')],
]);

/** Sum of scores, some of which count more than others. */
export const sum = drawing(93, 317, [
  ...[0, 1, 2, 3].flatMap((row) =>
    page({
      x: 96,
      y: 18 + row * 58,
      width: [250, 250, 170, 90][row] ?? 0,
      height: 42,
      lines: [],
    }),
  ),
  ['text', 'M116 39h206M116 97h206M116 155h126M116 213h46'],
  ['ink', 'M116 39h182M116 97h190M116 155h112M116 213h38'],
  ['ink', 'M382 97h24M394 85v24'],
  ['hairline', 'M96 258H406'],
  ['marker', 'M104 300l120 -3'],
]);

/** From CVs to a list in order, and from the list to an appointment. */
export const steps = drawing(16, 446, [
  ...page({ x: 30, y: 96, width: 104, height: 142, tilt: 7 }),
  ...page({ x: 22, y: 92, width: 104, height: 142, tilt: -3, lines: [0.6, 0.95, 0.8, 0.9, 0.5] }),
  ...page({
    x: 188,
    y: 92,
    width: 104,
    height: 142,
    lines: [0.95, 0.8, 0.65, 0.5, 0.35],
    marks: { 0: [0, 0.95] },
  }),
  ...page({ x: 354, y: 92, width: 104, height: 142 }),
  ['ink', 'M354 122h104M380 82v22M432 82v22'],
  [
    'text',
    'M372 150h14M398 150h14M424 150h14M372 180h14M424 180h14M372 210h14M398 210h14M424 210h14',
  ],
  ['marker', 'M398 181l14 -1'],
  ['hairline', 'M146 164h30M176 164l-10 -8M176 164l-10 8M306 164h34M340 164l-10 -8M340 164l-10 8'],
]);

/** Two CVs that differ in one line, with the same score. */
export const twins = drawing(16, 448, [
  ...together(
    [20, 270].flatMap((x) =>
      page({
        x,
        y: 20,
        height: 236,
        lines: [0, 0, 0.95, 0.8, 0.92, 0.6, 0, 0.9],
      }),
    ),
  ),
  ['text', 'M20 292h190M270 292h190'],
  ['ink', 'M45 53h70M295 53h118M20 292h138M270 292h138M228 130h24M228 146h24'],
]);

/** Stopwatch at a pile of CVs that a person has judged. */
export const measurement = drawing(83, 301, [
  ...page({ x: 112, y: 34, tilt: 6 }),
  ...page({
    x: 90,
    y: 40,
    tilt: -2,
    lines: body,
    marks: { 2: [0, 0.7], 5: [0, 0.5] },
  }),
  ['paper', 'M230 230a76 76 0 1 0 152 0a76 76 0 1 0 -152 0Z'],
  ['ink', 'M292 138h28M306 140v14M306 230V182M306 230l30 18M366 168l10 -10'],
]);

/** Contract with two signatures. */
export const contract = drawing(130, 220, [
  ...page({
    x: 132,
    y: 18,
    width: 216,
    height: 304,
    lines: [0.5, 0, 0.95, 0.9, 0.94, 0.7, 0, 0.92, 0.6],
    marks: { 3: [0, 0.62] },
  }),
  ['hairline', 'M160 286h70M252 286h70'],
  ['hairline', 'M166 280c8 -26 20 -24 16 -6c-2 16 -10 10 -4 -2c8 -14 18 -6 16 4c8 -14 18 -6 28 -2'],
  ['hairline', 'M258 278c14 -24 20 -14 12 2c12 -18 18 -14 16 0c10 -16 20 -8 30 -6'],
]);
