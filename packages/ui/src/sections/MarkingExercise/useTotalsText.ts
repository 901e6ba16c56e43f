import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { useScoreText } from '../internal/evidence/useScoreText.js';

export interface Totals {
  /** Total of the user. Undefined if no category has a score. */
  yours: number | undefined;
  software: number | undefined;
}

/** Returns a function that compares two totals in one sentence. */
export function useTotalsText() {
  const formatMessage = useMessages();
  const textOf = useScoreText();
  return ({ yours, software }: Totals): string => {
    const totals = { yours: textOf(yours), software: textOf(software) };
    if (yours === undefined) {
      return formatMessage(nl.onlySoftwareTotal, { software: totals.software });
    }
    return yours === software
      ? formatMessage(nl.sameTotals, { yours: totals.yours })
      : formatMessage(nl.otherTotals, totals);
  };
}
