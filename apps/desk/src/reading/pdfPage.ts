// Follows the operators of a page, because the text content that pdf.js returns has no colours and merges words of
// different columns.
import { AnnotationMode, OPS, Util, type PDFPageProxy } from 'pdfjs-dist';
import { isRightToLeft, type Fragment } from './layout.ts';
import { limits } from './limits.ts';
import { tooMuchText, type Unread } from './text.ts';

/** Left, top, right and bottom, in points from the top left of the page as it is shown. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface PageContent {
  /** Visible words by the angle of their lines, each as if it were upright. The largest group is first. */
  groups: readonly (readonly Fragment[])[];
  unread: ReadonlySet<Unread['type']>;
}

type Matrix = readonly number[];

/** Graphics state, as far as it concerns text. */
interface State {
  matrix: Matrix;
  color: string;
  alpha: number;
  mode: number;
  font: Font | undefined;
  size: number;
  leading: number;
  rise: number;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
}

/** Font of pdf.js, with the properties that its types lack. */
interface Font {
  isType3Font?: boolean;
  missingFile?: boolean;
  vertical?: boolean;
  fontMatrix?: readonly number[];
  composite?: boolean;
  /** Names of glyphs that differ from the encoding, by character code. */
  differences?: ReadonlyMap<number, string>;
}

interface Glyph {
  unicode: string;
  width: number;
  vmetric: readonly number[] | null;
  isSpace: boolean;
  originalCharCode: number;
}

/** Word with the properties that decide whether it can be seen. */
interface Word extends Fragment {
  angle: number;
  color: string;
  isPainted: boolean;
  font: Font | undefined;
  /** Middle of the word, on the page. */
  x: number;
  middle: number;
  /** Number of shapes painted before it. */
  shapes: number;
}

/** Shape or picture, of which the colour is undefined if it isn't one colour. */
interface Shape {
  box: Box;
  color: string | undefined;
  isPicture: boolean;
}

const invisibleMode = 3;
/** Smallest size that can be read, in points. */
const legibleSize = 3;
/** Largest difference of a colour channel at which text can't be distinguished from its background. */
const indistinct = 12;
/** Share of a page from which a picture may contain a document: 9 by 10 cm on A4. */
const largePicture = 0.15;
/** Words of a page from which a picture is its decoration. */
const fewWords = 20;
/** Shapes from which a page without words may be text that was converted to curves. */
const manyShapes = 200;

/** Gap between two glyphs from which there is a space between them, as a share of the size. */
const spaceGap = 0.15;
/** The same in a string that also has spaces. */
const extraGap = 0.4;

/** Ligatures and other forms of letters, which a search doesn't find. */
const forms = /[\uFB00-\uFDFF\uFE70-\uFEFC]/g;

/** Ligatures by the name of their glyph, or by their code in fonts of TeX. */
const ligatures = new Map([
  ['ff', 'ff'],
  ['fi', 'fi'],
  ['fl', 'fl'],
  ['ffi', 'ffi'],
  ['ffl', 'ffl'],
  ['a11', 'ff'],
  ['a12', 'fi'],
  ['a13', 'fl'],
  ['a14', 'ffi'],
  ['a15', 'ffl'],
]);

/** Text of a glyph; undefined if the font doesn't define it. */
function textOf({ unicode, originalCharCode: code }: Glyph, font: Font | undefined) {
  const name = font?.differences?.get(code);
  const isUnmapped = unicode === '' || unicode === String.fromCodePoint(code) || unicode === '\0';
  if (isUnmapped && name !== undefined) {
    const ligature = ligatures.get(name) ?? /^[A-Za-z](?:_[A-Za-z])+$/.exec(name)?.[0];
    if (ligature !== undefined) return ligature.replaceAll('_', '');
    // A name without a meaning, such as 'g12'. In TeX the number is the character.
    const number = /^[A-Za-z]{1,3}(\d+)$/.exec(name)?.[1];
    const isNumbered = number !== undefined && !/^u(?:ni)?\d{4,6}$/.test(name);
    if (isNumbered && Number(number) !== code) return undefined;
  }
  // An embedded font without a map shows the numbers of its glyphs.
  const isNumber = font?.composite === true && font.missingFile !== true;
  if (isNumber && unicode === String.fromCodePoint(code)) return undefined;
  if (unicode === '\u00AD') return '-';
  if (/^[\p{Cc}\p{Co}\uFFFD]*$/u.test(unicode)) return undefined;
  return unicode.replaceAll(forms, (form) => form.normalize('NFKC'));
}

const apply = (matrix: Matrix, x: number, y: number): [number, number] => {
  const point: [number, number] = [x, y];
  Util.applyTransform(point, [...matrix]);
  return point;
};

function boxOf(
  matrix: Matrix,
  [left = 0, bottom = 0, right = 0, top = 0]: ArrayLike<number> & Iterable<number>,
): Box {
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => apply(matrix, x, y)));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const contains = ([left, top, right, bottom]: Box, { x, middle }: Word) =>
  x >= left && x <= right && middle >= top && middle <= bottom;

function areAlike(one: string, other: string): boolean {
  const channels = (color: string) =>
    (/^#(..)(..)(..)/.exec(color) ?? []).slice(1).map((channel) => Number.parseInt(channel, 16));
  const others = channels(other);
  const differences = channels(one).map((value, index) => Math.abs(value - (others[index] ?? 0)));
  return differences.length === 3 && Math.max(...differences) <= indistinct;
}

const filling = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Glyph with its place in its line. */
interface Placed {
  text: string;
  left: number;
  right: number;
}

/** Follows the operators of one page. */
class Painter {
  readonly words: Word[] = [];
  readonly shapes: Shape[] = [];
  /** Places for pictures. Pictures of too many pixels are not in the list. */
  readonly frames: Box[] = [];
  private readonly fonts: ReadonlyMap<string, Font>;
  private state: State;
  private readonly saved: State[] = [];
  private text: Matrix = [1, 0, 0, 1, 0, 0];
  /** Position in text space, of the text and of the start of its line. */
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  private characters = 0;
  /** End of the text before, and whether there is a space after it. */
  private before = { end: Number.NaN, isSpaced: false, y: Number.NaN };

  /** Whether each open section of the content is on a hidden layer. */
  private readonly layers: boolean[] = [];
  private readonly isShown: (layer: unknown) => boolean;

  constructor(
    matrix: Matrix,
    fonts: ReadonlyMap<string, Font>,
    isShown: (layer: unknown) => boolean,
  ) {
    this.fonts = fonts;
    this.isShown = isShown;
    this.state = {
      matrix,
      color: '#000000',
      alpha: 1,
      mode: 0,
      font: undefined,
      size: 0,
      leading: 0,
      rise: 0,
      characterSpacing: 0,
      wordSpacing: 0,
      scale: 1,
    };
  }

  private save(matrix?: Matrix | null) {
    this.saved.push({ ...this.state });
    if (matrix) this.state.matrix = Util.transform([...this.state.matrix], [...matrix]);
  }

  private restore() {
    this.state = this.saved.pop() ?? this.state;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pdf.js gives each operator its own arguments
  run(operator: number, args: any): void {
    const { state } = this;
    switch (operator) {
      case OPS.save:
        return this.save();
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        return this.restore();
      case OPS.transform:
        state.matrix = Util.transform([...state.matrix], [...args]);
        this.frames.push(boxOf(state.matrix, [0, 0, 1, 1]));
        return undefined;
      case OPS.paintFormXObjectBegin:
        return this.save(args[0]);
      case OPS.beginGroup:
        return this.save(args[0].matrix);
      case OPS.setGState:
        for (const [name, value] of args[0]) {
          if (name === 'ca') state.alpha = value;
          if (name === 'Font') this.setFont(value[0], value[1]);
        }
        return undefined;
      case OPS.setFillRGBColor:
        state.color = String(args[0]);
        return undefined;
      case OPS.setFillColorN:
        state.color = 'pattern';
        return undefined;
      case OPS.constructPath:
        return filling.has(args[0]) && args[2] ? this.addShape(args[1], args[2]) : undefined;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.layers.push(args?.[0] === 'OC' && !this.isShown(args[1]));
        return undefined;
      case OPS.endMarkedContent:
        this.layers.pop();
        return undefined;
      case OPS.shadingFill:
        this.shapes.push({ box: [-1e6, -1e6, 1e6, 1e6], color: undefined, isPicture: false });
        return undefined;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        this.shapes.push({
          box: boxOf(state.matrix, [0, 0, 1, 1]),
          color: undefined,
          isPicture: true,
        });
        return undefined;
      default:
        return this.runText(operator, args);
    }
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pdf.js gives each operator its own arguments
  private runText(operator: number, args: any): void {
    const { state } = this;
    switch (operator) {
      case OPS.beginText:
        this.text = [1, 0, 0, 1, 0, 0];
        return this.moveTo(0, 0);
      case OPS.setTextMatrix:
        this.text = [...args[0]];
        return this.moveTo(0, 0);
      case OPS.setFont:
        return this.setFont(args[0], args[1]);
      case OPS.setTextRenderingMode:
        state.mode = args[0];
        return undefined;
      case OPS.setTextRise:
        state.rise = args[0];
        return undefined;
      case OPS.setCharSpacing:
        state.characterSpacing = args[0];
        return undefined;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0];
        return undefined;
      case OPS.setHScale:
        state.scale = args[0] / 100;
        return undefined;
      case OPS.setLeading:
        state.leading = -args[0];
        return undefined;
      case OPS.setLeadingMoveText:
        state.leading = args[1];
        return this.moveTo(this.lineX + args[0], this.lineY + args[1]);
      case OPS.moveText:
        return this.moveTo(this.lineX + args[0], this.lineY + args[1]);
      case OPS.nextLine:
        return this.moveTo(this.lineX, this.lineY + state.leading);
      case OPS.showText:
        return this.showText(args[0]);
      default:
        return undefined;
    }
  }

  private setFont(name: string, size: number) {
    this.state.font = this.fonts.get(name);
    this.state.size = size;
  }

  private moveTo(x: number, y: number) {
    [this.x, this.lineX] = [x, x];
    [this.y, this.lineY] = [y, y];
  }

  private addShape(path: readonly (ArrayLike<number> | null)[], bounds: Float32Array) {
    const { matrix, color, alpha } = this.state;
    if (alpha < 0.1) return;
    // A rectangle has four corners, of which each is an operator with two coordinates.
    const isRectangle = (path[0]?.length ?? 0) <= 16;
    const isPlain = isRectangle && alpha > 0.9 && color.startsWith('#');
    this.shapes.push({
      box: boxOf(matrix, bounds),
      color: isPlain ? color : undefined,
      isPicture: false,
    });
  }

  /** Adds the words of a string, each with its place. */
  private showText(glyphs: readonly (Glyph | number)[]) {
    const { state } = this;
    const { font } = state;
    this.characters += glyphs.length;
    if (this.characters > limits.characters) throw tooMuchText();
    const matrix = Util.transform([...state.matrix], [...this.text]);
    const unit = font?.isType3Font ? Math.abs(font.fontMatrix?.[0] ?? 0.001) : 0.001;
    const [originX, originY] = apply(matrix, 0, 0);
    const [rightX, rightY] = apply(matrix, 1, 0);
    const [upX, upY] = apply(matrix, 0, 1);
    const scale = Math.hypot(upX - originX, upY - originY);
    const isMirrored = state.size * state.scale < 0 ? Math.PI : 0;
    const radians = font?.vertical
      ? 0
      : Math.atan2(rightY - originY, rightX - originX) + isMirrored;
    const angle = (Math.round((radians * 180) / Math.PI) + 360) % 360;
    const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const along = ([x, y]: [number, number]) => x * cosine + y * sine;
    const start = apply(matrix, this.x, this.y + state.rise);
    const placed: Placed[] = [];
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.advance((-glyph / 1000) * state.size);
        continue;
      }
      const left = along(apply(matrix, this.x, this.y + state.rise));
      const width = font?.vertical ? -(glyph.vmetric?.[0] ?? 1000) : glyph.width;
      const sign = font?.vertical ? -1 : 1;
      this.advance(
        width * unit * state.size +
          sign * (state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0)),
      );
      const right = along(apply(matrix, this.x, this.y + state.rise));
      const text =
        glyph.unicode.trim() === '' && glyph.unicode !== ''
          ? ' '
          : (textOf(glyph, font) ?? unknownOf(glyph.originalCharCode));
      placed.push({ text, left: Math.min(left, right), right: Math.max(left, right) });
    }
    const first = placed.find(({ text }) => text !== ' ');
    if (first === undefined && placed.length === 0) return;
    // The size of such a font has no meaning; a glyph is about half as wide as it is tall.
    const mean =
      (placed.reduce((all, { left, right }) => all + right - left, 0) / placed.length) * 2;
    const size = font?.isType3Font && unit !== 0.001 ? mean : Math.abs(state.size) * scale;
    const y = start[1] * cosine - start[0] * sine;
    this.addWords(font?.vertical ? joinVertical(placed, size) : placed, {
      y,
      size,
      angle,
      cosine,
      sine,
    });
  }

  private advance(distance: number) {
    if (this.state.font?.vertical) this.y += distance;
    else this.x += distance * this.state.scale;
  }

  private addWords(
    glyphs: readonly Placed[],
    {
      y,
      size,
      angle,
      cosine,
      sine,
    }: { y: number; size: number; angle: number; cosine: number; sine: number },
  ) {
    const { color, mode, alpha, font } = this.state;
    const isPainted = mode !== invisibleMode && alpha >= 0.1 && !this.layers.includes(true);
    const gaps = glyphs.slice(1).map(({ left }, index) => left - (glyphs[index]?.right ?? 0));
    // Letters can be spaced out.
    const letterGap = glyphs.length < 4 ? 0 : Math.max(0, median(gaps));
    const wordGap =
      letterGap + size * (glyphs.some(({ text }) => text === ' ') ? extraGap : spaceGap);
    let word: Word | undefined;
    // A space can be a string by itself.
    let { end, isSpaced } =
      this.before.y === y ? this.before : { end: Number.NaN, isSpaced: false };
    for (const { text, left, right } of glyphs) {
      if (text === ' ') {
        isSpaced = true;
        word = undefined;
        continue;
      }
      const gap = left - end;
      if (word !== undefined && gap <= wordGap && gap > -size) {
        // Text from right to left is kept as it is seen.
        const isBefore = left < word.left && isRightToLeft(text);
        word.text = isBefore ? text + word.text : word.text + text;
        word.left = Math.min(word.left, left);
        word.right = Math.max(word.right, right);
      } else {
        // Chromium paints a space without a width for a soft hyphen.
        const isApart = isSpaced && Math.abs(gap) >= 0.08 * size;
        word = {
          text: isApart ? ` ${text}` : text,
          left,
          right,
          y,
          size,
          angle,
          color,
          isPainted,
          font,
          x: 0,
          middle: 0,
          shapes: this.shapes.length,
          order: this.words.length,
        };
        this.words.push(word);
      }
      const [x, up] = [(word.left + word.right) / 2, y - size * 0.3];
      [word.x, word.middle] = [x * cosine - up * sine, x * sine + up * cosine];
      [end, isSpaced] = [right, false];
    }
    this.before = { end, isSpaced, y };
  }
}

/** Placeholder of a character that the font doesn't define, by its code. */
const unknownOf = (code: number) => String.fromCodePoint(0xf_0000 + (code & 0xffff));
const unknown = /\p{Co}/gu;

/** Vertical text as one word. */
const joinVertical = (glyphs: readonly Placed[], size: number): Placed[] => {
  const left = glyphs[0]?.left ?? 0;
  return [{ text: glyphs.map(({ text }) => text).join(''), left, right: left + size }];
};

/** Accents that TeX puts above the next letter. */
const accents = new Map([
  ['\u00B4', '\u0301'],
  ['\u00A8', '\u0308'],
  ['\u02C6', '\u0302'],
  ['\u02DC', '\u0303'],
  ['\u00B8', '\u0327'],
  ['\u02C7', '\u030C'],
  ['\u02DA', '\u030A'],
]);
const accented = new RegExp(`([${[...accents.keys()].join('')}])(\\p{L})`, 'gu');

const cleanText = (text: string) =>
  text.replaceAll(accented, (_all, accent: string, letter: string) =>
    `${letter === 'ı' ? 'i' : letter}${accents.get(accent) ?? ''}`.normalize('NFC'),
  );

/** Removes unknown characters: an icon becomes a space. */
const withoutUnknown = (words: readonly Word[]) =>
  words
    .map((word) => ({
      ...word,
      text: word.text.replaceAll(unknown, /\p{L}/u.test(word.text) ? '\uFFFD' : ' '),
    }))
    .filter(({ text }) => text.trim() !== '');

/** Whether words have characters that the font doesn't define. Few are icons, unless they are glyph 0: a box. */
function hasUnknown(words: readonly Word[]): boolean {
  const text = words
    .map((word, index) => {
      const last = words[index - 1];
      const isNext = last?.y === word.y && Math.abs(word.left - last.right) < word.size * spaceGap;
      const isBefore =
        last?.y === word.y && Math.abs(last.left - word.right) < word.size * spaceGap;
      return isNext || isBefore ? word.text.trim() : ` ${word.text.trim()}`;
    })
    .join('');
  const runs = text.match(/\p{Co}{3,}/gu) ?? [];
  return (
    /\p{L}\p{Co}+\p{L}/u.test(text) ||
    runs.some((run) => new Set(run).size > 2 || run.startsWith(unknownOf(0)))
  );
}

/** Removes copies, by which programs draw bold text or a shadow. */
function withoutCopies(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const key = `${word.text.trim()} ${word.angle} ${Math.round(word.y / word.size)}`;
    const others = seen.get(key) ?? [];
    const isCopy = others.some(
      ({ left, y, size }) =>
        Math.abs(left - word.left) < size * 0.2 && Math.abs(y - word.y) < size * 0.2,
    );
    others.push(word);
    seen.set(key, others);
    return !isCopy;
  });
}

/** Fonts of pdf.js that a page uses, by name. */
async function fontsOf(page: PDFPageProxy, list: { fnArray: number[]; argsArray: unknown[] }) {
  const names = new Set<string>();
  for (const [index, operator] of list.fnArray.entries()) {
    // oxlint-disable-next-line typescript/no-explicit-any -- pdf.js gives each operator its own arguments
    const args = list.argsArray[index] as any;
    if (operator === OPS.setFont) names.add(args[0]);
    if (operator === OPS.setGState) {
      for (const [name, value] of args[0]) if (name === 'Font') names.add(value[0]);
    }
  }
  const fonts = new Map<string, Font>();
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- they are already loading
    const font = await new Promise((resolve) => page.commonObjs.get(name, resolve));
    if (typeof font === 'object' && font !== null) fonts.set(name, font);
  }
  return fonts;
}

/** Text of filled-in fields and of typed comments, in the boxes in which they are shown. */
async function fieldsOf(page: PDFPageProxy, matrix: Matrix): Promise<Fragment[]> {
  const annotations = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap((annotation) => {
    const text = textOfAnnotation(annotation);
    if (text === '' || annotation.hidden === true) return [];
    const [left, top, right, bottom] = boxOf(matrix, annotation.rect);
    const lines = text.split(/\r\n?|\n/);
    const size = Math.min(11, Math.max(4, (bottom - top) / lines.length / 1.2));
    const first = lines.length === 1 ? (top + bottom) / 2 + size * 0.35 : top + size;
    return lines.map((line, index) => ({
      text: line,
      left: left + 1,
      right: Math.min(right, left + 1 + line.length * size * 0.5),
      y: first + index * size * 1.2,
      size,
      // Fields are on top of the page.
      order: Number.MAX_SAFE_INTEGER,
    }));
  });
}

// oxlint-disable-next-line typescript/no-explicit-any -- pdf.js has no types for it
function textOfAnnotation(annotation: any): string {
  const { subtype, fieldValue, fieldType, fieldFlags } = annotation;
  if (subtype === 'FreeText') return String(annotation.contentsObj?.str ?? '');
  if (subtype !== 'Widget') return '';
  if (annotation.checkBox === true || annotation.radioButton === true) {
    const own = annotation.exportValue ?? annotation.buttonValue;
    return fieldValue !== null && fieldValue !== 'Off' && fieldValue === own ? '☒' : '☐';
  }
  const isPassword = fieldType === 'Tx' && ((fieldFlags ?? 0) & 8192) !== 0;
  if (isPassword || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return (Array.isArray(fieldValue) ? fieldValue.join(', ') : String(fieldValue ?? '')).trim();
}

/**
 * Reads the words of a page, and what of it can't be read.
 * @param isShown Whether a layer of the file is visible.
 */
export async function contentOf(
  page: PDFPageProxy,
  isShown: (layer: unknown) => boolean,
): Promise<PageContent> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const painter = new Painter(transform, await fontsOf(page, list), isShown);
  for (const [index, operator] of list.fnArray.entries())
    painter.run(operator, list.argsArray[index]);
  const { shapes } = painter;
  const unread = new Set<Unread['type']>();
  const all = withoutCopies(painter.words);
  const isVisible = (word: Word) => {
    const isOnPage = word.x > 0 && word.x < width && word.middle > 0 && word.middle < height;
    if (!isOnPage || word.size < legibleSize) return false;
    // A scan can have its recognized text in front of it or behind it.
    if (!word.isPainted)
      return shapes.some(({ box, isPicture }) => isPicture && contains(box, word));
    const isUnder = ({ box }: Shape, index: number) => index < word.shapes && contains(box, word);
    const background = shapes.findLast(isUnder);
    return background === undefined
      ? !areAlike(word.color, '#ffffff')
      : background.color === undefined || !areAlike(word.color, background.color);
  };
  const visible = all.filter(isVisible);
  const shown = new Set(visible);
  const hidden = all.filter((word) => !shown.has(word)).map(({ text }) => text);
  // A letter can be cut off by the edge of a page.
  if (hidden.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length > 3) unread.add('hidden');
  if (hasUnknown(visible)) unread.add('font');
  const words = [
    ...withoutUnknown(visible).map((word) => ({ ...word, text: cleanText(word.text) })),
    ...(await fieldsOf(page, transform)).map((field) => ({ ...field, angle: 0 })),
  ];
  for (const type of picturesOf(painter, visible, width, height)) unread.add(type);
  const groups = Map.groupBy(words, ({ angle }) => angle);
  return {
    unread,
    groups: [...groups.values()].toSorted((one, other) => other.length - one.length),
  };
}

function picturesOf(
  { shapes, frames }: Painter,
  words: readonly Word[],
  width: number,
  height: number,
): Unread['type'][] {
  const pictures = shapes
    .filter(({ isPicture }) => isPicture)
    .map(({ box: [left, top, right, bottom] }): Box => [
      Math.max(0, left),
      Math.max(0, top),
      Math.min(width, right),
      Math.min(height, bottom),
    ]);
  const share = ([left, top, right, bottom]: Box) =>
    (Math.max(0, right - left) * Math.max(0, bottom - top)) / (width * height);
  // A scan of which a program recognized the text.
  if (words.some(({ isPainted }) => !isPainted)) return [];
  const covered = pictures.reduce((all, box) => all + share(box), 0);
  if (words.length < fewWords && (covered >= 0.5 || shapes.length - pictures.length >= manyShapes))
    return ['scan'];
  if (words.length === 0 && pictures.length > 0) return ['scan'];
  if (words.length === 0 && frames.some((box) => share(box) >= 0.5)) return ['scan'];
  const isBare = (box: Box) => words.every((word) => !contains(box, word));
  return pictures.some((box) => share(box) >= largePicture && isBare(box)) ? ['picture'] : [];
}
