import { rank, replay, type LogEntry } from '@heldermatch/scorecard';
import { candidates, nameOf, weights } from '@heldermatch/scorecard/example';
import { CandidateTable } from '@heldermatch/ui';
import { tour } from './copy.tsx';
import { scorecardTexts } from '../shared/example.tsx';

const items = candidates.map(({ candidate: id }) => ({ id, title: nameOf(id) }));
const ranking = rank(candidates, weights);

const decided = { at: '2026-03-03T11:10:00.000Z', by: 'Noor', type: 'decision' } as const;
const log: readonly LogEntry[] = [
  { ...decided, id: 'besluit-1', candidate: '0412', verdict: 'invite' },
  { ...decided, id: 'besluit-2', candidate: '0388', verdict: 'hold' },
];
const judgement = replay(log);

/** A recruiter's list of candidates, in the library's table. */
export function Candidates() {
  return (
    <CandidateTable
      label={tour.candidates}
      items={items}
      ranking={ranking}
      judgement={judgement}
      note={scorecardTexts.note}
    />
  );
}
