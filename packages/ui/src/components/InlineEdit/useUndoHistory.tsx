import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isTextField } from '../../internal/list/rowEvents.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Text } from '../Text/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

export interface UndoEntry {
  /** Name of the change: 'Salaris van Kandidaat 0412'. */
  label: string;
  /**
   * Restores the previous state. A returned string is the reason why that failed. Then, and if a returned promise
   * rejects, the change remains, and the failure is reported.
   */
  undo: () => void | string | Promise<void | string>;
  /** Applies the change again. It reports a failure as `undo` does. */
  redo: () => void | string | Promise<void | string>;
}

export interface UndoHistoryOptions {
  /**
   * Maximum number of changes that can be undone. Earlier ones are forgotten.
   * @default 100
   */
  limit?: number | undefined;
}

export interface UndoHistory {
  /** Adds a change that has been saved. Changes that were undone can't be redone after it. Stable. */
  add: (entry: UndoEntry) => void;
  /** Undoes the last change. Does nothing while another change is undone or redone. Stable. */
  undo: () => Promise<void>;
  /** Redoes the last undone change. Does nothing while another change is undone or redone. Stable. */
  redo: () => Promise<void>;
  /** Label of the change that `undo` undoes. `undefined` if there is none. */
  undoLabel: string | undefined;
  /** Label of the change that `redo` redoes. `undefined` if there is none. */
  redoLabel: string | undefined;
  /**
   * Props for the element around everything that the changes are about: Ctrl + Z, and Ctrl + Y or Ctrl + Shift + Z. On a
   * Mac the Command key works too. Text fields keep their undo.
   */
  keyboardProps: { onKeyDown: (event: KeyboardEvent) => void };
  /** Live region with the result. Visible if that is a failure. `UndoButtons` contains it. */
  announcement: ReactNode;
}

interface Entries {
  past: readonly UndoEntry[];
  future: readonly UndoEntry[];
}

const none: Entries = { past: [], future: [] };

/** Action of a key; `undefined` if it has none, or belongs to the text field in which it is pressed. */
function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey, ...event }: KeyboardEvent) {
  const { currentTarget, target } = event;
  // React events bubble from overlays too.
  const isWithin = target instanceof HTMLElement && currentTarget.contains(target);
  if (!isWithin || isTextField(target) || altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/**
 * History of the changes that a user makes, such as with `InlineEdit`, to undo and redo them. Announces what was
 * undone. `UndoButtons` shows its buttons.
 */
export function useUndoHistory({ limit = 100 }: UndoHistoryOptions = {}): UndoHistory {
  const formatMessage = useMessages();
  const [{ past, future }, setShown] = useState(none);
  // A second key may come before the next render.
  const entries = useRef(none);
  const isRunning = useRef(false);
  const [result, setResult] = useState({ count: 0, text: '', hasFailed: false });
  const change = useCallback((next: Entries) => {
    entries.current = next;
    setShown(next);
  }, []);

  const add = useCallback(
    (entry: UndoEntry) =>
      change({ past: [...entries.current.past, entry].slice(-limit), future: [] }),
    [change, limit],
  );
  const run = useCallback(
    async (action: 'undo' | 'redo') => {
      const isUndo = action === 'undo';
      const entry = entries.current[isUndo ? 'past' : 'future'].at(-1);
      if (entry === undefined || isRunning.current) return;
      isRunning.current = true;
      const reason = await reasonOf(entry[action], formatMessage(nl.failed));
      isRunning.current = false;
      const { label } = entry;
      if (reason === undefined) change(moved(entries.current, entry, isUndo));
      const message = isUndo ? nl.undoneChange : nl.redoneChange;
      const failure = isUndo ? nl.notUndone : nl.notRedone;
      const text =
        reason === undefined
          ? formatMessage(message, { label })
          : formatMessage(failure, { label, reason });
      setResult(({ count }) => ({ count: count + 1, text, hasFailed: reason !== undefined }));
    },
    [change, formatMessage],
  );
  return {
    add,
    undo: useCallback(() => run('undo'), [run]),
    redo: useCallback(() => run('redo'), [run]),
    undoLabel: past.at(-1)?.label,
    redoLabel: future.at(-1)?.label,
    keyboardProps: {
      onKeyDown: (event) => {
        const action = actionOf(event);
        if (action === undefined) return;
        event.preventDefault();
        void run(action);
      },
    },
    announcement: (
      <div role="status">
        {/* Keyed, so that the same message is announced again. */}
        {result.hasFailed ? (
          <Text key={result.count} size="small">
            {result.text}
          </Text>
        ) : (
          <VisuallyHidden key={result.count}>{result.text}</VisuallyHidden>
        )}
      </div>
    ),
  };
}

/** Runs an action. Returns the reason why it failed, if it did. */
async function reasonOf(action: UndoEntry['undo'], unknown: string): Promise<string | undefined> {
  try {
    return (await action()) ?? undefined;
  } catch {
    return unknown;
  }
}

/** Moves an entry from the past to the future, or back. */
function moved({ past, future }: Entries, entry: UndoEntry, isUndone: boolean): Entries {
  const others = (all: readonly UndoEntry[]) => all.filter((one) => one !== entry);
  return isUndone
    ? { past: others(past), future: [...future, entry] }
    : { past: [...past, entry], future: others(future) };
}
