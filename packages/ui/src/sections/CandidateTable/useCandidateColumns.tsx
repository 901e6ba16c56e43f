import type { Verdict } from '@heldermatch/scorecard';
import { useMemo } from 'react';
import { useCollator } from '../../components/LocaleProvider/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import { Adjusted } from '../internal/evidence/Adjusted.js';
import { DecisionMark } from '../DecisionBar/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as css from './CandidateTable.css.js';
import type { Candidate, CandidateTableColumn, CandidateTableProps } from './CandidateTable.js';

/** Candidates without a decision come first. */
const orderOf = { invite: 1, hold: 2, reject: 3 };

/** Columns of a `CandidateTable`: rank, name, total, categories, decision, then the custom ones. Stable while its options are. */
export function useCandidateColumns<Item extends Candidate>({
  columns: customColumns,
  categoriesColumn,
  ranking,
  judgement,
  isDecisionHidden,
}: Pick<CandidateTableProps<Item>, 'ranking' | 'judgement'> & {
  columns: readonly CandidateTableColumn<Item>[];
  categoriesColumn: CandidateTableColumn<Item> | undefined;
  /** Whether the decision has no column. A decided candidate then has a mark next to the name. */
  isDecisionHidden: boolean;
}) {
  const formatMessage = useMessages();
  const { compare: compareText } = useCollator();
  return useMemo((): readonly CandidateTableColumn<Item>[] => {
    const exactOf = ({ id }: Item) => ranking.get(id)?.total.exact ?? -1;
    const decisionOf = ({ id }: Item) => judgement?.decisions.get(id)?.verdict;
    const rankOf = (item: Item) => {
      const verdict = decisionOf(item);
      return verdict === undefined ? 0 : orderOf[verdict];
    };
    // Next to the bars there is no room for the word 'aangepast'.
    const isDense = categoriesColumn !== undefined;
    return [
      {
        id: 'place',
        label: formatMessage(nl.rank),
        width: 64,
        align: 'end',
        render: ({ id }) => ranking.get(id)?.place ?? '–',
      },
      {
        id: 'candidate',
        label: formatMessage(nl.candidate),
        isRowHeader: true,
        minWidth: 152,
        textValue: ({ title }) => title,
        render: (item) => {
          const verdict = isDecisionHidden ? decisionOf(item) : undefined;
          return verdict === undefined ? item.title : <Name title={item.title} verdict={verdict} />;
        },
        compare: (one, other) => compareText(one.title, other.title),
      },
      {
        id: 'score',
        label: formatMessage(nl.total),
        width: isDense ? 95 : 150,
        align: 'end',
        isLabelled: !isDense,
        render: ({ id }) => (
          <Score
            score={ranking.get(id)?.total.score}
            isAdjusted={(judgement?.adjustments.get(id)?.size ?? 0) > 0}
            isDense={isDense}
          />
        ),
        compare: (one, other) => exactOf(one) - exactOf(other),
      },
      ...(isDense ? [categoriesColumn] : []),
      {
        id: 'decision',
        label: formatMessage(nl.decision),
        // Fits 'Aangehouden', even in a wider font on systems without a metric-compatible fallback font.
        width: isDense ? 176 : 190,
        isLabelled: false,
        render: (item) => <Decision verdict={decisionOf(item)} />,
        compare: (one, other) => rankOf(one) - rankOf(other),
      },
      ...customColumns,
    ];
  }, [
    customColumns,
    categoriesColumn,
    ranking,
    judgement,
    isDecisionHidden,
    formatMessage,
    compareText,
  ]);
}

function Decision({ verdict }: { verdict: Verdict | undefined }) {
  const formatMessage = useMessages();
  if (verdict === undefined) {
    return <span className={css.undecided}>{formatMessage(nl.undecided)}</span>;
  }
  return <DecisionMark verdict={verdict} />;
}

/** Name of a candidate, with the icon of the decision where it has no column. */
const Name = ({ title, verdict }: Pick<Candidate, 'title'> & { verdict: Verdict }) => (
  <>
    {title} <DecisionMark verdict={verdict} isLabelHidden />
  </>
);

interface ScoreProps {
  score: number | undefined;
  isAdjusted: boolean;
  /** Whether there is only room for figures and marks. */
  isDense: boolean;
}

/** Total of a candidate. */
function Score({ score, isAdjusted, isDense }: ScoreProps) {
  const formatPercentage = useFormatPercentage();
  if (score === undefined) return <NotScored isDense={isDense} />;
  return (
    <span className={css.score}>
      {isAdjusted && <AdjustedTotal isDense={isDense} />}
      <strong className={isAdjusted && isDense ? css.adjustedTotal : undefined}>
        {formatPercentage(score)}
      </strong>
    </span>
  );
}

/** States that a total was adjusted, in a hidden word if only the total has room for a mark. */
function AdjustedTotal({ isDense }: { isDense: boolean }) {
  const formatMessage = useMessages();
  return isDense ? <VisuallyHidden>{formatMessage(nl.adjusted)}</VisuallyHidden> : <Adjusted />;
}

function NotScored({ isDense }: { isDense: boolean }) {
  const formatMessage = useMessages();
  return (
    <>
      {isDense && <span aria-hidden="true">–</span>}
      <span className={isDense ? hidden.root : undefined}>{formatMessage(nl.notScored)}</span>
    </>
  );
}
