import { factors } from '@heldermatch/scorecard';
import { isDenied, type PageText } from '@heldermatch/scorecard/verify';
import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { fold } from '../search/fold.ts';
import type { Requirement } from '../vacancy.ts';
import type { Assignment } from '../engine.ts';

/** Word of a passage: its place, and the forms under which it can be found. */
interface Word {
  start: number;
  end: number;
  text: string;
  dutch: string;
  english: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&+#]*/gu)].map(({ index: start, 0: found }) => {
    const word = fold(found);
    const stems = { dutch: stemDutch(word), english: stemEnglish(word) };
    return { start, end: start + found.length, text: word, ...stems };
  });

/** Shortest word that is inflected: 'ADR' is not in 'adres'. */
const minInflected = 4;

/** Shortest word that can be part of a compound: 'verzuim' in 'verzuimbegeleiding', and not 'sap' in 'sappig'. */
const minPart = 6;

const isSame = (wanted: Word, word: Word) =>
  wanted.text === word.text ||
  (wanted.text.length >= minInflected &&
    (wanted.dutch === word.dutch || wanted.english === word.english)) ||
  (wanted.dutch.length >= minPart &&
    (word.text.startsWith(wanted.dutch) || word.text.endsWith(wanted.dutch)));

interface Passage {
  page: number;
  start: number;
  text: string;
  words: readonly Word[];
}

/** Most words between those of a phrase. */
const maxGap = 5;

/** Place of a phrase in a passage: all its words, in any order, near each other. Undefined if they aren't there. */
function placeOf(phrase: readonly Word[], { text, words }: Passage) {
  const [first, ...rest] = phrase.map((wanted) =>
    words.flatMap((word, index) => (isSame(wanted, word) ? [index] : [])),
  );
  for (const index of first ?? []) {
    const near = rest.map((all) => all.find((at) => Math.abs(at - index) <= maxGap));
    const places = [index, ...near].filter((at) => at !== undefined);
    if (places.length < phrase.length) continue;
    const start = words[Math.min(...places)]?.start ?? 0;
    const end = words[Math.max(...places)]?.end ?? 0;
    // 'English (C2), Dutch (B1)' has no 'Dutch C2'.
    if (!/[,;|]/.test(text.slice(start, end))) return { start, end };
  }
  return undefined;
}

/** Headings of a CV. Below those that `isSilent`, nothing is about the candidate's work. */
const heading =
  /^\W*(?:(?<isSilent>referenties?|referees|references|hobby\p{L}*|interesses?|interests|vrije tijd)|(?:relevante |work )?(?:werk\p{L}*|ervaring|experience|loopbaan|career|opleiding\p{L}*|education|cursus\p{L}*|courses|talen\p{L}*|languages|vaardig\p{L}*|competenties|skills|profiel|profile|motivatie|contact\p{L}*|personalia|certifica\p{L}*|systemen|software))(?: (?:en|and|&) \p{L}+)?\W*$/iu;

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' });

/** Sentences and lines of a CV. */
function passagesOf(pages: readonly PageText[]): Passage[] {
  let isSilent = false;
  return pages.flatMap(({ text }, page) =>
    [...text.matchAll(/[^\n]+/g)].flatMap((line) => {
      const found = heading.exec(line[0]);
      if (found !== null) isSilent = found.groups?.['isSilent'] !== undefined;
      if (isSilent || found !== null) return [];
      return [...sentences.segment(line[0])].map(({ segment, index }) => {
        const sentence = segment.trim();
        const start = line.index + index + segment.indexOf(sentence);
        return { page: page + 1, start, text: sentence, words: wordsOf(sentence) };
      });
    }),
  );
}

/** An ambition is no experience. */
const ambition =
  /(?<!\p{L})(?:wil|wilde|zou|hoop|droom|ambitie|doorgroeien|op zoek|looking for|want to|would like|hope to|aspire)(?!\p{L})/iu;

/** Most passages that are quoted for a requirement. */
const maxPassages = 6;

function findFor({ category, proofs }: Requirement, passages: readonly Passage[]): Passage[] {
  const phrases = proofs.map(wordsOf);
  return passages
    .filter(({ text }) => category === 'motivation' || !ambition.test(text))
    .map((passage) => {
      const places = phrases.map((phrase) => placeOf(phrase, passage));
      const proven = places.filter((at) => at !== undefined && !isDenied(passage.text, at));
      return { passage, count: proven.length };
    })
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
  if (found.length === 0) return { id, why: 'De vacature heeft hier geen eis.', evidence: [] };
  const proven = found.filter((one) => one.passages.length > 0);
  const missing = found.filter((one) => one.passages.length === 0);
  if (proven.length === 0) {
    return { id, why: 'Geen van de woorden van de eisen staat in het cv.', evidence: [] };
  }
  const all = found.reduce((sum, { requirement }) => sum + factors[requirement.weight], 0);
  const sum = proven.reduce(
    (total, one) => total + factors[one.requirement.weight] * scoreOf(one.passages.length),
    0,
  );
  // A passage that proves several requirements is quoted once.
  const quotes = new Map<Passage, string[]>();
  for (const one of proven) {
    for (const passage of one.passages) {
      quotes.set(passage, [...(quotes.get(passage) ?? []), one.requirement.id]);
    }
  }
  const why = [`Woorden gevonden voor: ${titlesOf(proven.map((one) => one.requirement))}.`];
  if (missing.length > 0) {
    why.push(`Niet gevonden: ${titlesOf(missing.map((one) => one.requirement))}.`);
  }
  return {
    id,
    title,
    score: sum / all,
    // Words prove little about a sentence; more of them prove somewhat more.
    confidence: Math.min(45 + quotes.size * 5, 65),
    why: why.join(' '),
    evidence: [...quotes].map(([{ page, start, text }, ids]) => ({
      page,
      start,
      quote: text,
      requirements: ids,
    })),
  };
}

/** Searches a CV for the words of each requirement. See `rules`. */
export function score(
  { categories, requirements }: Assignment,
  pages: readonly PageText[],
): readonly unknown[] {
  const passages = passagesOf(pages);
  return categories.map((category) =>
    categoryOf(
      category,
      requirements.filter((one) => one.category === category.id),
      passages,
    ),
  );
}
