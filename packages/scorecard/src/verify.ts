// Separate entry: only code that runs an engine needs the search.
import search from 'approx-string-match';
import { diffWordsWithSpace } from 'diff';
import * as v from 'valibot';
import type { Category, Difference, Evidence, Passage, Unproven } from './scorecard.ts';

/** Page of a document, as its text was read. */
export interface PageText {
  text: string;
}

export interface Subject {
  /** Categories of the vacancy. Each is in the result once, in this order. */
  categories: readonly Pick<Category, 'id' | 'title'>[];
  /** Requirements of the vacancy that evidence may name. If undefined, evidence names none. */
  requirements?: readonly { id: string }[] | undefined;
  /** Pages of the document, in order. */
  pages: readonly PageText[];
  /** Name or id of the document in the app. */
  document: string;
  /** Sentence for a category without a proven quote: 'Geen bewijs gevonden.' */
  noEvidence: string;
}

/** Rule that a result breaks. */
export type ViolationType =
  | 'notAList'
  | 'unknownCategory'
  | 'missingCategory'
  | 'duplicateCategory'
  | 'invalidScore'
  | 'invalidConfidence'
  | 'invalidExplanation'
  | 'invalidEvidence'
  | 'tooMuchEvidence'
  | 'unknownRequirement'
  | 'quoteNotFound'
  | 'quoteElsewhere'
  | 'scoreWithoutEvidence';

/** Violation of a rule, for the engine's developers. */
export interface Violation {
  type: ViolationType;
  /** Id of the category, if the violation concerns one. */
  category?: string | undefined;
}

export interface Verified {
  categories: readonly Category[];
  /** Empty if the result is entirely sound. */
  violations: readonly Violation[];
}

/** More than any CV supports; the rest is ignored, so that a result can't keep a machine busy. */
const limits = { evidence: 20, quote: 1000, explanation: 1000 };

/** Largest share of a quote's characters that may differ in its nearest passage. */
const tolerance = 0.35;

/** Control characters, and characters that reverse the direction of the text. */
const invisible = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
const sentence = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(invisible, ' ').trim()),
    v.nonEmpty(),
    v.maxLength(length),
  );
const Percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.transform(Math.round));
const Place = v.fallback(v.optional(v.number()), undefined);
const Quote = v.object({
  quote: sentence(limits.quote),
  page: Place,
  start: Place,
  requirements: v.optional(v.unknown()),
});
const Explanation = v.object({
  why: sentence(limits.explanation),
  context: v.fallback(v.optional(sentence(limits.explanation)), undefined),
});
const Identified = v.looseObject({ id: v.string() });

interface Plain {
  text: string;
  /** For each character, where it comes from in the original: its start, and its end. */
  starts: number[];
  ends: number[];
}

const equivalents: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201B\u2032`´]/, "'"],
  [/[\u201C-\u201F«»\u2033]/, '"'],
  [/[\u2010-\u2015\u2212]/, '-'],
  // Soft hyphens and characters without width.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/, ''],
];

/** Removes differences that programs introduce: ligatures, kinds of quotes, dashes and spaces, upper case. */
function plainOf(original: string): Plain {
  const plain: Plain = { text: '', starts: [], ends: [] };
  let index = 0;
  let last = '';
  for (const character of original) {
    const end = index + character.length;
    let text = character.normalize('NFKD').toLowerCase();
    for (const [pattern, replacement] of equivalents) text = text.replace(pattern, replacement);
    text = text.replaceAll(/\s+/g, ' ');
    if (text === ' ' && last === ' ') text = '';
    if (text !== '') last = text;
    plain.text += text;
    for (let unit = 0; unit < text.length; unit += 1) {
      plain.starts.push(index);
      plain.ends.push(end);
    }
    index = end;
  }
  return plain;
}

const isWord = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);

/** Whether no word continues from before this index to after it. */
const isBoundary = (text: string, index: number) =>
  !(isWord(text.charAt(index - 1)) && isWord(text.charAt(index)));

const negation =
  /(?<!\p{L})(?:geen|niet|nooit|nauwelijks|zonder|no|not|never|hardly|without)(?!\p{L})/u;

const lastOf = (text: string, marks: readonly string[], before: number) =>
  Math.max(...marks.map((mark) => text.lastIndexOf(mark, before - 1))) + 1;

/**
 * Widens a place to the word that denies it, before it in the sentence ('geen ervaring met SQL') or after it in the
 * clause ('SQL ken ik niet').
 */
function withDenial(text: string, { start, end }: Pick<Passage, 'start' | 'end'>) {
  const before = lastOf(text, ['.', '!', '?', ';', '\n'], start);
  const first = negation.exec(text.slice(before, start).toLowerCase());
  const clause = /^[^.,:;!?\n]*/.exec(text.slice(end))?.[0] ?? '';
  const last = negation.exec(clause.toLowerCase());
  return {
    start: first === null ? start : before + first.index,
    end: last === null ? end : end + last.index + last[0].length,
  };
}

/**
 * Whether a sentence denies what it has at a place, in Dutch or English: 'geen ervaring met SQL' is no evidence of SQL.
 */
export function isDenied(text: string, place: Pick<Passage, 'start' | 'end'>): boolean {
  const { start, end } = withDenial(text, place);
  return start < place.start || end > place.end;
}

/** All passages that equal a quote. */
function passagesOf(quote: string, pages: readonly PageText[], plain: readonly Plain[]): Passage[] {
  // Anything shorter is in every document.
  if ((quote.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0) < 3) return [];
  return plain.flatMap(({ text, starts, ends }, page) => {
    const found: Passage[] = [];
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
      const end = at + quote.length;
      // 'ervaring' isn't a quote from 'werkervaring'.
      if (!isBoundary(text, at) || !isBoundary(text, end)) continue;
      const place = { start: starts[at] ?? 0, end: ends[end - 1] ?? 0 };
      const wide = withDenial(pages[page]?.text ?? '', place);
      found.push(foundAt(pages, page, wide.start, wide.end));
    }
    return found;
  });
}

const foundAt = (
  pages: readonly PageText[],
  page: number,
  start: number,
  end: number,
): Passage => ({
  page: page + 1,
  start,
  end,
  quote: pages[page]?.text.slice(start, end) ?? '',
});

/** Passage that differs least from a quote; undefined if nothing resembles it. */
function nearestTo(
  quote: string,
  pages: readonly PageText[],
  plain: readonly Plain[],
): Passage | undefined {
  let most = Math.floor(quote.length * tolerance);
  let nearest: Passage | undefined;
  for (const [page, { text, starts, ends }] of plain.entries()) {
    for (const { start, end, errors } of search(text, quote, most)) {
      if (nearest !== undefined && errors >= most) continue;
      most = errors;
      let [from, to] = [start, end];
      // Whole words, because a part of one reads as a misprint.
      while (!isBoundary(text, from)) from -= 1;
      while (!isBoundary(text, to)) to += 1;
      nearest = foundAt(pages, page, starts[from] ?? 0, ends[to - 1] ?? 0);
    }
  }
  return nearest;
}

const unprovenOf = (quote: string, nearest: Passage | undefined): Unproven => ({
  quote,
  nearest,
  differences:
    nearest === undefined
      ? []
      : diffWordsWithSpace(quote, nearest.quote, { ignoreCase: true }).map(
          ({ value, added, removed }): Difference => ({
            text: value,
            in: added ? 'document' : removed ? 'quote' : 'both',
          }),
        ),
});

type ProvenPassage = Passage & Pick<Evidence, 'requirements'>;

/** Returns the known requirements that a quote names, if there are any. */
function checkRequirements(
  given: unknown,
  known: Subject['requirements'],
  report: (type: ViolationType) => void,
): Pick<Evidence, 'requirements'> {
  if (known === undefined || given === undefined || given === null) return {};
  const named = new Set<unknown>(Array.isArray(given) ? given : [undefined]);
  const requirements = known.map(({ id }) => id).filter((id) => named.has(id));
  if (requirements.length < named.size) report('unknownRequirement');
  return requirements.length === 0 ? {} : { requirements };
}

/** Finds the quotes of a category in the document. */
function checkQuotes(
  given: unknown,
  { pages, requirements }: Subject,
  plain: readonly Plain[],
  report: (type: ViolationType) => void,
) {
  const evidence: ProvenPassage[] = [];
  const unproven: Unproven[] = [];
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  if (!Array.isArray(given)) report('invalidEvidence');
  if (list.length > limits.evidence) report('tooMuchEvidence');
  for (const one of list.slice(0, limits.evidence)) {
    const { success, output } = v.safeParse(Quote, one);
    if (!success) {
      report('invalidEvidence');
      continue;
    }
    const quote = plainOf(output.quote).text.trim();
    const found = passagesOf(quote, pages, plain);
    const there = found.find(({ page, start }) => page === output.page && start === output.start);
    const first = there ?? found.find(({ page }) => page === output.page) ?? found[0];
    if (first === undefined) {
      report('quoteNotFound');
      unproven.push(unprovenOf(output.quote, nearestTo(quote, pages, plain)));
    } else {
      if (there === undefined) report('quoteElsewhere');
      evidence.push({ ...first, ...checkRequirements(output.requirements, requirements, report) });
    }
  }
  return { evidence, unproven };
}

/**
 * Verifies what an engine states about a document, before anything of it is shown.
 *
 * - A quote counts as evidence only if the document contains it, apart from differences that programs introduce. Its
 *   place and its text become those of the document. Any other is listed as `unproven`, with the passage nearest to it.
 * - Every category of the vacancy is there once. One that the engine gave twice or not at all has no score.
 * - A score and a confidence are numbers from 0 to 100, rounded to a whole per cent. A category in which one is invalid,
 *   or that has no evidence, has no score.
 * - Passages are numbered here, and their titles are those of the vacancy. They name only requirements of the vacancy.
 *
 * @param given - Result of an engine: a list of categories. Anything at all is accepted, and nothing of it is trusted.
 * @returns a scorecard that satisfies `ScorecardSchema`, and the rules that the result broke.
 */
export function verify(given: unknown, subject: Subject): Verified {
  const { categories, pages, document, noEvidence } = subject;
  const violations: Violation[] = [];
  const report = (type: ViolationType, category?: string) => violations.push({ type, category });
  const claims = Array.isArray(given) ? given.filter((one) => v.is(Identified, one)) : [];
  if (!Array.isArray(given) || claims.length < given.length) report('notAList');
  const wanted = new Set(categories.map(({ id }) => id));
  for (const { id } of claims) if (!wanted.has(id)) report('unknownCategory');

  const plain = pages.map(({ text }) => plainOf(text));
  const references = new Map<string, number>();
  const number = (found: readonly ProvenPassage[]): Evidence[] => {
    const byNumber = new Map<number, Evidence>();
    for (const passage of found) {
      const place = `${passage.page} ${passage.start} ${passage.end}`;
      const reference = references.get(place) ?? references.size + 1;
      references.set(place, reference);
      const same = byNumber.get(reference);
      const named = [same?.requirements, passage.requirements].filter((one) => one !== undefined);
      byNumber.set(reference, {
        ...passage,
        reference,
        document,
        ...(named.length > 0 && { requirements: [...new Set(named.flat())] }),
      });
    }
    return [...byNumber.values()];
  };

  const verifyCategory = ({ id, title }: Subject['categories'][number]): Category => {
    const [claim, ...others] = claims.filter((one) => one.id === id);
    const silent = { id, title, why: noEvidence, evidence: [] };
    if (claim === undefined) {
      report('missingCategory', id);
      return silent;
    }
    if (others.length > 0) {
      report('duplicateCategory', id);
      return silent;
    }
    const explanation = v.safeParse(Explanation, claim);
    const { why, context } = explanation.success ? explanation.output : { why: noEvidence };
    if (!explanation.success) report('invalidExplanation', id);
    const { evidence, unproven } = checkQuotes(claim['evidence'], subject, plain, (type) =>
      report(type, id),
    );
    const doubts = unproven.length === 0 ? {} : { unproven };
    const isSilent = claim['score'] === undefined || claim['score'] === null;
    if (isSilent && evidence.length === 0) return { ...silent, ...doubts };
    const score = v.safeParse(Percentage, claim['score']);
    const confidence = v.safeParse(Percentage, claim['confidence']);
    if (!score.success) report('invalidScore', id);
    if (!confidence.success) report('invalidConfidence', id);
    if (evidence.length === 0) report('scoreWithoutEvidence', id);
    if (!score.success || !confidence.success || !explanation.success || evidence.length === 0) {
      return { ...silent, ...doubts };
    }
    const numbers = { score: score.output, confidence: confidence.output };
    return { id, title, why, context, ...doubts, ...numbers, evidence: number(evidence) };
  };

  return { categories: categories.map(verifyCategory), violations };
}
