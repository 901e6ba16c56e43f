import { sumInFigures, weightsInWords, type Total } from '@heldermatch/scorecard';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import { Adjusted } from '../internal/evidence/Adjusted.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Scorecard.css.js';

export interface ScorecardProps extends RootProps {
  title: string;
  /** Heading level of the title. `p` keeps it from the page's outline, for an illustrative scorecard. */
  titleLevel?: HeadingProps['level'] | 'p' | undefined;
  /**
   * Overall match. A `Total`, from `totalOf` of `@heldermatch/scorecard`, shows its calculation below the categories. A
   * number, 0 to 100 per cent, can't be verified by the reader. `undefined` when no category has a score.
   */
  score: number | Total | undefined;
  /** Accessible name of the score: 'Matchscore'. */
  scoreLabel: string;
  /**
   * Whether a human changed a score behind the total. It is marked.
   * @default false
   */
  isAdjusted?: boolean | undefined;
  /** Explanation of the score, in one or two sentences. */
  intro?: ReactNode;
  /** `ScorecardCategory` elements. */
  children: ReactNode;
  /** Statement that a person decides. Shown wherever a score is shown. */
  note: string;
}

/** Overall match score and the categories behind it. */
export function Scorecard({
  title,
  titleLevel = 2,
  score,
  scoreLabel,
  isAdjusted = false,
  intro,
  children,
  note,
  ...root
}: ScorecardProps) {
  const textOf = useScoreText();
  const language = useSumLanguage();
  const total = typeof score === 'object' ? score : undefined;
  const shown = textOf(typeof score === 'object' ? score.score : score);
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.header}>
        {titleLevel === 'p' ? (
          <p className={css.title}>{title}</p>
        ) : (
          <Heading level={titleLevel} size="small">
            {title}
          </Heading>
        )}
        <div className={css.total}>
          {isAdjusted && <Adjusted />}
          <p
            className={score === undefined ? css.notScored : css.score}
            aria-label={`${scoreLabel}: ${shown}`}
            role="img"
          >
            {shown}
          </p>
        </div>
      </div>
      {intro !== undefined && <Text>{intro}</Text>}
      <div>{children}</div>
      {total !== undefined && (
        <p className={css.sum}>
          <span className={css.weights}>{weightsInWords(total, language)}</span>{' '}
          <span className={css.figures}>{sumInFigures(total, language)}</span>
        </p>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
