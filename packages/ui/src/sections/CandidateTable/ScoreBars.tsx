import type { Scores } from '@heldermatch/scorecard';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as bar from '../../internal/bar/Bar.css.js';
import * as nl from '../../messages/nl.js';
import { useFormatPercentage, useMessages } from '../../messages/useMessages.js';
import * as css from './CandidateTable.css.js';

/** Score of a category; without `score`, there is no evidence for it. */
type Scored = Scores['categories'][number];

/** Sizes of the bars, in units of the drawing: pixels at the default text size. */
const [width, gap, height, dotRadius] = [8, 4, 20, 3];

export const barsWidth = (count: number) => count * (width + gap) - gap;

/** Box of each bar from its top to the bottom, as one path. An outline is inset by half of its line. */
const boxes = (bars: readonly { x: number; top: number }[], inset = 0) =>
  bars
    .map(({ x, top }) => {
      const bottom = height - inset;
      return `M${x + inset} ${bottom}V${top + inset}h${width - 2 * inset}V${bottom}z`;
    })
    .join('');

/** Line from the top of each bar to the bottom. A dashed line starts with a dash, which marks the score. */
const lines = (bars: readonly { x: number; top: number }[]) =>
  bars.map(({ x, top }) => `M${x + width / 2} ${top}V${height}`).join('');

const topOf = (share: number) => Math.round((100 - share) * height) / 100;

export interface ScoreBarsProps {
  /** Scores in the order of the bars. */
  categories: readonly Scored[];
  /** Whether a human adjusted the score of a category. */
  isAdjusted: (category: string) => boolean;
}

/** A bar for each category, and one sentence for screen readers. Each kind of mark is one path: a list has thousands. */
export function ScoreBars({ categories, isAdjusted }: ScoreBarsProps) {
  const bars = categories.map(({ id, score, confidence = 100 }, index) => ({
    x: index * (width + gap),
    top: topOf(score ?? 0),
    sureTop: topOf(((score ?? 0) * (isAdjusted(id) ? 100 : confidence)) / 100),
    isScored: score !== undefined,
    isAdjusted: isAdjusted(id),
  }));
  const scored = bars.filter(({ isScored }) => isScored);
  const missing = bars.filter(({ isScored }) => !isScored);
  const unsure = scored.filter(({ top, sureTop }) => sureTop > top);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`-1 -1 ${barsWidth(bars.length) + 2} ${height + 2}`}
        className={css.bars}
      >
        <path d={boxes(scored.map(({ x }) => ({ x, top: 0 })))} className={css.track} />
        {unsure.length > 0 && <path d={lines(unsure)} strokeWidth={width} className={bar.unsure} />}
        <path d={boxes(scored.map(({ x, sureTop: top }) => ({ x, top })))} className={bar.fill} />
        {missing.length > 0 && (
          <path
            d={boxes(
              missing.map(({ x }) => ({ x, top: 0 })),
              0.5,
            )}
            className={css.missing}
          />
        )}
        {scored.map(
          ({ x, top, isAdjusted: hasDot }) =>
            hasDot && (
              <circle
                key={x}
                cx={x + width / 2}
                cy={Math.min(Math.max(top, dotRadius), height - dotRadius)}
                r={dotRadius}
                className={css.adjustedDot}
              />
            ),
        )}
      </svg>
      <VisuallyHidden>
        <ScoresInWords {...{ categories, isAdjusted }} />
      </VisuallyHidden>
    </>
  );
}

/** Scores as a sentence: 'Skills 88%, Ervaring niet gescoord, Taal 70% (aangepast)'. */
function ScoresInWords({ categories, isAdjusted }: ScoreBarsProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  return categories
    .map(({ id, title, score }) => {
      if (score === undefined) return formatMessage(nl.categoryNotScored, { title });
      const message = isAdjusted(id) ? nl.categoryAdjusted : nl.categoryScored;
      return formatMessage(message, { title, score: formatPercentage(score) });
    })
    .join(', ');
}
