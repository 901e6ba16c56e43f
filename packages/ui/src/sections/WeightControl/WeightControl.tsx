import {
  explainMove,
  moveInWords,
  rank,
  type Scores,
  type Weight,
  type Weights,
} from '@heldermatch/scorecard';
import { useMemo, useState } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Link } from '../../components/Link/index.js';
import { SegmentedControl } from '../../components/SegmentedControl/index.js';
import { TypingStatus } from '../../components/internal/announcement/TypingStatus.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../messages/useMessages.js';
import { useSlides } from './useSlides.js';
import * as css from './WeightControl.css.js';

export interface WeightControlProps extends RootProps {
  /** Title of the control: 'Wat telt zwaar voor deze vacature?'. */
  title: string;
  /**
   * Heading level of the title.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
  /** Categories in the order of the scorecard. `text` describes the requirement of the vacancy. */
  categories: readonly { id: string; title: string; text?: string | undefined }[];
  /** Weight of each category. Controlled. */
  weights: Weights;
  /** Called with a category and its new weight. */
  onChange: (category: string, weight: Weight) => void;
  /**
   * Candidates to rank by the weights, with their current scores.
   * @default []
   */
  scorecards?: readonly Scores[] | undefined;
  /** Returns the name by which the user knows a candidate. */
  getName: (candidate: string) => string;
  /** Link target of a candidate's name. Omit it for plain text. */
  getHref?: ((candidate: string) => string) | undefined;
  /**
   * Returns the reason for a candidate's score in a few words, or `undefined` for none. An explanation of a change of
   * place replaces it.
   */
  getReason?: ((candidate: string) => string | undefined) | undefined;
  /**
   * Number of candidates to show, from the top.
   * @default 5
   */
  limit?: number | undefined;
  /** Statement that a person decides. Shown wherever scores are compared. */
  note: string;
}

const weightOf = (category: string, weights: Weights): Weight => weights.get(category) ?? 'normal';

/**
 * Weight of each category for a vacancy: licht, gewoon or zwaar. A change reorders the candidates immediately. An
 * explanation for each compares them with the initial weights, which remain in view where a weight differs.
 */
export function WeightControl({
  title,
  titleLevel = 2,
  categories,
  weights,
  onChange,
  scorecards = [],
  getName,
  getHref,
  getReason,
  limit = 5,
  note,
  ...root
}: WeightControlProps) {
  const formatMessage = useMessages();
  const language = useSumLanguage();
  const [initialWeights] = useState(weights);
  const items = (['light', 'normal', 'heavy'] as const).map((id) => ({
    id,
    label: language.weights[id],
  }));
  return (
    <section {...rootProps(root, css.root)}>
      <Heading level={titleLevel} size="small" className={css.title}>
        {title}
      </Heading>
      <div className={css.body}>
        <div className={css.categories}>
          {categories.map(({ id, title: name, text }) => (
            <div key={id} className={css.category}>
              <div className={css.nameAndReason}>
                <span className={css.name}>{name}</span>
                {weightOf(id, weights) !== weightOf(id, initialWeights) && (
                  <>
                    {' '}
                    <span className={css.explanation}>
                      {formatMessage(nl.weightWas, {
                        weight: language.weights[weightOf(id, initialWeights)].toLowerCase(),
                      })}
                    </span>
                  </>
                )}
                {text !== undefined && <p className={css.explanation}>{text}</p>}
              </div>
              <SegmentedControl
                className={css.choices}
                label={name}
                items={items}
                value={weightOf(id, weights)}
                onChange={(weight) => onChange(id, weight)}
              />
            </div>
          ))}
        </div>
        {scorecards.length > 0 && (
          <WeighedRanking
            {...{ scorecards, weights, initialWeights, getName, getHref, getReason, limit }}
          />
        )}
      </div>
      <p className={css.note}>{note}</p>
    </section>
  );
}

type WeighedRankingProps = Pick<
  WeightControlProps,
  'weights' | 'getName' | 'getHref' | 'getReason'
> &
  Required<Pick<WeightControlProps, 'scorecards' | 'limit'>> & { initialWeights: Weights };

/** Candidates ranked by the weights, each with an explanation of its change of place. */
function WeighedRanking({
  scorecards,
  weights,
  initialWeights,
  getName,
  getHref,
  getReason,
  limit,
}: WeighedRankingProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  const language = useSumLanguage();
  const list = useSlides();
  const before = useMemo(() => rank(scorecards, initialWeights), [scorecards, initialWeights]);
  const now = useMemo(() => rank(scorecards, weights), [scorecards, weights]);
  const ranked = [...now.values()];
  const shown = ranked.slice(0, limit).map((one) => {
    const move = explainMove(before, now, one.candidate);
    const why = move && moveInWords(move, getName, language);
    return { ...one, why: why ?? getReason?.(one.candidate) };
  });
  const moved = ranked.filter(
    ({ candidate, place }) => before.get(candidate)?.place !== place,
  ).length;
  const result = formatMessage(nl.moved, { count: moved });
  if (shown.length === 0) return null;
  return (
    <div className={css.result}>
      <TypingStatus typed={result} text={result} />
      <ol ref={list} role="list" className={css.candidates}>
        {shown.map(({ candidate, place, total, why }) => (
          <li key={candidate} className={css.candidate}>
            <span className={css.place}>{place}</span>
            <div className={css.nameAndReason}>
              {getHref === undefined ? (
                <span className={css.candidateName}>{getName(candidate)}</span>
              ) : (
                <Link href={getHref(candidate)}>{getName(candidate)}</Link>
              )}
              {why !== undefined && <p className={css.explanation}>{why}</p>}
            </div>
            <span className={css.score}>{formatPercentage(total.score)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
