import { tabbable } from 'tabbable';
import { commands, userEvent } from 'vitest/browser';

const describe = (element: Element) => (element.cloneNode() as Element).outerHTML;

/** The outlines of an element and of what it draws before and after itself; empty where there is none. */
const outlineOf = (element: Element) =>
  [null, '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(
      ({ outlineStyle, outlineWidth }) =>
        // `auto` is the browser's own, whatever its width.
        outlineStyle === 'auto' ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    )
    .map(({ outline, outlineOffset }) => `${outline} ${outlineOffset}`)
    .join();

/** What may show the focus of an element: itself, what it lies in closely, and what stands in its label. */
function focusIndicators(element: Element): Element[] {
  const parents = [element.parentElement, element.parentElement?.parentElement];
  const label = element.closest('label');
  return [element, ...parents, label, ...(label?.querySelectorAll('*') ?? [])].filter(
    (candidate) => candidate != null && candidate !== document.body,
  ) as Element[];
}

/** Looks like a control to the mouse, and is none to the keyboard. */
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
 * Walks through the page with the Tab key, and tells what a keyboard's user would complain of: a control that is
 * not reached, a focus that is not seen, a place that can't be left.
 * @param before - focusable, stands before what is checked.
 * @param after - focusable, stands behind it.
 */
export async function keyboardViolations(
  before: HTMLElement,
  after: HTMLElement,
): Promise<string[]> {
  const violations = mouseOnly(document.body).map(
    (element) => `for the mouse only: ${describe(element)}`,
  );
  const atRest = outlines();
  // An open dialog holds the focus already, and gives it back to itself.
  before.focus();
  // `tabbable` takes what lies in a closed `details` for hidden, also where a style shows it.
  const inClosed = [...document.querySelectorAll('details:not([open]) a[href]')].filter((link) =>
    link.checkVisibility(),
  );
  const expected = [...tabbable(document.body), ...inClosed].filter(
    (element) =>
      element !== before &&
      element !== after &&
      // What is `hidden="until-found"` has a size, and no focus: `tabbable` only looks at the size.
      element.closest('[hidden]') === null,
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
    // One stop with the Tab key, and arrows from one control to the next.
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
    // One stop with the Tab key; arrow keys lead on. A grid hands the focus to what lies in it.
    const stop = element.closest('[role=grid], [role=treegrid], [role=radiogroup]') ?? element;
    if (![...reached].some((one) => stop.contains(one))) {
      violations.push(`not reached: ${describe(element)}`);
    }
  }
  before.focus();
  await commands.emulate({ forcedColors: 'active' });
  const atRestInForcedColors = outlines();
  // An open dialog keeps the focus to itself.
  for (const one of focusIndicators(document.activeElement ?? before))
    atRestInForcedColors.delete(one);
  for (const element of reached) {
    (element as HTMLElement).focus();
    // React draws the focus after the event.
    await new Promise((resolve) => setTimeout(resolve));
    if (document.activeElement === element && !isFocusSeen(element, atRestInForcedColors)) {
      violations.push(`focus not seen in forced colours: ${describe(element)}`);
    }
  }
  await commands.emulate({ forcedColors: 'none' });
  return violations;
}

const outlines = () =>
  new Map([...document.querySelectorAll('*')].map((element) => [element, outlineOf(element)]));

const isFocusSeen = (element: Element, atRest: ReadonlyMap<Element, string>) =>
  focusIndicators(element).some((one) => {
    const outline = outlineOf(one);
    return outline !== '' && outline !== atRest.get(one);
  }) ||
  // A frame's own page shows it; a state drawn for a picture shows it always.
  element instanceof HTMLIFrameElement ||
  element.closest('[data-simulated]') !== null;
