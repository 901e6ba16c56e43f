import type { Verdict } from '@heldermatch/scorecard';
import { Board, Text, type BoardPlace } from '@heldermatch/ui';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { interviewsIn, isPlanned } from '../entries.ts';
import { formatShortMoment } from '../format.ts';
import { showSaveError } from '../toasts.ts';

type Stage = 'none' | Exclude<Verdict, 'reject'> | 'interview' | 'reject';

const stages: readonly { id: Stage; label: string }[] = [
  { id: 'none', label: 'Te beoordelen' },
  { id: 'hold', label: 'Aangehouden' },
  { id: 'invite', label: 'Uitgenodigd' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'reject', label: 'Afgewezen' },
];

/** Most cards in a column: the list shows the others. */
const maxCards = 100;

interface StagesProps {
  open: OpenVacancy;
  /** Candidates that match the filters, highest total first. */
  items: readonly Applicant[];
  note: string;
  /** Opens a candidate, with the order of its column. */
  onOpen: (id: string, order: readonly Applicant[]) => void;
  /** Opens a candidate, and asks why it is rejected. */
  onReject: (id: string, order: readonly Applicant[]) => void;
}

/** The candidates by stage of the process. A move decides, except a rejection: that needs a reason. */
export function Stages({ open, items, note, onOpen, onReject }: StagesProps) {
  const { may } = useDesk();
  const { judgement, entries, listing, ranking, write } = open;
  const interviews = interviewsIn(entries);
  const stageOf = (id: string): Stage => {
    const verdict = judgement.decisions.get(id)?.verdict ?? 'none';
    return verdict === 'invite' && isPlanned(interviews.get(id)) ? 'interview' : verdict;
  };
  const byStage = Map.groupBy(items, ({ id }) => stageOf(id));
  const columns = stages.map((stage) => {
    const all = byStage.get(stage.id) ?? [];
    const count = listing?.stages?.get(stage.id) ?? all.length;
    return { ...stage, total: count, shown: all.slice(0, maxCards) };
  });
  const columnOf = (id: string) =>
    columns.find(({ shown }) => shown.some((one) => one.id === id))?.shown ?? [];
  const describe = ({ id }: Applicant) => {
    const rank = ranking.get(id);
    const confirmed = interviews.get(id)?.confirmed;
    const isAdjusted = (judgement.adjustments.get(id)?.size ?? 0) > 0;
    if (rank === undefined) return { description: 'Niet gescoord' };
    const { score } = rank.total;
    const words = [
      confirmed === undefined ? `plaats ${rank.place}` : formatShortMoment(confirmed.start),
      ...(isAdjusted ? ['aangepast'] : []),
    ];
    return {
      description: (
        <>
          <strong>{`${score}%`}</strong>
          {`, ${words.join(', ')}`}
        </>
      ),
      share: score / 100,
    };
  };
  const move = async (candidate: string, { column }: BoardPlace<Stage>) => {
    const decision = judgement.decisions.get(candidate);
    if (column === 'reject') return onReject(candidate, columnOf(candidate));
    try {
      if (column === 'hold' || column === 'invite') {
        await write({ type: 'decision', candidate, verdict: column });
      } else if (column === 'none' && decision !== undefined) {
        await write({ type: 'undo', entry: decision.id });
      }
    } catch (error) {
      showSaveError(error);
      // The card returns to its column.
      throw error;
    }
  };
  const isCut = columns.some(({ total, shown }) => total > shown.length);
  return (
    <div className="stages">
      <Board
        label="Kandidaten per fase"
        columns={columns}
        items={columns.flatMap(({ id: column, shown }) =>
          shown.map((one) => ({
            id: one.id,
            column,
            label: one.title,
            ...describe(one),
          })),
        )}
        onAction={(id) => onOpen(id, columnOf(id))}
        onMove={move}
        canMove={(id, column) =>
          may('decision') && column !== 'interview' && column !== stageOf(id)
        }
        emptyText="Niemand"
      />
      <Text size="small" emphasis="muted">
        {isCut && 'Hier staan de hoogste van elke fase; de lijst heeft iedereen. '}
        {note}
      </Text>
    </div>
  );
}
