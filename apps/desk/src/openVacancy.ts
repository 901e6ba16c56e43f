import {
  judge,
  rank,
  replay,
  type Change,
  type Judgement,
  type Ranking,
} from '@heldermatch/scorecard';
import { useMemo } from 'react';
import { applicantOf, inventedFor, type Applicant } from './data/candidates.ts';
import { useDesk } from './desk.tsx';
import { assigneesIn, type DeskChange } from './entries.ts';
import { entriesOf } from './log.ts';
import type { Listing } from './store.ts';
import type { Vacancy } from './vacancy.ts';

/** Scores of all scored candidates, with human adjustments applied. */
export const scoresOf = (applicants: readonly Applicant[], { adjustments }: Judgement) =>
  applicants
    .filter(({ scores }) => scores.length > 0)
    .map(({ id, scores }) => ({ candidate: id, categories: judge(scores, adjustments.get(id)) }));

/** Gives the candidates of a list their places in the whole vacancy. */
const inListing = (ranking: Ranking, listing: Listing | undefined): Ranking =>
  listing === undefined
    ? ranking
    : new Map(
        [...ranking].map(([id, one]) => [
          id,
          { ...one, place: listing.places.get(id) ?? one.place },
        ]),
      );

const noteOfAll = 'Scores helpen vergelijken: u leest het bewijs en beslist zelf.';

/** Returns a vacancy's candidates, and the decisions and adjustments in its log. */
export function useVacancy(vacancy: Vacancy) {
  const { team, lines, deskLines, uploads, write, record } = useDesk();
  const { id } = vacancy;
  const listing = team?.listing;
  const log = useMemo(() => entriesOf(lines, { id }), [lines, id]);
  const entries = useMemo(() => entriesOf(deskLines, { id }), [deskLines, id]);
  const assignees = useMemo(() => assigneesIn(entries), [entries]);
  const invented = useMemo(() => inventedFor(vacancy.id), [vacancy.id]);
  const applicants = useMemo(
    () => [...uploads.filter((one) => one.vacancy === vacancy.id).map(applicantOf), ...invented],
    [uploads, vacancy.id, invented],
  );
  const judgement = useMemo(() => replay(log), [log]);
  const scorecards = useMemo(() => scoresOf(applicants, judgement), [applicants, judgement]);
  const ranking = useMemo(
    () => inListing(rank(scorecards, judgement.weights), listing),
    [scorecards, judgement.weights, listing],
  );
  return {
    vacancy,
    log,
    /** Entries of the desk about this vacancy and its candidates, besides decisions and adjustments. */
    entries,
    /** Name of the colleague to whom each candidate is assigned. */
    assignees,
    applicants,
    /** Additions of a team's database to the candidates that were read. Undefined if all were read. */
    listing,
    /** Statement that a human decides, wherever scores are compared. */
    note:
      team === undefined
        ? `De scores van verzonnen kandidaten zijn verzonnen. ${noteOfAll}`
        : noteOfAll,
    judgement,
    scorecards,
    ranking,
    nameOf: (candidate: string) =>
      applicants.find((one) => one.id === candidate)?.title ??
      `Verwijderde kandidaat ${candidate.slice(0, 4)}`,
    write: (...changes: Change[]) => write(vacancy.id, changes),
    record: (change: DeskChange) => record(vacancy.id, change),
  };
}

export type OpenVacancy = ReturnType<typeof useVacancy>;
