import { use, useCallback } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import * as css from './CompareCandidates.css.js';

/** Difference of a score from the highest, in words. */
export interface Difference {
  text: string;
  /** Whether the score is the highest, or one of them, and another is lower. */
  isHighest: boolean;
}

/** Shows a difference. It has no text if there is none. */
export const DifferenceText = ({ text, isHighest = false }: Partial<Difference>) => (
  <span className={`${css.small} ${isHighest ? css.highest : ''}`}>{text}</span>
);

/** Returns a function that states for each score how far it is below the highest. Missing scores have no text. */
export function useDifferences(): (
  scores: readonly (number | undefined)[],
) => readonly (Difference | undefined)[] {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  return useCallback(
    (scores) => {
      const known = scores.filter((score) => score !== undefined);
      if (known.length < 2) return scores.map(() => undefined);
      const highest = Math.max(...known);
      const atTop = known.filter((score) => score === highest).length;
      return scores.map((score) => {
        if (score === undefined) return undefined;
        if (atTop === known.length) return { text: formatMessage(nl.allEqual), isHighest: false };
        if (score === highest) {
          return {
            text: formatMessage(atTop > 1 ? nl.highestShared : nl.highest),
            isHighest: true,
          };
        }
        const difference = highest - score;
        // Two candidates who both show 87% can differ, so a difference below 1 keeps one significant digit.
        const digits =
          difference < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
        const points = difference.toLocaleString(locale, digits);
        return { text: formatMessage(nl.pointsLower, { points }), isHighest: false };
      });
    },
    [formatMessage, locale],
  );
}
