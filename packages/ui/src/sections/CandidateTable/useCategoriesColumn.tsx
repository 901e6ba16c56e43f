import type { Scores } from '@heldermatch/scorecard';
import { useMemo } from 'react';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Candidate, CandidateTableColumn, CandidateTableProps } from './CandidateTable.js';
import { barsWidth, ScoreBars } from './ScoreBars.js';

/** Padding of a cell on both sides, and space around the bars. */
const padding = 18;
/** Fits the heading. */
const minWidth = 136;

/** Categories of all scorecards, each at its first title. A vacancy that changed has scorecards with other categories. */
function categoriesOf(scorecards: readonly Scores[]) {
  const titles = new Map<string, string>();
  for (const { categories } of scorecards) {
    for (const { id, title } of categories) if (!titles.has(id)) titles.set(id, title);
  }
  return [...titles].map(([id, title]) => ({ id, title }));
}

/** Column with a bar for each category, and its legend. Undefined if no scorecard has categories. */
export function useCategoriesColumn<Item extends Candidate>({
  scorecards,
  judgement,
}: Pick<CandidateTableProps<Item>, 'scorecards' | 'judgement'>) {
  const formatMessage = useMessages();
  const categories = useMemo(() => categoriesOf(scorecards ?? []), [scorecards]);
  const scoresById = useMemo(
    () => new Map(scorecards?.map((scores) => [scores.candidate, scores.categories])),
    [scorecards],
  );
  const adjustments = judgement?.adjustments;
  const column = useMemo(
    (): CandidateTableColumn<Item> => ({
      id: 'categories',
      label: formatMessage(nl.perCategory),
      width: Math.max(minWidth, barsWidth(categories.length) + padding),
      isLabelled: false,
      render: ({ id: candidate }) => {
        const scores = scoresById.get(candidate);
        if (scores === undefined) return '–';
        return (
          <ScoreBars
            categories={categories.map(
              (category) => scores.find(({ id }) => id === category.id) ?? category,
            )}
            isAdjusted={(category) => adjustments?.get(candidate)?.has(category) === true}
          />
        );
      },
    }),
    [categories, scoresById, adjustments, formatMessage],
  );
  if (categories.length === 0) return undefined;
  const titles = categories.map(({ title }) => title).join(', ');
  return { column, legend: formatMessage(nl.barsLegend, { categories: titles }) };
}
