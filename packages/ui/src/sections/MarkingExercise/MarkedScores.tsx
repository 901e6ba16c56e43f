import { sumInFigures, totalIfScored, type Based, type Weight } from '@heldermatch/scorecard';
import { Fragment, use } from 'react';
import { EvidenceNumber } from '../../components/EvidenceNumber/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { PlainBar } from '../../internal/bar/Bar.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { roles } from '../internal/table/roles.js';
import * as css from './MarkingExercise.css.js';
import type { MarkingExerciseCategory, MarkingExerciseProps } from './MarkingExercise.js';
import { useTotalsText, type Totals } from './useTotalsText.js';

interface MarkedScoresProps extends Pick<MarkingExerciseProps, 'categories' | 'weights' | 'note'> {
  id: string;
  /** The categories with the user's scores, in the same order. */
  own: readonly MarkingExerciseCategory[];
  /** Number of marked sentences on which no score is based. */
  unused: number;
}

/** Scores based on the marked sentences, next to those of the software. */
export function MarkedScores({ id, categories, own, weights, note, unused }: MarkedScoresProps) {
  const formatMessage = useMessages();
  const language = useSumLanguage();
  const differencesOf = useDifferences();
  const yours = totalIfScored(own, weights);
  const softwares = totalIfScored(categories, weights);
  const [you, software] = [formatMessage(nl.you), formatMessage(nl.software)];
  return (
    <div id={id} className={css.scores}>
      <div className={css.totals}>
        <p className={`${css.partyTotal} ${css.yours}`}>
          <span className={css.party}>{formatMessage(nl.yourScore)}</span>
          <Total score={yours?.score} />
        </p>
        <p className={`${css.partyTotal} ${css.softwares}`}>
          <span className={css.party}>{software}</span>
          <Total score={softwares?.score} />
        </p>
      </div>
      <p className={`${css.differences} ${css.yours}`}>
        {differencesOf({ own, yours: yours?.score, software: softwares?.score, unused })}
      </p>
      <table {...roles.table} aria-label={formatMessage(nl.scores)} className={css.table}>
        <thead {...roles.group} className={css.heads}>
          <tr {...roles.row}>
            <th {...roles.column}>{formatMessage(nl.category)}</th>
            <th {...roles.column} className={css.yours}>
              {you}
            </th>
            <th {...roles.column} className={css.softwares}>
              {software}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {categories.map((category, index) => (
            <CategoryRows
              key={category.id}
              {...{ category }}
              own={own[index] ?? category}
              weight={weights.get(category.id) ?? 'normal'}
            />
          ))}
        </tbody>
      </table>
      <p className={css.sum}>
        <span className={`${css.figures} ${css.yours}`}>
          {yours === undefined
            ? formatMessage(nl.noTotal)
            : `${you}: ${sumInFigures(yours, language)}`}
        </span>
        {softwares !== undefined && (
          <span className={`${css.figures} ${css.softwares}`}>
            {software}: {sumInFigures(softwares, language)}
          </span>
        )}
      </p>
      <p className={css.note}>{note}</p>
    </div>
  );
}

interface CategoryRowsProps {
  category: MarkingExerciseCategory;
  /** The category with the user's score. */
  own: MarkingExerciseCategory;
  weight: Weight;
}

/** Scores of a category, with bars below them that are as wide as the table. */
function CategoryRows({ category, own, weight }: CategoryRowsProps) {
  const language = useSumLanguage();
  return (
    <>
      <tr {...roles.row}>
        <th {...roles.topic}>
          <span className={css.category}>{category.title}</span>
          <span className={css.requirement}>
            {`${language.weights[weight]} · ${category.text}`}
          </span>
        </th>
        <td {...roles.cell} className={css.yours}>
          <Score {...own} />
        </td>
        <td {...roles.cell} className={css.softwares}>
          <Score {...category} />
        </td>
      </tr>
      <tr aria-hidden="true">
        <td colSpan={3} data-weight={weight}>
          <Meter score={own.score} className={css.yours} />
          <Meter score={category.score} className={css.softwares} />
        </td>
      </tr>
    </>
  );
}

interface TotalProps {
  score: number | undefined;
}

/** Total in large figures, or the words that there is none. */
function Total({ score }: TotalProps) {
  const textOf = useScoreText();
  const className = score === undefined ? `${css.total} ${css.noTotal}` : css.total;
  return <span className={className}>{textOf(score)}</span>;
}

interface MeterProps extends TotalProps {
  className: string;
}

/**
 * Bar as long as the score and as thick as its weight, so that its area is the share in the total. Decorative: both are
 * above it. Without a score, its weight is already shown.
 */
const Meter = ({ score, className }: MeterProps) => (
  <span className={`${css.meter} ${className}`}>
    {score !== undefined && <PlainBar share={score / 100} sureShare={1} />}
  </span>
);

/** Score, or a dash that screen readers announce as 'niet gescoord'. */
function Percentage({ score }: TotalProps) {
  const textOf = useScoreText();
  return (
    <span className={css.score}>
      {score === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{textOf(score)}</VisuallyHidden>
        </>
      ) : (
        textOf(score)
      )}
    </span>
  );
}

/** Score with the numbers of its sentences below it. */
const Score = ({ score, evidence }: Based) => (
  <>
    <Percentage score={score} />
    {evidence.map(({ reference }) => (
      <Fragment key={reference}>
        {' '}
        <EvidenceNumber reference={reference} />
      </Fragment>
    ))}
  </>
);

interface Differences extends Totals, Pick<MarkedScoresProps, 'own' | 'unused'> {}

/** Returns a function that explains the difference of two totals. */
function useDifferences() {
  const formatMessage = useMessages();
  const totalsText = useTotalsText();
  const { locale } = use(LanguageContext);
  return ({ own, unused, ...totals }: Differences): string => {
    const missing = own.filter(({ score }) => score === undefined).map(({ title }) => title);
    return [
      totalsText(totals),
      totals.yours !== undefined &&
        missing.length > 0 &&
        formatMessage(nl.categoriesWithoutEvidence, {
          count: missing.length,
          categories: new Intl.ListFormat(locale).format(missing),
        }),
      unused > 0 && formatMessage(nl.sentencesWithoutScore, { count: unused }),
    ]
      .filter((sentence) => sentence !== false)
      .join(' ');
  };
}
