// Compares how far groups of candidates come. It uses only data that a team lawfully has: proofs, sources and files.
import { sourceInWords } from './entryText.ts';
import type { Report, Tally } from './report.ts';
import type { Vacancy } from './vacancy.ts';

/** Steps that a group is compared at: who of the candidates of the step before reach it. */
export const comparedSteps = [
  { id: 'decided', label: 'Beoordeeld', of: 'candidates', ofLabel: 'van de kandidaten' },
  { id: 'invited', label: 'Uitgenodigd', of: 'decided', ofLabel: 'van de beoordeelden' },
  { id: 'interviewed', label: 'Gesprek afgesproken', of: 'invited', ofLabel: 'van de genodigden' },
] as const;

export type ComparedStep = (typeof comparedSteps)[number];

/** Smallest group of which a share says something. In a smaller one, one person changes it by more than ten points. */
export const minGroup = 10;

/**
 * Share of the highest group under which a difference deserves an explanation.
 * @see https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1607/subject-group-ECFRdb347e844acdea6/section-1607.4
 */
const fourFifths = 0.8;

/** Share of a group that reaches a step, 0 to 1. Null if the group is too small. */
const shareOf = (group: Tally, { id, of }: ComparedStep): number | null =>
  group[of] < minGroup ? null : group[id] / group[of];

export interface Comparison {
  label: string;
  /** Share of each group, in the order of their names. */
  shares: readonly (number | null)[];
}

/** Compares candidates whose CV proves a requirement with the others. */
export const compareRequirements = (
  { requirements }: Vacancy,
  report: Report,
  step: ComparedStep,
): readonly Comparison[] =>
  report.requirements.flatMap(({ id, proven, unproven }) => {
    const label = requirements.find((one) => one.id === id)?.title;
    return label === undefined
      ? []
      : [{ label, shares: [shareOf(proven, step), shareOf(unproven, step)] }];
  });

/** Shares of candidates whose file was read as a whole, and of the others. */
export const compareReading = (
  { reading: { whole, partly } }: Report,
  step: ComparedStep,
): Comparison['shares'] => [shareOf(whole, step), shareOf(partly, step)];

/** Shares per source. A source has no times of interviews. */
export const compareSources = (
  { sources }: Report,
  step: ComparedStep,
): readonly { label: string; share: number | null }[] =>
  step.id === 'interviewed'
    ? []
    : sources.map(({ source, added, decided, invited }) => {
        const group = { candidates: added, decided, invited, interviewed: 0 };
        const share = shareOf(group, step);
        const label = source === null ? 'Onbekend' : sourceInWords(source);
        return {
          label: share === null ? `${label} (${group[step.of]} van ${minGroup})` : label,
          share,
        };
      });

/** Number of candidates in the largest group that is compared, at the step before. */
export const largestGroup = (
  { requirements, sources, reading }: Report,
  { id, of }: ComparedStep,
): number =>
  Math.max(
    ...requirements.flatMap(({ proven, unproven }) => [proven[of], unproven[of]]),
    ...(id === 'interviewed'
      ? []
      : sources.map(({ added, decided }) => (of === 'candidates' ? added : decided))),
    reading.whole[of],
    reading.partly[of],
  );

/** Whether one share is less than four fifths of the other. Undefined if a group is too small. */
export function differs(shares: readonly (number | null)[]): boolean | undefined {
  const known = shares.filter((share) => share !== null);
  if (known.length < shares.length) return undefined;
  return Math.min(...known) < fourFifths * Math.max(...known);
}
