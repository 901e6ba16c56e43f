import { use, useCallback } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';

/** Returns a function that states for each score how far it is below the highest. Missing scores have no text. */
export function useDifferences(): (
  scores: readonly (number | undefined)[],
) => readonly (string | undefined)[] {
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
        if (atTop === known.length) return formatMessage(nl.allEqual);
        if (score === highest) return formatMessage(atTop > 1 ? nl.highestShared : nl.highest);
        const difference = highest - score;
        // Two candidates who both show 87% can differ, so a difference below 1 keeps one significant digit.
        const digits =
          difference < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
        return formatMessage(nl.pointsLower, { points: difference.toLocaleString(locale, digits) });
      });
    },
    [formatMessage, locale],
  );
}
