import type { Move } from './ranking.ts';
import type { Weight } from './scorecard.ts';
import { factorOf, type Total } from './total.ts';

/** Sentences about a total and a move, with placeholders in braces. */
export interface Language {
  /** BCP 47 tag for the format of numbers and lists. */
  locale: string;
  weights: Readonly<Record<Weight, string>>;
  /**
   * Categories that share a weight, and how often each counts. Placeholders: `{categories}`, `{weight}` and `{factor}`.
   */
  counts: string;
  evenly: string;
  /** Placeholders: `{sum}`, `{divisor}` and `{result}`. */
  division: string;
  /** Placeholders: `{result}` and `{score}`. */
  rounded: string;
  /** Changed place. Placeholders: `{from}` and `{to}`. */
  moved: string;
  /** Placeholder: `{place}`. */
  stayed: string;
  /**
   * By the direction of the weight, and by a score above or below the total. Placeholders: `{category}` and `{points}`.
   */
  weighsMoreAbove: string;
  weighsMoreBelow: string;
  weighsLessAbove: string;
  weighsLessBelow: string;
  /** Placeholders: `{category}`, `{from}`, `{to}` and `{points}`. */
  scoreChanged: string;
  /** Placeholder: `{score}`. */
  sameTotal: string;
  /** Placeholder: `{candidates}`. */
  passed: string;
  passedBy: string;
  /** Ends a long list of candidates. Placeholder: `{count}`, at least 2. */
  others: string;
}

export const nl = {
  locale: 'nl-NL',
  weights: { light: 'Licht', normal: 'Gewoon', heavy: 'Zwaar' },
  counts: '{weight}, dus {factor} keer: {categories}.',
  evenly: 'Elke categorie telt even zwaar.',
  division: 'Samen {sum}, gedeeld door {divisor}: {result}.',
  rounded: '{result}, afgerond {score}',
  moved: 'Van plaats {from} naar plaats {to}.',
  stayed: 'Blijft op plaats {place}.',
  weighsMoreAbove:
    '{category} weegt zwaarder en scoort boven het eigen totaal: {points} procentpunt.',
  weighsMoreBelow:
    '{category} weegt zwaarder en scoort onder het eigen totaal: {points} procentpunt.',
  weighsLessAbove:
    '{category} weegt lichter en scoort boven het eigen totaal: {points} procentpunt.',
  weighsLessBelow:
    '{category} weegt lichter en scoort onder het eigen totaal: {points} procentpunt.',
  scoreChanged: '{category} ging van {from} naar {to}: {points} procentpunt.',
  sameTotal: 'Het eigen totaal bleef {score}.',
  passed: 'Staat nu boven {candidates}.',
  passedBy: 'Staat nu onder {candidates}.',
  others: '{count} anderen',
} as const satisfies Language;

export const en = {
  locale: 'en-GB',
  weights: { light: 'Light', normal: 'Normal', heavy: 'Heavy' },
  counts: '{weight} ({factor} ×): {categories}.',
  evenly: 'Every category counts alike.',
  division: 'Together {sum}, divided by {divisor}: {result}.',
  rounded: '{result}, rounded {score}',
  moved: 'From place {from} to place {to}.',
  stayed: 'Stays at place {place}.',
  weighsMoreAbove:
    '{category} weighs more and scores above their own total: {points} percentage points.',
  weighsMoreBelow:
    '{category} weighs more and scores below their own total: {points} percentage points.',
  weighsLessAbove:
    '{category} weighs less and scores above their own total: {points} percentage points.',
  weighsLessBelow:
    '{category} weighs less and scores below their own total: {points} percentage points.',
  scoreChanged: '{category} went from {from} to {to}: {points} percentage points.',
  sameTotal: 'Their own total stayed {score}.',
  passed: 'Now stands above {candidates}.',
  passedBy: 'Now stands below {candidates}.',
  others: '{count} others',
} as const satisfies Language;

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const percent = (score: number, { locale }: Language) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(score / 100);

const number = (value: number, { locale }: Language, digits = 0) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

const list = (words: readonly string[], { locale }: Language) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);

/** Number of decimals at which rounding the shown result gives the shown score: 86.497, not 86.5. */
function decimalsOf({ exact, score }: Total): number {
  if (Number.isInteger(exact)) return 0;
  let digits = 1;
  while (Math.round(Number(exact.toFixed(digits))) !== score) digits += 1;
  return digits;
}

function resultOf(total: Total, language: Language): string {
  const score = percent(total.score, language);
  const decimals = decimalsOf(total);
  if (decimals === 0) return score;
  // `toFixed` first, as in `decimalsOf`: `Intl` rounds 27.495 up, although its binary value is slightly less.
  return fill(language.rounded, {
    result: number(Number(total.exact.toFixed(decimals)), language, decimals),
    score,
  }).replace(` ${score}`, `\u00A0${score}`);
}

/**
 * Sum in figures: '(3 × 88 + 92) / 4 = 89%'. Has no-break spaces, so that no line starts with '×' or '89%'.
 * @param language - `nl` by default; `en` is included, and any other language can be passed as an object.
 */
export function sumInFigures(total: Total, language: Language = nl): string {
  const terms = total.terms.map(({ score, factor }) => {
    const figure = number(score, language);
    return factor === 1 ? figure : `${number(factor, language)}\u00A0×\u00A0${figure}`;
  });
  if (terms.length === 1) return resultOf(total, language);
  const divisor = number(total.divisor, language);
  return `(${terms.join(' + ')}) / ${divisor} = ${resultOf(total, language)}`;
}

const heaviestFirst = ['heavy', 'normal', 'light'] as const;

/**
 * Weights of the categories, heaviest first: 'Zwaar, dus 3 keer: Relevante Ervaring. …'
 * @param language - `nl` by default.
 */
export function weightsInWords({ terms }: Total, language: Language = nl): string {
  if (terms.every(({ weight }) => weight === terms[0]?.weight)) return language.evenly;
  return heaviestFirst
    .flatMap((weight) => {
      const alike = terms.filter((term) => term.weight === weight);
      const [first] = alike;
      if (first === undefined) return [];
      // In a list of names, a name that breaks at its '&' looks like two.
      const titles = alike.map(({ title }) => title.replaceAll(' & ', '\u00A0&\u00A0'));
      return fill(language.counts, {
        weight: language.weights[weight],
        factor: number(first.factor, language),
        categories: list(titles, language),
      });
    })
    .join(' ');
}

/**
 * Sum in words: the weight of each category, and the result.
 * @param language - `nl` by default.
 */
export function sumInWords(total: Total, language: Language = nl): string {
  const division = fill(language.division, {
    sum: number(total.sum, language),
    divisor: number(total.divisor, language),
    result: resultOf(total, language),
  });
  return `${weightsInWords(total, language)} ${division}`;
}

/**
 * Explanation of a candidate's move, in two or three sentences: the places, the main change, and the passed candidates.
 * @param nameOf - Name of a candidate for the reader.
 * @param language - `nl` by default.
 */
export function moveInWords(
  move: Move,
  nameOf: (candidate: string) => string,
  language: Language = nl,
): string {
  const { locale } = language;
  const points = (value: number) =>
    new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 1 }).format(
      value,
    );
  const names = (candidates: readonly string[]) => {
    const named = candidates.slice(0, candidates.length > 4 ? 3 : 4).map(nameOf);
    const rest = candidates.length - named.length;
    const count = number(rest, language);
    return list(rest === 0 ? named : [...named, fill(language.others, { count })], language);
  };
  const sentences = [
    move.from === move.to
      ? fill(language.stayed, { place: number(move.to, language) })
      : fill(language.moved, { from: number(move.from, language), to: number(move.to, language) }),
  ];
  const [effect] = move.effects;
  if (effect === undefined) {
    sentences.push(fill(language.sameTotal, { score: percent(move.score, language) }));
  } else {
    const { title: category, before, after, byWeight, byScore } = effect;
    if (byScore !== 0) {
      sentences.push(
        fill(language.scoreChanged, {
          category,
          from: number(before?.score ?? 0, language),
          to: number(after?.score ?? 0, language),
          points: points(byScore),
        }),
      );
    }
    if (byWeight !== 0) {
      const weighsMore = factorOf(after) > factorOf(before);
      const isAbove = byWeight > 0 === weighsMore;
      const more = isAbove ? language.weighsMoreAbove : language.weighsMoreBelow;
      const less = isAbove ? language.weighsLessAbove : language.weighsLessBelow;
      sentences.push(fill(weighsMore ? more : less, { category, points: points(byWeight) }));
    }
  }
  if (move.to < move.from && move.passed.length > 0) {
    sentences.push(fill(language.passed, { candidates: names(move.passed) }));
  }
  if (move.to > move.from && move.passedBy.length > 0) {
    sentences.push(fill(language.passedBy, { candidates: names(move.passedBy) }));
  }
  return sentences.join(' ');
}
