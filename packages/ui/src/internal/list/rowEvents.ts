import type { DOMAttributes, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { shared } from '../shared.js';

/** Inputs that hold no text. */
const untyped = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** Whether an arrow key has nowhere to go in a field: its caret is at that end, and nothing in it is selected. */
function isAtEdge(field: HTMLInputElement | HTMLTextAreaElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === null || selectionStart !== selectionEnd) return false;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(field).direction === 'ltr');
  return selectionStart === (isForward ? value.length : 0);
}

/**
 * Whether a key is for the text field in which it is pressed, and not for the row around it. Tab leaves the field, and
 * so does an arrow to the side at its edge: else no key led from it to the next cell.
 */
function isTyping({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || !(target instanceof HTMLElement)) return false;
  const isInput = target instanceof HTMLInputElement && !untyped.includes(target.type);
  if (!isInput && !(target instanceof HTMLTextAreaElement)) return target.isContentEditable;
  return (key !== 'ArrowLeft' && key !== 'ArrowRight') || !isAtEdge(target, key);
}

type KeyHandler = DOMAttributes<Element>['onKeyDown'];

const unlessTyping = (handler: KeyHandler): KeyHandler =>
  handler && ((event) => (isTyping(event) ? undefined : handler(event)));

/** What React Aria gives a list, a row or a cell, without the keys that are typed in a field in it. */
export function withoutTyping<Props extends DOMAttributes<never>>(props: Props): Props {
  const { onKeyDown, onKeyDownCapture } = props as DOMAttributes<Element>;
  return {
    ...props,
    ...(onKeyDown && { onKeyDown: unlessTyping(onKeyDown) }),
    ...(onKeyDownCapture && { onKeyDownCapture: unlessTyping(onKeyDownCapture) }),
  };
}

/** What was selected when the mouse went down: the browser lets go of it after the click. */
let textBefore = '';

/** Whether the mouse has just selected text of an element; a click by the keyboard or by script has no `detail`. */
function hasSelectedText({ currentTarget, detail, shiftKey }: MouseEvent): boolean {
  const selection = getSelection();
  if (detail === 0 || shiftKey || selection?.type !== 'Range') return false;
  return String(selection) !== textBefore && selection.containsNode(currentTarget, true);
}

/** What React Aria gives a row: typing in it is typing, and dragging over its text selects that, not the row. */
export function withText<Props extends DOMAttributes<never>>(props: Props): Props {
  const { onClick, onMouseDown } = props as DOMAttributes<Element>;
  return {
    ...withoutTyping(props),
    onMouseDown: (event: MouseEvent) => {
      // With Shift the rows in between are selected, and not their text.
      if (event.shiftKey) getSelection()?.empty();
      textBefore = String(getSelection());
      onMouseDown?.(event);
    },
    onClick: (event: MouseEvent) => {
      if (!hasSelectedText(event)) onClick?.(event);
    },
  };
}

let isTabDown = false;

/** Follows the Tab key, for `withFocus`; returns what ends it. */
export const followTab = shared(() => {
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

/**
 * What React Aria gives a row or a cell: a control in it that gets the focus, by `element.focus()` or a screen reader,
 * keeps it. The Tab key comes to the list as to one thing, and React Aria leads it to the row that had the focus last.
 * @param take - makes the row or the cell the one that has the focus.
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
      // A menu of the row is in it for React alone.
      if (!isTabDown && currentTarget !== target && currentTarget.contains(target)) take();
      onFocus?.(event);
    },
  };
}
