import { listOf, type Key, type KeyboardRow } from './record.ts';

const names: Readonly<Record<string, { nl: string; en: string }>> = {
  Text: { nl: 'Letters', en: 'Letters' },
  ',': { nl: 'komma', en: 'comma' },
  Space: { nl: 'spatiebalk', en: 'Space' },
  Control: { nl: 'Ctrl', en: 'Ctrl' },
  Meta: { nl: '⌘', en: '⌘' },
  ArrowUp: { nl: 'pijl omhoog', en: 'Arrow Up' },
  ArrowDown: { nl: 'pijl omlaag', en: 'Arrow Down' },
  ArrowLeft: { nl: 'pijl links', en: 'Arrow Left' },
  ArrowRight: { nl: 'pijl rechts', en: 'Arrow Right' },
  PageUp: { nl: 'Page Up', en: 'Page Up' },
  PageDown: { nl: 'Page Down', en: 'Page Down' },
};

/**
 * Keys of a row, such as 'Enter, spatiebalk op de knop'.
 * @param row Its `when` is in that language.
 */
export function keyNames(
  { keys, when }: Pick<KeyboardRow, 'keys' | 'when'>,
  language: 'nl' | 'en' = 'nl',
): string {
  const nameOf = (key: Key) =>
    key
      .split('+')
      .map((part) => names[part]?.[language] ?? part)
      .join(' + ');
  const text = listOf(keys).map(nameOf).join(', ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return when === undefined ? sentence : `${sentence} ${when}`;
}
