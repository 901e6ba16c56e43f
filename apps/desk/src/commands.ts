// Commands of the page that is shown, for their keys, the command palette and the list of keys.
import type { IconNode } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys';

export interface DeskCommand {
  id: string;
  label: string;
  /** Key in the notation of `tinykeys`: 'j', 'Shift+?'. Undefined for a command of the palette only. */
  keys?: string;
  icon?: IconNode;
  /** Undefined while the command has nothing to act on: it does nothing, and only the list of keys names it. */
  run?: (() => void) | undefined;
}

export interface CommandGroup {
  title: string;
  items: readonly DeskCommand[];
}

const groups = new Set<() => CommandGroup>();

/** Commands that are available now, the last registered group first. */
export const currentCommands = (): CommandGroup[] => [...groups].toReversed().map((get) => get());

const setting = 'heldermatch-desk-single-keys';
const listeners = new Set<() => void>();

/** Whether single keys run commands. Users of speech input need to turn them off (WCAG 2.1.4). */
export function useSingleKeys() {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areSingleKeysOn,
    () => true,
  );
  const setOn = (next: boolean) => {
    localStorage.setItem(setting, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return { isOn, setOn };
}

/** A browser that allows no storage keeps the default. */
function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** A dialog that needs an answer first, or is still loading. The drawer of a candidate is part of the page. */
const question = '[role$=dialog]:not([data-with-keys]), [data-opens-dialog]';

/** Widgets in which a letter finds an option. */
const takesLetters = '[role=listbox], [role=menu], [role=combobox], [aria-haspopup=listbox]';

function isIgnored(event: KeyboardEvent): boolean {
  const isSingle = !event.ctrlKey && !event.metaKey;
  if (event.defaultPrevented || (isSingle && defaultKeybindingsHandlerIgnore(event))) return true;
  const isLetterTaken = event.target instanceof Element && event.target.closest(takesLetters);
  const isAsked = document.querySelector(question) !== null;
  return isAsked || (isSingle && (!areSingleKeysOn() || Boolean(isLetterTaken)));
}

/** Registers commands while the component is mounted. Their keys work anywhere on the page, except while typing. */
export function useCommands(title: string, items: readonly DeskCommand[]) {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    const get = () => ({ title, items: latest.current });
    groups.add(get);
    const bindings = latest.current.flatMap(({ id, keys }) => {
      const run = (event: KeyboardEvent) => {
        const command = latest.current.find((one) => one.id === id);
        if (command?.run === undefined) return;
        // The key would also be typed into a field that the command focuses.
        event.preventDefault();
        // Rendered before the next key, which may belong in a field that this command shows.
        flushSync(command.run);
      };
      return keys === undefined ? [] : [[keys, run] as const];
    });
    const unbind = tinykeys(window, Object.fromEntries(bindings), { ignore: isIgnored });
    return () => {
      unbind();
      groups.delete(get);
    };
  }, [title]);
}

/** Returns the keys as their caps show them. */
export const keysInWords = (keys: string): string =>
  keys
    .replace('Shift+', '')
    .replace('Escape', 'Esc')
    .split('+')
    .map((key) => (key === '$mod' ? 'Ctrl' : key.charAt(0).toUpperCase() + key.slice(1)))
    .join(' + ');
