import {
  isOn,
  merge,
  paragraphProperties,
  runProperties,
  type Properties,
  type Styles,
} from './docxStyles.ts';
import type { Passage, Unread } from './text.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement } from './xml.ts';

/** Shared by the parts of one document. */
export interface Reading {
  styles: Styles;
  /** Whether white text may lie on a coloured shape. */
  hasShapesBehindText: boolean;
  /** Data of diagrams, by the id of their relationship. */
  diagrams: Map<string, XmlElement>;
  /** Kinds of content that could not be read. Filled while reading. */
  unread: Set<Unread['type']>;
  /** Ids of the notes that the text refers to, in order. Filled while reading. */
  notes: Record<'footnote' | 'endnote', Set<string>>;
}

/** Elements without text of the document: settings, code of fields, removed text, readings above characters. */
const ignored = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sectPr',
  'w:sdtPr',
  'w:instrText',
  'w:delInstrText',
  'w:delText',
  'w:del',
  'w:moveFrom',
  'w:rt',
  'wp:docPr',
]);

/** Elements that refer to a file of another program. */
const embedded = new Set(['w:altChunk', 'w:subDoc', 'o:OLEObject', 'c:chart']);

/** Symbols of Word's own fonts, by character code. Any other has no meaning as text. */
const symbols: Readonly<Record<string, string>> = {
  F0B7: '•',
  F0A7: '•',
  F076: '•',
  F0D8: '•',
  F0FC: '•',
  F0FE: '☒',
  F078: '☒',
  F052: '☒',
  F0A8: '☐',
  F06F: '☐',
  F0A3: '☐',
};

const box = (isChecked: boolean) => (isChecked ? '☒' : '☐');

/** Text smaller than this, in half-points, can't be read on paper. */
const legibleSize = 8;

const perCentimetre = 360_000;
/** Area in square centimetres from which a picture may be a page or a certificate: a quarter of A4. */
const largePicture = 150;

interface Context {
  /** Properties that apply to text here. */
  properties: Properties;
  /** Whether the background here is unknown, so that white text may be visible. */
  isOnShape: boolean;
}

/** Collects the passages of one part. */
class Body {
  readonly passages: Passage[] = [];
  private readonly reading: Reading;
  /** Text of the paragraph that is being read. */
  private text = '';

  constructor(reading: Reading) {
    this.reading = reading;
  }

  private flush(type: Passage['type'] = 'paragraph') {
    const text = this.text.replaceAll(/\s+/g, ' ').trim();
    this.text = '';
    if (text !== '') this.passages.push({ type, text });
  }

  private add(text: string, { properties, isOnShape }: Context) {
    const { isHidden, isWhite, isShaded, size = legibleSize } = properties;
    const isInvisible = isWhite && !isShaded && !isOnShape && !this.reading.hasShapesBehindText;
    if (!isHidden && !isInvisible && size >= legibleSize) this.text += text;
    else if (text.trim() !== '') this.reading.unread.add('hidden');
  }

  walk(element: XmlElement, context: Context): void {
    for (const child of childrenOf(element)) this.read(child, context);
  }

  private read(element: XmlElement, context: Context): void {
    const { name, attributes } = element;
    if (ignored.has(name)) return;
    if (embedded.has(name)) this.reading.unread.add('embedded');
    switch (name) {
      case 'w:p':
      case 'a:p':
        return this.readParagraph(element, context);
      case 'w:r': {
        const own = childOf(element, 'w:rPr');
        const style = this.reading.styles(childOf(own, 'w:rStyle')?.attributes['w:val']);
        const properties = merge(
          context.properties,
          { ...style, type: undefined },
          runProperties(own),
        );
        return this.walk(element, { ...context, properties });
      }
      case 'w:t':
      case 'a:t':
      case 'm:t':
        return this.add(textOf(element), context);
      case 'w:tab':
      case 'w:ptab':
        return this.add(' ', context);
      case 'w:br':
      case 'w:cr':
      case 'a:br':
        return this.flush(context.properties.type);
      case 'w:noBreakHyphen':
        return this.add('-', context);
      case 'w:sym':
        return this.add(symbols[attributes['w:char']?.toUpperCase() ?? ''] ?? '', context);
      case 'w:fldChar':
        return this.add(valueOfField(childOf(element, 'w:ffData')), context);
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.reading.notes[name === 'w:footnoteReference' ? 'footnote' : 'endnote'].add(
          attributes['w:id'] ?? '',
        );
        return undefined;
      case 'w:sdt': {
        // A placeholder is an instruction of the template.
        const isEmpty = isOn(childOf(childOf(element, 'w:sdtPr'), 'w:showingPlcHdr'));
        return isEmpty ? undefined : this.walk(element, context);
      }
      case 'w:tc': {
        const { isShaded } = runProperties(childOf(element, 'w:tcPr'));
        return this.walk(element, {
          ...context,
          isOnShape: context.isOnShape || isShaded === true,
        });
      }
      case 'w:tbl': {
        // The style of a table can colour its cells.
        const isStyled = childOf(childOf(element, 'w:tblPr'), 'w:tblStyle') !== undefined;
        return this.walk(element, { ...context, isOnShape: context.isOnShape || isStyled });
      }
      case 'w:txbxContent':
        return this.walk(element, { properties: {}, isOnShape: true });
      case 'mc:AlternateContent': {
        // The same content for newer and for older programs.
        const content = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
        return content && this.walk(content, context);
      }
      case 'wp:inline':
      case 'wp:anchor':
        this.checkPicture(element);
        return this.walk(element, context);
      case 'dgm:relIds': {
        const id = attributes['r:dm'] ?? '';
        const diagram = this.reading.diagrams.get(id);
        this.reading.diagrams.delete(id);
        return diagram && this.walk(diagram, { properties: {}, isOnShape: true });
      }
      default:
        return this.walk(element, context);
    }
  }

  private readParagraph(element: XmlElement, context: Context) {
    const own = childOf(element, 'w:pPr');
    const style = this.reading.styles(childOf(own, 'w:pStyle')?.attributes['w:val']);
    const properties = merge({ type: 'paragraph' }, style, paragraphProperties(own));
    // The box of a paragraph comes before the paragraph.
    const outer = this.text;
    this.text = '';
    this.walk(element, { ...context, properties });
    this.flush(properties.type);
    this.text = outer;
  }

  private checkPicture(element: XmlElement) {
    const { cx = 0, cy = 0 } = childOf(element, 'wp:extent')?.attributes ?? {};
    const area = (Number(cx) / perCentimetre) * (Number(cy) / perCentimetre);
    const isBehindText = element.attributes['behindDoc'] === '1';
    const isPicture = descendantsOf(element, 'pic:pic').length > 0;
    if (isPicture && area >= largePicture && !isBehindText) this.reading.unread.add('picture');
  }
}

const textOf = ({ children }: XmlElement) =>
  children.filter((child) => typeof child === 'string').join('');

/** Value of a form field of an older kind. The value of an input field is in the text. */
function valueOfField(data: XmlElement | undefined): string {
  const checkBox = childOf(data, 'w:checkBox');
  if (checkBox) {
    return box(
      (isOn(childOf(checkBox, 'w:checked')) ?? isOn(childOf(checkBox, 'w:default'))) === true,
    );
  }
  const list = childOf(data, 'w:ddList');
  if (list === undefined) return '';
  const index = Number(childOf(list, 'w:result')?.attributes['w:val'] ?? 0);
  const entries = childrenOf(list).filter(({ name }) => name === 'w:listEntry');
  return entries[index]?.attributes['w:val'] ?? '';
}

/** Returns the passages of a part, in reading order. */
export function passagesOfPart(part: XmlElement, reading: Reading): Passage[] {
  const body = new Body(reading);
  body.walk(part, { properties: {}, isOnShape: false });
  return body.passages;
}
