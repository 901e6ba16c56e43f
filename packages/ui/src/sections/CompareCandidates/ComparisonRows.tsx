import { sumInFigures, totalIfScored, weightsInWords, type Total } from '@heldermatch/scorecard';
import { Adjusted } from '../internal/evidence/Adjusted.js';
import { DecisionMark } from '../DecisionBar/index.js';
import { Signed } from '../internal/evidence/Signed.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { PlainBar } from '../../internal/bar/Bar.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import { ComparedScore } from './ComparedScore.js';
import * as css from './CompareCandidates.css.js';
import type { CompareCandidatesProps } from './CompareCandidates.js';
import { ComparisonRow } from './ComparisonRow.js';
import { DifferenceText, useDifferences } from './differences.js';
import { roles } from '../internal/table/roles.js';

interface ComparisonRowsProps extends Pick<
  CompareCandidatesProps,
  'items' | 'weights' | 'getHref' | 'renderDecide' | 'timeZone'
> {
  /** Whether the quotes are shown. */
  hasQuotes: boolean;
  /** Whether the reason and the confidence of each score are shown. */
  hasReasons: boolean;
}

/** Rows of a comparison: the totals, a row for each category, and the decisions. */
export function ComparisonRows({
  items,
  weights,
  getHref,
  renderDecide,
  timeZone,
  ...details
}: ComparisonRowsProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  const language = useSumLanguage();
  const differencesOf = useDifferences();
  const totals = items.map(({ categories }) => totalIfScored(categories, weights));
  const totalDifferences = differencesOf(totals.map((total) => total?.exact));
  const scored = totals.find((total) => total !== undefined);
  const isWeighed = scored?.terms.some(({ factor }) => factor !== 1) === true;
  const titles = new Map(
    items.flatMap(({ categories }) => categories).map(({ id, title }) => [id, title]),
  );
  return (
    <tbody {...roles.group} className={css.body}>
      <ComparisonRow
        {...{ items }}
        title={formatMessage(nl.total)}
        description={
          scored === undefined || isWeighed ? undefined : weightsInWords(scored, language)
        }
        render={({ categories }, index) => {
          const total = totals[index];
          const [count, all] = [total?.terms.length ?? 0, categories.length];
          return total === undefined ? (
            formatMessage(nl.notScored)
          ) : (
            <>
              <span className={css.score}>
                <span className={css.total}>{formatPercentage(total.score)}</span>
                <DifferenceText {...totalDifferences[index]} />
                {categories.some(({ adjustment }) => adjustment !== undefined) && <Adjusted />}
              </span>
              <PlainBar share={total.score / 100} sureShare={1} />
              {count < all && <span>{formatMessage(nl.restsOn, { count, all })}</span>}
              <span className={css.sum}>{sumInFigures(total, language)}</span>
            </>
          );
        }}
      />
      {[...titles].map(([categoryId, title]) => (
        <CategoryRow
          key={categoryId}
          {...{ items, categoryId, title, getHref, timeZone }}
          {...details}
          term={isWeighed ? scored.terms.find(({ id }) => id === categoryId) : undefined}
        />
      ))}
      <ComparisonRow
        {...{ items }}
        title={formatMessage(nl.decision)}
        render={({ id, decision }) => (
          <>
            {decision === undefined ? (
              formatMessage(nl.undecided)
            ) : (
              <div>
                <Signed entry={decision} timeZone={timeZone}>
                  <DecisionMark verdict={decision.verdict} />
                </Signed>
              </div>
            )}
            {renderDecide !== undefined && <div>{renderDecide(id)}</div>}
          </>
        )}
      />
    </tbody>
  );
}

interface CategoryRowProps extends Omit<ComparisonRowsProps, 'weights' | 'renderDecide'> {
  categoryId: string;
  title: string;
  /** Weight of the category, if the categories have different ones. */
  term: Total['terms'][number] | undefined;
}

/** Row with the scores of each candidate in one category. */
function CategoryRow({
  items,
  categoryId,
  title,
  term,
  getHref,
  timeZone,
  ...details
}: CategoryRowProps) {
  const formatMessage = useMessages();
  const language = useSumLanguage();
  const scores = items.map(({ categories }) => categories.find(({ id }) => id === categoryId));
  const differences = useDifferences()(scores.map((one) => one?.score));
  return (
    <ComparisonRow
      {...{ items, title }}
      description={
        term &&
        formatMessage(nl.weightTimes, {
          weight: language.weights[term.weight],
          factor: term.factor,
        })
      }
      render={({ id }, index) => {
        const category = scores[index];
        return category === undefined ? (
          formatMessage(nl.notScored)
        ) : (
          <ComparedScore
            {...{ category, timeZone }}
            {...details}
            difference={differences[index]}
            getHref={getHref && ((reference) => getHref(id, reference))}
          />
        );
      }}
    />
  );
}
