// The keys that the accessibility records claim, and those that a play function presses.
import { listOf, type Key } from '../../packages/ui/docs/a11y/record.ts';
import { componentRecords, storyIdOf } from '../../packages/ui/docs/a11y/records.ts';

/** Claimed keys of each story whose play function proves something, by its id. */
export const claimedKeys = new Map<string, Set<Key>>();

for (const component of componentRecords) {
  const { keyboard, requirements } = component.record;
  for (const proof of [...requirements, ...keyboard]) {
    if (!('play' in proof)) continue;
    for (const story of listOf(proof.play)) {
      const id = storyIdOf(component, story);
      const keys = claimedKeys.get(id) ?? new Set();
      claimedKeys.set(id, keys);
      if ('keys' in proof) for (const key of listOf(proof.keys)) keys.add(key);
    }
  }
}

/** Whether a record relies on the play function of this story. */
export const isProof = (id: string): boolean => claimedKeys.has(id);

/** Keys, as in a record, that a play function has to press but didn't. */
export const missingKeys = (id: string, pressed: ReadonlySet<Key>): Key[] =>
  [...(claimedKeys.get(id) ?? [])].filter((key) => !pressed.has(key));

/** Key of an event as in `aria-keyshortcuts`, followed by `Text` if it types a character. */
export function keysOf(event: KeyboardEvent): Key[] {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
  const isText = key.length === 1 && !altKey && !ctrlKey && !metaKey;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const modifiers = [
    altKey && 'Alt',
    ctrlKey && 'Control',
    metaKey && 'Meta',
    shiftKey && !isText && 'Shift',
  ].filter(Boolean);
  return [[...modifiers, name].join('+'), ...(isText ? ['Text'] : [])];
}
