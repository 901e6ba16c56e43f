// Changes that are shown before they are saved.
import type { Change } from '@heldermatch/scorecard';
import { useCallback, useMemo, useState } from 'react';
import { checkLog, withLines, type Line } from './log.ts';

/** Whether a change is a decision without a typed reason, which a form would have to keep. */
export const isQuick = (change: Change) =>
  change.type === 'decision' && change.reason === undefined;

/** The log of stored rows, with the lines that are being saved. */
export function useUnsaved(rows: readonly unknown[]) {
  const [unsaved, setUnsaved] = useState<readonly Line[]>([]);
  const log = useMemo(() => checkLog(withLines(rows, unsaved)), [rows, unsaved]);
  /** Shows lines. @returns a function that hides them again. */
  const show = useCallback((lines: readonly Line[]) => {
    setUnsaved((before) => [...before, ...lines]);
    return () => setUnsaved((before) => before.filter((line) => !lines.includes(line)));
  }, []);
  return { log, show };
}
