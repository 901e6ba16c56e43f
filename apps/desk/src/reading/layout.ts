// Reading order of a page that has only placed text: recursive splitting into columns (XY-cut), and lines into passages.
import type { Passage } from './text.ts';

/** Text on a page. Positions are in points from the top left of the page as it is shown. */
export interface Fragment {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Size of the font. */
  size: number;
  /** Place in the order in which the file paints its text. */
  order: number;
}

/** Distance between two fragments of a line, as a share of the size, from which there is a space between them. */
const wordGap = 0.15;
/** And from which they may be in different columns, if they are painted one after the other or not. */
const columnGap = { next: 1, apart: 0.5 };
/** Distance between the baselines of two lines of a paragraph, as a share of the size. */
const lineGap = 1.6;

const byPlace = (one: Fragment, other: Fragment) => one.y - other.y || one.left - other.left;

/** Letters that are read from right to left, and the marks between them. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[^\p{L}\p{N}]*[\p{Script=Hebrew}\p{Script=Arabic}])*/gu;
/** Other words and numbers, and the marks between them. */
const leftToRight =
  /[^\p{Script=Hebrew}\p{Script=Arabic}\s](?:[^\p{Script=Hebrew}\p{Script=Arabic}]*[^\p{Script=Hebrew}\p{Script=Arabic}\s])?/gu;

/** Whether most of the text is read from right to left. */
export const isRightToLeft = (text: string) =>
  (text.match(rightToLeft) ?? []).join('').length * 2 > text.trim().length;

const reverse = (text: string) => Array.from(text).toReversed().join('');

/** Returns a line in the order in which it is read, from the order in which it is seen. */
const readOrder = (text: string) =>
  isRightToLeft(text)
    ? reverse(text).replaceAll(leftToRight, reverse)
    : text.replaceAll(rightToLeft, reverse);

const gapBetween = (one: Fragment, other: Fragment) =>
  Math.max(one.left - other.right, other.left - one.right);

/** Returns the gap from which there is a space. Some programs place each letter, at any distance. */
function spaceOf(fragments: readonly Fragment[]): number {
  const size = Math.max(...fragments.map((fragment) => fragment.size));
  const isSpelled = share(fragments, ({ text }) => text.trim().length === 1) > 0.6;
  if (fragments.length < 4 || !isSpelled) return wordGap * size;
  const gaps = fragments
    .slice(1)
    .map(({ left }, index) => left - (fragments[index]?.right ?? left))
    .toSorted((one, other) => one - other);
  if ((gaps[Math.floor(gaps.length / 2)] ?? 0) < 0.05 * size) return wordGap * size;
  const steps = gaps
    .slice(1)
    .map((gap, index) => (gap < wordGap * size ? 0 : gap - (gaps[index] ?? gap)));
  const step = Math.max(...steps);
  return step < wordGap * size ? Infinity : (gaps[steps.indexOf(step) + 1] ?? 0) - step / 2;
}

/** Joins fragments of one line that touch or are a space apart. */
function joinFragments(fragments: readonly Fragment[]): Fragment {
  const ordered = fragments.toSorted((one, other) => one.left - other.left);
  const space = spaceOf(ordered);
  let text = '';
  let before: Fragment | undefined;
  for (const one of ordered) {
    const gap = before === undefined ? 0 : gapBetween(one, before);
    text += gap > space && !text.endsWith(' ') ? ` ${one.text}` : one.text;
    before = one;
  }
  const largest = fragments.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    text,
    left: Math.min(...fragments.map(({ left }) => left)),
    right: Math.max(...fragments.map(({ right }) => right)),
    y: largest.y,
    size: largest.size,
    order: Math.min(...fragments.map(({ order }) => order)),
  };
}

/** Groups fragments by their baselines. */
function baselinesOf(fragments: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted(byPlace)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && fragment.y - first.y < 0.3 * Math.min(fragment.size, first.size)) {
      line.push(fragment);
    } else lines.push([fragment]);
  }
  return lines;
}

/** Moves raised and lowered characters, such as the 2 of m², to the line that they belong to. */
function withRaised(lines: readonly Fragment[][]): Fragment[][] {
  const isRaised = (fragment: Fragment, other: Fragment) =>
    fragment.size < other.size * 0.85 &&
    Math.abs(fragment.y - other.y) < 0.6 * other.size &&
    gapBetween(fragment, other) < 0.3 * other.size;
  const all = lines.map((line) => [...line]);
  for (const [index, line] of lines.entries()) {
    for (const fragment of line) {
      const home = [index - 1, index + 1].find((near) =>
        lines[near]?.some((other) => isRaised(fragment, other)),
      );
      if (home === undefined) continue;
      all[home]?.push(fragment);
      all[index] = all[index]?.filter((one) => one !== fragment) ?? [];
    }
  }
  return all.filter((line) => line.length > 0);
}

/** Groups fragments into lines, and splits each line where columns may be. */
function cellsOf(fragments: readonly Fragment[]): Fragment[] {
  return withRaised(baselinesOf(fragments)).flatMap((line) => {
    const cells: Fragment[][] = [];
    let right = -Infinity;
    let order = -Infinity;
    for (const fragment of line.toSorted((one, other) => one.left - other.left)) {
      const gap = columnGap[fragment.order === order + 1 ? 'next' : 'apart'];
      if (fragment.left - right > gap * fragment.size) cells.push([]);
      cells.at(-1)?.push(fragment);
      right = Math.max(right, fragment.right);
      order = fragment.order;
    }
    return cells.map(joinFragments);
  });
}

const yearOrLabel = /\b(?:19|20)\d\d\b|:$/;

const share = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(isCounted).length / items.length;

/** Whether most lines are close to the line above, as in running text or a list. */
const areStacked = (cells: readonly Fragment[]) =>
  share(cells.slice(1), ({ y, size }) =>
    cells.some((one) => one.y < y && y - one.y <= size * lineGap),
  ) >= 0.5;

const arePeriods = (cells: readonly Fragment[]) =>
  share(cells, ({ text }) => yearOrLabel.test(text)) >= 0.5;

/** Whether most lines of a side of a gutter are next to a line of the other. */
const areAligned = (cells: readonly Fragment[], others: readonly Fragment[]) =>
  share(cells, ({ y, size }) => others.some((one) => Math.abs(one.y - y) < size * 0.6)) >= 0.8;

const byOrder = (one: Fragment, other: Fragment) => one.order - other.order;

/** Whether a file paints these cells from top to bottom, apart from short steps back to the top of a row. */
function isDownward(cells: readonly Fragment[]): boolean {
  const painted = cells.toSorted(byOrder);
  const ys = painted.map(({ y }) => y);
  const steps = ys.slice(1).map((y, index) => (ys[index] ?? y) - y);
  return Math.max(...steps) < (Math.max(...ys) - Math.min(...ys)) / 2;
}

/** Whether cells are lines of sentences. */
const isRunning = (cells: readonly Fragment[]) =>
  share(cells, ({ text }) => text.length > 25) >= 0.5 &&
  share(cells, ({ text }) => /^\p{Ll}/u.test(text)) >= 0.3;

/**
 * Returns how the text at both sides of a gutter is read. 'painted' is the order in which the file paints it; 'left' and
 * 'right' are the side with a label for each row.
 */
function readingOf({ left, right }: Band): 'columns' | 'painted' | 'left' | 'right' {
  const leftCells = new Set(left);
  const sides = [...left, ...right].toSorted(byOrder).map((cell) => leftCells.has(cell));
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
  const isApart = changes <= 1 && !areStacked(left) && !areStacked(right);
  const areLabels = (side: readonly Fragment[], other: readonly Fragment[]) =>
    areAligned(side, other) && (arePeriods(side) || isApart);
  if (areLabels(left, right)) return 'left';
  if (areLabels(right, left)) return 'right';
  if (changes <= 1) return 'columns';
  // Some programs paint columns line by line.
  const isByLine = changes > sides.length / 3 && areStacked(left) && areStacked(right);
  if (isByLine && (isRunning(left) || isRunning(right))) return 'columns';
  return isDownward(left) && isDownward(right) ? 'painted' : 'columns';
}

/** Returns the lines of labels with the text next to each, which can have several columns. */
function rowsOf(labels: readonly Fragment[], others: readonly Fragment[], side: 'left' | 'right') {
  const tops = labels.toSorted(byPlace).map(({ y, size }) => y - size * 0.6);
  const rows = [-Infinity, ...tops].map((top, index) => {
    const isIn = ({ y }: Fragment) => y >= top && y < (tops[index] ?? Infinity);
    return { row: labels.filter(isIn), text: others.filter(isIn) };
  });
  return rows.flatMap(({ row, text }) => {
    if (side === 'left' || row.length === 0) return [linesOf(row), ...cellsOfRow(text)];
    // The label ends the first line.
    const end = Math.max(...row.map(({ y, size }) => y + size * 0.6));
    const first = text.filter(({ y }) => y < end);
    return [
      linesOf([...first, ...row]),
      ...cellsOfRow(text.filter((cell) => !first.includes(cell))),
    ];
  });
}

/** Returns the lines of the cells of a row. Those of few lines have no gutter. */
const cellsOfRow = (cells: readonly Fragment[]) =>
  splitOf(cells) === undefined ? [linesOf(cells.toSorted(byOrder))] : columnsOf(cells);

/** Two columns, with the lines above and below that span both. */
interface Split {
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
}

/** Text at both sides of a gutter, between two cells that cross it. */
interface Band {
  left: Fragment[];
  right: Fragment[];
}

/** Amount of text at both sides of a gutter; 0 if one side is above the other. */
function weightOf({ left, right }: Band): number {
  if (left.length < 2 || right.length < 2) return 0;
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  return bottom > top ? Math.min(left.length, right.length) : 0;
}

/** Whether one long word, such as an address, sticks out of its column. */
const isOverflow = ({ text, left, right, size }: Fragment, x: number) =>
  right - x < size * 4 && x - left > right - x && !/\s/.test(text.trim());

/** Finds the gutter with the most text at both sides. */
function splitOf(cells: readonly Fragment[]): Split | undefined {
  const sorted = cells.toSorted(byPlace);
  let best: (Band & { weight: number }) | undefined;
  for (const x of new Set(sorted.map(({ left }) => Math.floor(left)))) {
    const bands: Band[] = [{ left: [], right: [] }];
    for (const cell of sorted) {
      if (cell.right <= x || isOverflow(cell, x)) bands.at(-1)?.left.push(cell);
      else if (cell.left >= x) bands.at(-1)?.right.push(cell);
      else bands.push({ left: [], right: [] });
    }
    for (const band of bands) {
      const weight = weightOf(band);
      if (weight > (best?.weight ?? 0)) best = { ...band, weight };
    }
  }
  if (best === undefined) return undefined;
  const { left, right, before, after } = trim(best);
  const inside = new Set([...left, ...right]);
  const middle = ((left[0]?.y ?? 0) + (left.at(-1)?.y ?? 0)) / 2;
  const rest = sorted.filter((cell) => !inside.has(cell));
  const isAbove = (cell: Fragment) =>
    before.includes(cell) || (!after.includes(cell) && cell.y < middle);
  return {
    left,
    right,
    above: rest.filter(isAbove),
    below: rest.filter((cell) => !isAbove(cell)),
  };
}

/** Removes what a file paints before both sides and above them, such as a name, or after them and below them. */
function trim({ left, right }: Band) {
  const lefts = new Set(left);
  const painted = [...left, ...right].toSorted(byOrder);
  const isEdge = (cell: Fragment, isBeyond: (other: Fragment) => boolean) =>
    (lefts.has(cell) ? right : left).every(isBeyond);
  let [start, end] = [0, painted.length];
  const first = painted.findIndex((cell) => !isEdge(cell, ({ y }) => y > cell.y + cell.size));
  const last = painted.findLastIndex((cell) => !isEdge(cell, ({ y }) => y < cell.y - cell.size));
  const isLeft = painted.map((cell) => lefts.has(cell));
  if (first > 0 && isLeft[first] !== isLeft[first - 1]) start = first;
  if (last >= 0 && last + 1 < end && isLeft[last] !== isLeft[last + 1]) end = last + 1;
  const kept = new Set(painted.slice(start, end));
  if (![left, right].every((side) => side.some((cell) => kept.has(cell)))) {
    return { left, right, before: [], after: [] };
  }
  return {
    left: left.filter((cell) => kept.has(cell)),
    right: right.filter((cell) => kept.has(cell)),
    before: painted.slice(0, start),
    after: painted.slice(end),
  };
}

/** Returns the lines in reading order, column by column. Lines of different columns are in different lists. */
function columnsOf(cells: readonly Fragment[]): Fragment[][] {
  const split = splitOf(cells);
  if (split === undefined) return [linesOf(cells.toSorted(byPlace))];
  const { above, left, right, below } = split;
  const reading = readingOf(split);
  const between = {
    columns: () => [...columnsOf(left), ...columnsOf(right)],
    painted: () => [linesOf([...left, ...right].toSorted(byOrder))],
    left: () => rowsOf(left, right, 'left'),
    right: () => rowsOf(right, left, 'right'),
  }[reading]();
  return [...columnsOf(above), ...between, ...columnsOf(below)].filter(({ length }) => length > 0);
}

/** Joins the cells of a line, from cells in reading order. */
function linesOf(cells: readonly Fragment[]): Fragment[] {
  const lines: Fragment[][] = [];
  for (const cell of cells) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame = first && Math.abs(first.y - cell.y) < 0.4 * Math.min(first.size, cell.size);
    if (isSame) line.push(cell);
    else lines.push([cell]);
  }
  return lines.map(joinFragments);
}

const bullet = /^[•◦▪‣●○·■–*-]\s+/;

/** Whether a word is broken between two lines. */
const isBroken = (before: string, line: string) =>
  /\p{L}[-\u00AD\u2010]$/u.test(before.slice(-3)) && /^\p{Ll}/u.test(line);

/** Parts of words that keep their hyphen at the end of a line, as in 'hr-dashboard', 'zzp-contract' and 'full-stack'. */
const hyphenated =
  /(?:^|[^\p{L}])(?:\p{L}|\p{Lu}+|[^aeiouyàáèéêëíïóöúü\P{L}]+|ai|api|avg|full|havo|hbo|ict|it|mbo|non|part|self|seo|ui|ux|vmbo|vwo)[-\u2010]$/u;

/** Joins a line to the text before it. */
function joinLine(before: string, line: string): string {
  const end = before.slice(-10);
  if (!isBroken(before, line)) return /\p{L}-$/u.test(end) ? before + line : `${before} ${line}`;
  return (hyphenated.test(end) ? before : before.slice(0, -1)) + line;
}

/** Sizes by which headings are recognized. */
export interface Sizes {
  usual: number;
  largest: number;
}

function typeOf({ text, size }: Fragment, { usual, largest }: Sizes): Passage['type'] {
  if (size > usual * 1.15)
    return size > largest - 0.5 && largest > usual * 1.3 ? 'title' : 'heading';
  return bullet.test(text) ? 'item' : 'paragraph';
}

/** Joins the lines of a column into passages: close lines of running text form a paragraph. */
function passagesOfColumn(lines: readonly Fragment[], sizes: Sizes): Passage[] {
  const passages: Passage[] = [];
  const edge = Math.max(...lines.map(({ right }) => right));
  let last: Fragment | undefined;
  let isFirst = true;
  for (const line of lines) {
    const text = readOrder(line.text.replaceAll(/\s+/g, ' ').trim());
    const type = typeOf({ ...line, text }, sizes);
    const before = passages.at(-1);
    const continues = type === 'paragraph' && ['paragraph', 'item'].includes(before?.type ?? '');
    if (before && last && continues && isNext(last, line, edge, isFirst)) {
      before.text = joinLine(before.text, text);
      isFirst = false;
    } else {
      passages.push({ type, text: text.replace(bullet, '') });
      isFirst = true;
    }
    last = line;
  }
  return passages;
}

/** Whether a line continues the text of the one above it. */
function isNext(last: Fragment, line: Fragment, edge: number, isFirst: boolean): boolean {
  const { left, right, size, text } = line;
  if (line.y < last.y || line.y - last.y > size * lineGap) return false;
  // A list hangs from its bullet, and a first line can be indented. Centred lines share their middle.
  const indent = left - last.left;
  const isItem = bullet.test(last.text);
  const hangs =
    indent > (isFirst && !isItem ? -3 : -0.3) * size && indent < (isItem ? 4 : 1) * size;
  const isCentred = Math.abs(left + right - last.left - last.right) < 2;
  if (!hangs && !isCentred) return false;
  // The first word of this line did not fit in the last one.
  const firstWord = ((right - left) / text.length) * text.search(/\s|$/);
  return last.right + firstWord > edge - size || isBroken(last.text.trim(), text);
}

/** Returns the passages of a page in reading order. A word can be broken between two columns. */
export function passagesOf(fragments: readonly Fragment[], sizes: Sizes): Passage[] {
  const passages: Passage[] = [];
  for (const lines of columnsOf(cellsOf(fragments))) {
    const [first, ...others] = passagesOfColumn(lines, sizes);
    const before = passages.at(-1);
    if (before && first && isBroken(before.text, first.text)) {
      before.text = joinLine(before.text, first.text);
    } else if (first) passages.push(first);
    passages.push(...others);
  }
  return passages;
}
