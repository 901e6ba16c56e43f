import type { DOMAttributes, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { shareSubscription } from '../shareSubscription.js';

/** Types of inputs without text. */
const nonTextTypes = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(
  ', ',
);

/** Whether an arrow key can't move the caret any further: it is at that end, and nothing is selected. */
function isAtEdge(field: HTMLInputElement | HTMLTextAreaElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === null || selectionStart !== selectionEnd) return false;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(field).direction === 'ltr');
  return selectionStart === (isForward ? value.length : 0);
}

/** Whether an element takes typed text. */
export const isTextField = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement
    ? !nonTextTypes.includes(element.type)
    : element instanceof HTMLTextAreaElement || element.isContentEditable;

/**
 * Whether a key belongs to the text field in which it is pressed, not to the row. Tab always leaves the field. A
 * horizontal arrow key leaves it at the edge, because no other key leads to the next cell.
 */
function isTyping({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || !(target instanceof HTMLElement) || !isTextField(target)) return false;
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isInput || (key !== 'ArrowLeft' && key !== 'ArrowRight') || !isAtEdge(target, key);
}

type KeyHandler = DOMAttributes<Element>['onKeyDown'];

const unlessTyping = (handler: KeyHandler): KeyHandler =>
  handler && ((event) => (isTyping(event) ? undefined : handler(event)));

/** Makes React Aria's handlers of a list, row or cell ignore keys that are typed in a field inside it. */
export function withoutTyping<Props extends DOMAttributes<never>>(props: Props): Props {
  const { onKeyDown, onKeyDownCapture } = props as DOMAttributes<Element>;
  return {
    ...props,
    ...(onKeyDown && { onKeyDown: unlessTyping(onKeyDown) }),
    ...(onKeyDownCapture && { onKeyDownCapture: unlessTyping(onKeyDownCapture) }),
  };
}

/** Selected text at the last mousedown: the browser clears that selection only after the click. */
let textBefore = '';

/** Whether the mouse has just selected text in an element. Clicks by keyboard or script have no `detail`. */
function hasSelectedText({ currentTarget, detail, shiftKey }: MouseEvent): boolean {
  const selection = getSelection();
  if (detail === 0 || shiftKey || selection?.type !== 'Range') return false;
  return String(selection) !== textBefore && selection.containsNode(currentTarget, true);
}

/** Adapts React Aria's row handlers: typing goes to the field, and dragging over text selects that, not the row. */
export function withText<Props extends DOMAttributes<never>>(props: Props): Props {
  const { onClick, onMouseDown } = props as DOMAttributes<Element>;
  return {
    ...withoutTyping(props),
    onMouseDown: (event: MouseEvent) => {
      // Shift selects the rows in between, not their text.
      if (event.shiftKey) getSelection()?.empty();
      textBefore = String(getSelection());
      onMouseDown?.(event);
    },
    onClick: (event: MouseEvent) => {
      if (!hasSelectedText(event)) return onClick?.(event);
      // React Aria waits 80 ms for this click, and then would cancel the next press if that has begun.
      event.currentTarget.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    },
  };
}

let isTabDown = false;

/** Tracks whether the Tab key is pressed, for `withFocus`. Returns a clean-up function. */
export const trackTabKey = shareSubscription(() => {
  const down = ({ key }: globalThis.KeyboardEvent) => {
    isTabDown = key === 'Tab';
  };
  const up = () => {
    isTabDown = false;
  };
  document.addEventListener('keydown', down, true);
  document.addEventListener('keyup', up, true);
  return () => {
    document.removeEventListener('keydown', down, true);
    document.removeEventListener('keyup', up, true);
  };
});

/** Focuses a control in a row, as `withFocus` handles it, while the Tab key is pressed for something else. */
export function focusControl(control: HTMLElement): void {
  isTabDown = false;
  control.focus();
}

/**
 * Adapts React Aria's focus handler of a row or cell. A control focused by script or a screen reader keeps focus. The
 * Tab key enters the list as a whole: React Aria restores focus to the row that had it last.
 * @param take - Makes the row or cell the focused one.
 */
export function withFocus<Props extends DOMAttributes<never>>(
  props: Props,
  take: () => void,
): Props {
  const { onFocus } = props as DOMAttributes<Element>;
  return {
    ...props,
    onFocus: (event: FocusEvent) => {
      const { currentTarget, target } = event;
      // A menu of the row is its child in React only, not in the DOM.
      if (!isTabDown && currentTarget !== target && currentTarget.contains(target)) take();
      onFocus?.(event);
    },
  };
}
