import { inFigures, weightsInWords, type Total } from '@heldermatch/scorecard';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import { useScoreText } from '../../internal/evidence/useScoreText.js';
import { useSumLanguage } from '../../internal/evidence/useSumLanguage.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Scorecard.css.js';

export interface ScorecardProps extends RootProps {
  title: string;
  /** Its place in the page's outline; `p` keeps it out, for a scorecard that only illustrates. */
  titleLevel?: HeadingProps['level'] | 'p' | undefined;
  /**
   * Overall match. Of a `Total`, as `totalOf` of `@heldermatch/scorecard` computes it, the sum stands under the
   * categories; of a number, 0 to 100 per cent, nobody can check it. `undefined` where no category has a score.
   */
  score: number | Total | undefined;
  /** What the number is: 'Matchscore'. For screen readers. */
  scoreLabel: string;
  /** How the score came about, in one or two sentences. */
  intro?: ReactNode;
  /** `ScorecardCategory`s. */
  children: ReactNode;
  /** That a human decides. Stands wherever a score is shown. */
  note: string;
}

/** An overall match score and the categories it rests on. */
export function Scorecard({
  title,
  titleLevel = 2,
  score,
  scoreLabel,
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
        <p
          className={score === undefined ? css.notScored : css.score}
          aria-label={`${scoreLabel}: ${shown}`}
          role="img"
        >
          {shown}
        </p>
      </div>
      {intro !== undefined && <Text>{intro}</Text>}
      <div>{children}</div>
      {total !== undefined && (
        <p className={css.sum}>
          {weightsInWords(total, language)}{' '}
          <span className={css.figures}>{inFigures(total, language)}</span>
        </p>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
