// Changes that are shown before they are saved.
import type { Change } from '@heldermatch/scorecard';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { checkLog, withLines, type Line } from './log.ts';

/** Whether a change is a decision without a typed reason, which a form would have to keep. */
export const isQuick = (change: Change) =>
  change.type === 'decision' && change.reason === undefined;

/** The log of stored rows, with the lines that are being saved. */
export function useUnsaved(rows: readonly unknown[]) {
  const [unsaved, setUnsaved] = useState<readonly Line[]>([]);
  const log = useMemo(() => checkLog(withLines(rows, unsaved)), [rows, unsaved]);
  /** Shows lines until they have been saved, or could not be. */
  const showWhile = useCallback((lines: readonly Line[], saving: Promise<void>) => {
    setUnsaved((before) => [...before, ...lines]);
    // Together with the stored lines, which are shown in a transition too.
    const remove = () => setUnsaved((before) => before.filter((line) => !lines.includes(line)));
    return saving.finally(() => startTransition(remove));
  }, []);
  return { log, showWhile };
}
