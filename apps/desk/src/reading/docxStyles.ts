import type { Passage } from './text.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

/** Properties of a paragraph or of a run of text, of which a style can set the defaults. */
export interface Properties {
  type?: Passage['type'] | undefined;
  isHidden?: boolean | undefined;
  /** Whether the text is white or nearly so. */
  isWhite?: boolean | undefined;
  /** Size of the text, in half-points. */
  size?: number | undefined;
  /** Whether a colour is set behind the text. */
  isShaded?: boolean | undefined;
}

/** Properties of a style by its id, with those of the styles that it is based on. */
export type Styles = (id: string | undefined) => Properties;

/** Value of a switch: present without a value means on. Undefined if absent. */
export function isOn(element: XmlElement | undefined): boolean | undefined {
  if (element === undefined) return undefined;
  const value = element.attributes['w:val'] ?? element.attributes['w14:val'] ?? 'true';
  return !['0', 'false', 'off'].includes(value);
}

const valueOf = (element: XmlElement | undefined) => element?.attributes['w:val'];

/** Whether a colour is nearly white, so that it can't be read on paper. */
const isWhite = (color: string) =>
  /^[0-9a-f]{6}$/i.test(color) &&
  (color.match(/../g) ?? []).every((part) => part >= 'F0' || part >= 'f0');

function isShaded(properties: XmlElement): boolean | undefined {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'];
  const highlight = valueOf(childOf(properties, 'w:highlight'));
  if (fill === undefined && highlight === undefined) return undefined;
  return (
    (fill !== undefined && fill !== 'auto' && !isWhite(fill)) ||
    (highlight !== undefined && highlight !== 'none' && highlight !== 'white')
  );
}

/** Properties of a run, or of a cell: `w:rPr`, `w:tcPr`. */
export function runProperties(properties: XmlElement | undefined): Properties {
  if (properties === undefined) return {};
  const color = valueOf(childOf(properties, 'w:color'));
  const size = Number(valueOf(childOf(properties, 'w:sz')));
  return {
    isHidden: isOn(childOf(properties, 'w:vanish')),
    isWhite: color === undefined ? undefined : isWhite(color),
    size: size > 0 ? size : undefined,
    isShaded: isShaded(properties),
  };
}

/** Properties of a paragraph: `w:pPr`. */
export function paragraphProperties(properties: XmlElement | undefined): Properties {
  if (properties === undefined) return {};
  const outline = valueOf(childOf(properties, 'w:outlineLvl'));
  const list = valueOf(childOf(childOf(properties, 'w:numPr'), 'w:numId'));
  return {
    type:
      outline !== undefined && outline !== '9'
        ? headingOf(Number(outline) + 1)
        : list === undefined
          ? undefined
          : list === '0'
            ? 'paragraph'
            : 'item',
    isShaded: isShaded(properties),
  };
}

const headingOf = (level: number): Passage['type'] => (level === 1 ? 'title' : 'heading');

/** Merges properties. A later one overrides an earlier one. */
export function merge(...all: readonly Properties[]): Properties {
  const merged: Properties = {};
  for (const properties of all) {
    for (const [name, value] of Object.entries(properties)) {
      if (value !== undefined) Object.assign(merged, { [name]: value });
    }
  }
  return merged;
}

/** Reads the styles of a document. */
export function stylesOf(part: XmlElement | undefined): Styles {
  const styles = new Map(
    (part ? childrenOf(part) : [])
      .filter(({ name }) => name === 'w:style')
      .map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  const known = new Map<string, Properties>();
  const propertiesOf = (id: string | undefined): Properties => {
    const style = id === undefined ? undefined : styles.get(id);
    if (id === undefined || style === undefined) return {};
    const before = known.get(id);
    if (before !== undefined) return before;
    // Styles can be based on each other in a circle.
    known.set(id, {});
    const level = /^heading (\d)/i.exec(valueOf(childOf(style, 'w:name')) ?? '')?.[1];
    const isTitle = /^title$/i.test(valueOf(childOf(style, 'w:name')) ?? '');
    const properties = merge(
      propertiesOf(valueOf(childOf(style, 'w:basedOn'))),
      paragraphProperties(childOf(style, 'w:pPr')),
      runProperties(childOf(style, 'w:rPr')),
      { type: isTitle ? 'title' : level === undefined ? undefined : headingOf(Number(level)) },
    );
    known.set(id, properties);
    return properties;
  };
  return propertiesOf;
}
