import { useCallback } from 'react';
import * as nl from '../../../messages/nl.js';
import { useMessages, usePercentages } from '../../../messages/useMessages.js';

/** Returns a formatter of scores: a percentage, or the message that there is no score. */
export function useScoreText(): (score: number | undefined) => string {
  const say = useMessages();
  const inPercent = usePercentages();
  return useCallback(
    (score) => (score === undefined ? say(nl.notScored) : inPercent(score)),
    [say, inPercent],
  );
}
