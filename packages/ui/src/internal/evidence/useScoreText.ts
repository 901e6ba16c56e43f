import { useCallback } from 'react';
import * as nl from '../../messages/nl.js';
import { useMessages, usePercentages } from '../../messages/useMessages.js';

/** Writes a score in per cent, or says that there is none. */
export function useScoreText(): (score: number | undefined) => string {
  const say = useMessages();
  const inPercent = usePercentages();
  return useCallback(
    (score) => (score === undefined ? say(nl.notScored) : inPercent(score)),
    [say, inPercent],
  );
}
