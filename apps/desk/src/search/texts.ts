import { inventedFor } from '../data/candidates.ts';
import { careerOf } from '../data/career.ts';
import { cvOf } from '../data/cv.ts';
import { seedOf } from '../data/vacancies.ts';
import { fold } from './fold.ts';

/** Shortest word that is found within another: 'zorg' in 'ouderenzorg', and neither 'ATS' in 'plaats' nor 'Sam' in 'samen'. */
const minInside = 4;

const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether the text contains a word, as a whole or within another if it is long enough. */
function hasWord(text: string, word: string): boolean {
  if (word.length >= minInside) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWord(text.charAt(at - 1)) && !isWord(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** Returns a function that finds all words of a query, in any order, in the result of `fold`. */
export function matcherFor(query: string): (folded: string) => boolean {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (folded) => words.length > 0 && words.every((word) => hasWord(folded, word));
}

/** Milliseconds of work after which a newer query may cancel this one. */
const slice = 30;

/** Resolves after the messages that have arrived. */
const pause = () => new Promise((resolve) => void setTimeout(resolve));

/** Texts of all CVs of a vacancy. Those of fictitious candidates are written at the first search. */
export function createTexts(vacancy: string) {
  const seed = seedOf(vacancy);
  const invented = inventedFor(vacancy);
  const texts = new Map<string, string>();
  const textOf = (id: string, title: string) => {
    const known = texts.get(id);
    if (known !== undefined || seed === undefined) return known ?? '';
    // Without the name, which the list searches itself.
    const lines = cvOf(title, careerOf(Number(id), seed), seed).slice(1);
    const text = fold(lines.map((line) => `${line.date ?? ''} ${line.text}`).join('\n'));
    texts.set(id, text);
    return text;
  };
  const added = new Map<string, string>();
  return {
    add: (id: string, text: string) => added.set(id, fold(text)),
    remove: (id: string) => added.delete(id),
    /** Returns the ids of the CVs with all words of a query; undefined if it was cancelled. */
    async find(query: string, isCancelled: () => boolean): Promise<string[] | undefined> {
      const matches = matcherFor(query);
      const found = [...added].filter(([, text]) => matches(text)).map(([id]) => id);
      let last = performance.now();
      for (const { id, title } of invented) {
        if (matches(textOf(id, title))) found.push(id);
        if (performance.now() - last < slice) continue;
        // oxlint-disable-next-line no-await-in-loop -- lets a newer query arrive
        await pause();
        if (isCancelled()) return undefined;
        last = performance.now();
      }
      return found;
    },
  };
}
