import type { Unproven, Weight } from '@heldermatch/scorecard';
import type { ReactNode } from 'react';
import { Bar } from '../../internal/bar/Bar.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { CategoryDetails } from './CategoryDetails.js';
import * as css from './ScorecardCategory.css.js';

export interface ScorecardCategoryProps extends RootProps {
  /** Title, such as 'Relevante Ervaring'. */
  title: string;
  /** Score, 0 to 100 per cent. Omit it when the CV has no evidence. */
  score?: number | undefined;
  /**
   * Weight of the category, which makes its bar thicker or thinner.
   * @default a bar of the same thickness
   */
  weight?: Weight | undefined;
  /** Reason for the score, in one sentence. */
  why: string;
  /** Numbers of the marked passages that support the score. */
  evidence?: readonly number[] | undefined;
  /** Link target of an evidence number: its passage. Omit it for plain numbers. */
  getHref?: ((reference: number) => string) | undefined;
  /** Confidence, 0 to 100 per cent. Stated in words too; the rest of the bar is hatched. */
  confidence?: number | undefined;
  /** Supporting quote from the CV, without quotation marks, or one for each number in `evidence`. */
  quote?: string | readonly string[] | undefined;
  /** Additional context, such as a question to ask. */
  context?: ReactNode;
  /**
   * Quotes that the software gave and that aren't in the document, as `verify` of `@heldermatch/scorecard/verify` found.
   * @default []
   */
  unproven?: readonly Unproven[] | undefined;
}

/** Category of a scorecard: its score, the reason, and the supporting passage in the CV. */
export function ScorecardCategory({
  title,
  score,
  weight,
  why,
  evidence = [],
  getHref,
  confidence,
  quote,
  context,
  unproven = [],
  ...root
}: ScorecardCategoryProps) {
  const formatMessage = useMessages();
  return (
    <div
      role="group"
      aria-label={title}
      data-evidence={evidence.join(' ') || undefined}
      data-weight={weight}
      {...rootProps(root, css.root)}
    >
      {score === undefined ? (
        <p className={css.unscored}>
          <span>{title}</span>
          <span className={css.notScored}>{formatMessage(nl.notScored)}</span>
        </p>
      ) : (
        <Bar
          pattern="meter"
          label={title}
          value={score}
          sureShare={confidence === undefined ? undefined : confidence / 100}
        />
      )}
      <CategoryDetails {...{ why, evidence, getHref, confidence, quote, context, unproven }} />
    </div>
  );
}
