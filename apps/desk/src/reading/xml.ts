import { SaxesParser } from 'saxes';

/** Element of an XML part. */
export interface XmlElement {
  /** Local name with the prefix of `prefixes`, whatever prefix the part uses. */
  name: string;
  /** Attributes, by a name like that of an element. */
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

const office = 'http://schemas.openxmlformats.org';
/** Namespaces of the strict variant of the standard, which Word can also save. */
const strict = 'http://purl.oclc.org/ooxml';

/** Prefixes by namespace. Elements of other namespaces keep the prefix of the part. */
const prefixes = new Map([
  [`${office}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${office}/officeDocument/2006/relationships`, 'r'],
  [`${strict}/officeDocument/relationships`, 'r'],
  [`${office}/package/2006/relationships`, 'rel'],
  [`${office}/drawingml/2006/main`, 'a'],
  [`${strict}/drawingml/main`, 'a'],
  [`${office}/drawingml/2006/picture`, 'pic'],
  [`${strict}/drawingml/picture`, 'pic'],
  [`${office}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}/drawingml/wordprocessingDrawing`, 'wp'],
  [`${office}/drawingml/2006/diagram`, 'dgm'],
  [`${strict}/drawingml/diagram`, 'dgm'],
  [`${office}/drawingml/2006/chart`, 'c'],
  [`${strict}/drawingml/chart`, 'c'],
  [`${office}/markup-compatibility/2006`, 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
]);

interface Named {
  uri: string;
  prefix: string;
  local: string;
}

const nameOf = ({ uri, prefix, local }: Named) => {
  const known = prefixes.get(uri) ?? prefix;
  return known === '' ? local : `${known}:${local}`;
};

/** Decodes a part. Word writes UTF-8; the standard also allows UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Nesting of elements, of which a table in a table in a table has about forty. */
const maxDepth = 500;

/**
 * Parses a part. Entities of a DTD are not expanded.
 * @throws {RangeError} when it is nested too deeply, or another error when it is not well-formed.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root = { children: [] as (XmlElement | string)[] };
  const open: { children: (XmlElement | string)[] }[] = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map((attribute) => [nameOf(attribute), attribute.value]),
    );
    const element = { name: nameOf(tag), attributes, children: [] };
    if (open.length > maxDepth) throw new RangeError('This part is nested too deeply.');
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.write(decode(bytes)).close();
  const [element] = root.children.filter((child) => typeof child === 'object');
  if (element === undefined) throw new Error('This part has no root element.');
  return element;
}

export const childrenOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child === 'object');

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childrenOf(element).find((child) => child.name === name);

/** All elements with one of these names in an element, in document order. */
export function descendantsOf(element: XmlElement, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting = [element];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next !== element && names.includes(next.name)) found.push(next);
    for (const child of childrenOf(next).toReversed()) waiting.push(child);
  }
  return found;
}
