import { isDenied, type PageText } from '@heldermatch/scorecard/verify';
import { factors } from '@heldermatch/scorecard';
import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import type { Requirement } from '../data/vacancies.ts';
import type { Assignment, Engine } from '../engine.ts';

/** Word of a passage: its index, and the forms under which it can be found. */
interface Word {
  start: number;
  text: string;
  stems: readonly string[];
}

const normalise = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const stemsOf = (word: string) => [word, stemDutch(word), stemEnglish(word)];

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&+#]*/gu)].map(({ index, 0: found }) => {
    const word = normalise(found);
    return { start: index, text: word, stems: stemsOf(word) };
  });

/** Shortest word that can be found within a compound: 'verzuim' in 'verzuimbegeleiding', and not 'sap' in 'sappig'. */
const minPart = 6;

/** Most words between two words of a phrase. */
const maxGap = 2;

const isSame = (wanted: Word, word: Word) =>
  wanted.stems.some((stem) => word.stems.includes(stem)) ||
  (wanted.text.length >= minPart &&
    (word.text.startsWith(wanted.text) || word.text.endsWith(wanted.text)));

/** Index of the first word of a phrase, which may be inflected, and have other words in between; -1 if it isn't there. */
function indexOfPhrase([first, ...rest]: readonly Word[], words: readonly Word[]): number {
  if (first === undefined) return -1;
  return words.findIndex((word, index) => {
    if (!isSame(first, word)) return false;
    let at = index;
    return rest.every((wanted) => {
      const next = words.slice(at + 1, at + 2 + maxGap).findIndex((one) => isSame(wanted, one));
      at += next + 1;
      return next >= 0;
    });
  });
}

interface Passage {
  page: number;
  start: number;
  text: string;
  words: readonly Word[];
}

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' });

/** Sentences and lines of a CV. */
function passagesOf(pages: readonly PageText[]): Passage[] {
  return pages.flatMap(({ text }, page) =>
    [...text.matchAll(/[^\n]+/g)].flatMap((line) =>
      [...sentences.segment(line[0])].map(({ segment, index }) => ({
        page: page + 1,
        start: line.index + index + segment.length - segment.trimStart().length,
        text: segment.trim(),
        words: wordsOf(segment.trim()),
      })),
    ),
  );
}

/** Phrases of a requirement that a passage has, without denying them. */
const phrasesIn = (phrases: readonly (readonly Word[])[], { text, words }: Passage) =>
  phrases.filter((phrase) => {
    const at = indexOfPhrase(phrase, words);
    // A line of only the phrase is a heading.
    return at >= 0 && words.length > phrase.length && !isDenied(text, words[at]?.start ?? 0);
  });

/** Most passages that are quoted for a requirement. */
const maxPassages = 6;

function findFor({ proofs }: Requirement, passages: readonly Passage[]): Passage[] {
  const phrases = proofs.map(wordsOf);
  return passages
    .map((passage) => ({ passage, count: phrasesIn(phrases, passage).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxPassages)
    .map(({ passage }) => passage);
}

/** Score of a requirement: one passage is an indication, and several support each other. */
const scoreOf = (count: number) => [0, 60, 80, 100][Math.min(count, 3)] ?? 100;

const titlesOf = (requirements: readonly Requirement[]) =>
  requirements.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join('; ');

function categoryOf(
  { id, title }: Assignment['categories'][number],
  requirements: readonly Requirement[],
  passages: readonly Passage[],
) {
  const found = requirements.map((requirement) => ({
    requirement,
    passages: findFor(requirement, passages),
  }));
  const proven = found.filter((one) => one.passages.length > 0);
  if (proven.length === 0) return undefined;
  const missing = found.filter((one) => one.passages.length === 0);
  const all = found.reduce((sum, { requirement }) => sum + factors[requirement.weight], 0);
  const sum = proven.reduce(
    (total, one) => total + factors[one.requirement.weight] * scoreOf(one.passages.length),
    0,
  );
  const quotes = new Set(proven.flatMap((one) => one.passages));
  return {
    id,
    title,
    score: Math.round(sum / all),
    // Words prove little about a sentence; more of them prove somewhat more.
    confidence: Math.min(45 + quotes.size * 5, 65),
    why: [
      `Woorden gevonden voor: ${titlesOf(proven.map((one) => one.requirement))}.`,
      ...(missing.length > 0
        ? [`Niet gevonden: ${titlesOf(missing.map((one) => one.requirement))}.`]
        : []),
    ].join(' '),
    evidence: [...quotes].map(({ page, start, text }) => ({ page, start, quote: text })),
  };
}

/**
 * Engine of fixed rules, in this browser. It searches the CV for the words that would prove each requirement, in Dutch
 * and English, in any inflection and in compounds. It knows no meaning: a human reads the passages that it quotes.
 */
export const rules: Engine = {
  title: 'Vaste regels 1',
  note: 'Vaste regels zoeken in deze browser naar de woorden van elke eis: er gaat niets weg.',
  score: ({ categories, requirements }, pages) => {
    const passages = passagesOf(pages);
    return Promise.resolve(
      categories.flatMap((category) => {
        const own = requirements.filter((one) => one.category === category.id);
        return (
          categoryOf(category, own, passages) ?? {
            ...category,
            why: 'Geen van de woorden van de eisen staat in het cv.',
            evidence: [],
          }
        );
      }),
    );
  },
};
