import { tabbable } from 'tabbable';
import { commands, userEvent } from 'vitest/browser';

const describe = (element: Element) => (element.cloneNode() as Element).outerHTML;

const isOutlined = (element: Element) =>
  [null, '::before', '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    // `auto` is the browser's own, whatever its width.
    return (
      outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    );
  });

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
export async function keyboardFaults(before: HTMLElement, after: HTMLElement): Promise<string[]> {
  const faults = mouseOnly(document.body).map(
    (element) => `for the mouse only: ${describe(element)}`,
  );
  const outlinedAtRest = outlined();
  // An open dialog holds the focus already, and gives it back to itself.
  before.focus();
  const expected = tabbable(document.body).filter(
    (element) => element !== before && element !== after,
  );
  const reached = new Set<Element>();
  for (let step = 0; step <= expected.length + 10; step += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === after || reached.has(focused))
      break;
    reached.add(focused);
    if (!isFocusSeen(focused, outlinedAtRest)) faults.push(`focus not seen: ${describe(focused)}`);
  }
  const isModal = document.querySelector('[inert], [aria-modal=true]') !== null;
  if (document.activeElement !== after && !isModal) {
    faults.push(`can't be left: ${describe(document.activeElement ?? document.body)}`);
  }
  for (const element of expected) {
    // One stop with the Tab key; arrow keys lead on. A grid hands the focus to what lies in it.
    const stop = element.closest('[role=grid], [role=radiogroup]') ?? element;
    if (![...reached].some((one) => stop.contains(one))) {
      faults.push(`not reached: ${describe(element)}`);
    }
  }
  before.focus();
  await commands.emulate({ forcedColors: 'active' });
  const outlinedInForcedColors = outlined();
  for (const element of reached) {
    (element as HTMLElement).focus();
    if (document.activeElement === element && !isFocusSeen(element, outlinedInForcedColors)) {
      faults.push(`focus not seen in forced colours: ${describe(element)}`);
    }
  }
  await commands.emulate({ forcedColors: 'none' });
  return faults;
}

const outlined = () => new Set([...document.querySelectorAll('*')].filter(isOutlined));

const isFocusSeen = (element: Element, outlinedAtRest: ReadonlySet<Element>) =>
  focusIndicators(element).some((one) => isOutlined(one) && !outlinedAtRest.has(one)) ||
  // A frame's own page shows it; a state drawn for a picture shows it always.
  element instanceof HTMLIFrameElement ||
  element.closest('[data-simulated]') !== null;
