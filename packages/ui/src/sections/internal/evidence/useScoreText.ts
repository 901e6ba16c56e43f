import { useCallback } from 'react';
import * as nl from '../../../messages/nl.js';
import { useMessages, useFormatPercentage } from '../../../messages/useMessages.js';

/** Returns a formatter of scores: a percentage, or the message that there is no score. */
export function useScoreText(): (score: number | undefined) => string {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  return useCallback(
    (score) => (score === undefined ? formatMessage(nl.notScored) : formatPercentage(score)),
    [formatMessage, formatPercentage],
  );
}
