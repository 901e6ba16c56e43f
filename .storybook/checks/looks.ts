/** A number for every way in which an element can stand in its parents, by which two elements that look alike share it. */
const numbers = new Map<string, number>();

/** The checks that have been made, each with the numbers of what they saw. It outlives a file: all share one page. */
const seenBy = new Map<string, Set<number>>();

/** Attributes that tell elements apart for screen readers, not by their look. */
const unseenAttributes =
  /^(?:id|for|name|value|href|src|alt|title|target|rel|autocomplete|data-(?:key|collection|rac)|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|details|posinset|setsize|\w+index|\w+count|value\w+))$/;

/** The parts of an element on which its styles depend: its name, its classes, every attribute of a state. */
const appearanceOf = (element: Element) =>
  Array.from(element.attributes, ({ name, value }) => {
    if (unseenAttributes.test(name)) return '';
    // An overlay has its place in its style too, which differs by what opens it.
    const text =
      name === 'style'
        ? (value.match(
            /(?<![\w-])(?:[\w-]*(?:color|background|opacity|outline)|(?:m(?:in|ax)-)?width)[^;]*/g,
          ) ?? [])
        : value;
    return `${name}=${String(text)}`;
  }).join(element.localName);

function numberOf(element: Element, known: Map<Element, number>): number {
  const found = known.get(element);
  if (found !== undefined) return found;
  const { parentElement } = element;
  const above = parentElement === null ? 0 : numberOf(parentElement, known);
  const look = `${above} ${appearanceOf(element)}`;
  const number = numbers.get(look) ?? numbers.size + 1;
  numbers.set(look, number);
  known.set(element, number);
  return number;
}

/** Elements to be pressed or typed into. */
export const pressable = 'a, button, input, select, textarea, summary, iframe, [tabindex]';

const hasWords = (element: Element) =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/**
 * The elements with words, or to be pressed, of which this check has seen none alike: none with the same classes and
 * states in parents with the same, whose colours and sizes were found good then.
 *
 * @param check whose elements are told apart
 * @param isThorough whether those seen before are answered too
 */
export function unseenLooks(check: string, isThorough: boolean): Element[] {
  const seen = seenBy.get(check) ?? new Set();
  seenBy.set(check, seen);
  const known = new Map<Element, number>();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    // Storybook's own.
    if (element.closest('[class^=sb-], #storybook-docs') !== null) return false;
    if (!hasWords(element) && !element.matches(pressable)) {
      return false;
    }
    const number = numberOf(element, known);
    const isUnseen = !seen.has(number);
    seen.add(number);
    return isUnseen || isThorough;
  });
}
