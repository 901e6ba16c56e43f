import { listOf, type Key, type KeyboardRow } from './record.js';

const names: Readonly<Record<string, string>> = {
  Text: 'Letters',
  ',': 'komma',
  Space: 'spatiebalk',
  Control: 'Ctrl',
  Meta: '⌘',
  ArrowUp: 'pijl omhoog',
  ArrowDown: 'pijl omlaag',
  ArrowLeft: 'pijl links',
  ArrowRight: 'pijl rechts',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

const nameOf = (key: Key) =>
  key
    .split('+')
    .map((part) => names[part] ?? part)
    .join(' + ');

/** Keys of a row in Dutch, such as 'Enter, spatiebalk op de knop'. */
export function keyNames({ keys, when }: KeyboardRow): string {
  const text = listOf(keys).map(nameOf).join(', ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return when === undefined ? sentence : `${sentence} ${when}`;
}
