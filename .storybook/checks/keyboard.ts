import { tabbable } from 'tabbable';
import { commands, userEvent } from 'vitest/browser';
import { exemptElements } from '../../packages/ui/docs/a11y/exemptions.ts';

/** Elements whose focus this check can't see. */
const exempt = exemptElements('tab');

const describe = (element: Element) => (element.cloneNode() as Element).outerHTML;

/** Outlines of an element and its pseudo-elements. Empty if there are none. */
const outlineOf = (element: Element) =>
  [null, '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(
      ({ outlineStyle, outlineWidth }) =>
        // `auto` is the browser's default focus ring, at any width.
        outlineStyle === 'auto' ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    )
    .map(({ outline, outlineOffset }) => `${outline} ${outlineOffset}`)
    .join();

/**
 * Elements that may show the focus ring: the element itself, its two closest ancestors, and the contents of its label.
 */
function focusIndicators(element: Element): Element[] {
  const parents = [element.parentElement, element.parentElement?.parentElement];
  const label = element.closest('label');
  return [element, ...parents, label, ...(label?.querySelectorAll('*') ?? [])].filter(
    (candidate) => candidate != null && candidate !== document.body,
  ) as Element[];
}

/** Elements that look interactive with a mouse, but aren't focusable. */
function mouseOnly(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => {
    const { cursor } = getComputedStyle(element);
    const parent = element.parentElement;
    if (cursor !== 'pointer' || parent === null) return false;
    if (getComputedStyle(parent).cursor === 'pointer') return false;
    const control = 'a[href], button, input, select, textarea, summary, label, [tabindex]';
    return element.closest(control) === null && element.querySelector(control) === null;
  });
}

/**
 * Walks through the page with the Tab key, and reports keyboard violations: unreachable controls, invisible focus and
 * keyboard traps.
 * @param before - Focusable element before the content.
 * @param after - Focusable element after the content.
 */
export async function keyboardViolations(
  before: HTMLElement,
  after: HTMLElement,
): Promise<string[]> {
  const violations = mouseOnly(document.body).map(
    (element) => `for the mouse only: ${describe(element)}`,
  );
  const atRest = outlines();
  // An open dialog already contains focus, and moves it back.
  before.focus();
  // `tabbable` treats content of a closed `details` as hidden, even when a style shows it.
  const inClosed = [...document.querySelectorAll('details:not([open]) a[href]')].filter((link) =>
    link.checkVisibility(),
  );
  const expected = [...tabbable(document.body), ...inClosed].filter(
    (element) =>
      element !== before &&
      element !== after &&
      // Content with `hidden="until-found"` has a size but isn't focusable; `tabbable` only checks the size.
      element.closest('[hidden]') === null &&
      // Browsers make no tab stop of a link in editable text.
      element.parentElement?.closest('[contenteditable="true"]') == null,
  );
  const reached = new Set<Element>();
  const reach = (focused: Element) => {
    reached.add(focused);
    if (!isFocusSeen(focused, atRest)) violations.push(`focus not seen: ${describe(focused)}`);
  };
  for (let step = 0; step <= expected.length + 10; step += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === after || reached.has(focused))
      break;
    reach(focused);
    // A toolbar is one tab stop; arrow keys move between its controls.
    while (document.activeElement?.closest('[role=toolbar]') != null) {
      await userEvent.keyboard('{ArrowRight}');
      if (reached.has(document.activeElement)) break;
      reach(document.activeElement);
    }
  }
  const isModal = document.querySelector('[inert], [aria-modal=true]') !== null;
  if (document.activeElement !== after && !isModal) {
    violations.push(`can't be left: ${describe(document.activeElement ?? document.body)}`);
  }
  for (const element of expected) {
    // One tab stop, with arrow keys inside. A grid passes focus to its content.
    const stop = element.closest('[role=grid], [role=treegrid], [role=radiogroup]') ?? element;
    if (![...reached].some((one) => stop.contains(one))) {
      violations.push(`not reached: ${describe(element)}`);
    }
  }
  before.focus();
  await commands.emulate({ forcedColors: 'active' });
  const atRestInForcedColors = outlines();
  // An open dialog keeps focus inside.
  for (const one of focusIndicators(document.activeElement ?? before))
    atRestInForcedColors.delete(one);
  for (const element of reached) {
    (element as HTMLElement).focus();
    // React renders the focus ring after the event.
    await new Promise((resolve) => setTimeout(resolve));
    if (document.activeElement === element && !isFocusSeen(element, atRestInForcedColors)) {
      violations.push(`focus not seen in forced colours: ${describe(element)}`);
    }
  }
  await commands.emulate({ forcedColors: 'none' });
  return violations;
}

/** Focusable elements whose focus isn't visible. Focuses each by script, so it also works before hydration. */
export function unseenFocus(root: HTMLElement): string[] {
  const atRest = outlines();
  const unseen = tabbable(root).filter((element) => {
    element.focus();
    return document.activeElement === element && !isFocusSeen(element, atRest);
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return unseen.map(describe);
}

const outlines = () =>
  new Map([...document.querySelectorAll('*')].map((element) => [element, outlineOf(element)]));

/** Whether an element is hidden visually, as the input of a checkbox. Its outline can't be seen. */
const isClipped = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

const isFocusSeen = (element: Element, atRest: ReadonlyMap<Element, string>) =>
  focusIndicators(element).some((one) => {
    if (isClipped(one)) return false;
    const outline = outlineOf(one);
    return outline !== '' && outline !== atRest.get(one);
  }) || element.matches(exempt);
