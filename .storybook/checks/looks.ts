/** Numbers by appearance, which includes the appearance of all ancestors. Elements with the same number look alike. */
const numbers = new Map<string, number>();

/** Numbers that each check has seen. Shared by all test files, which run in one page. */
const seenBy = new Map<string, Set<number>>();

/** Attributes that don't affect appearance, only assistive technology or behaviour. */
const unseenAttributes =
  /^(?:id|for|name|value|href|src|alt|title|target|rel|autocomplete|data-(?:key|collection|rac)|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|details|posinset|setsize|\w+index|\w+count|value\w+))$/;

/** Name, classes and state attributes of an element, on which its styles depend. */
const appearanceOf = (element: Element) =>
  Array.from(element.attributes, ({ name, value }) => {
    if (unseenAttributes.test(name)) return '';
    // The style of an overlay also contains its position, which depends on its trigger.
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

/** Elements that can be pressed or typed into. */
export const pressable = 'a, button, input, select, textarea, summary, iframe, [tabindex]';

const hasWords = (element: Element) =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/**
 * Elements with text or interaction whose appearance this check hasn't seen yet. Two elements look alike if they and
 * all their ancestors have the same classes and states.
 *
 * @param check - Name of the check.
 * @param isThorough - Whether to include elements that were seen before.
 */
export function unseenLooks(check: string, isThorough: boolean): Element[] {
  const seen = seenBy.get(check) ?? new Set();
  seenBy.set(check, seen);
  const known = new Map<Element, number>();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    // Storybook's own elements.
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
