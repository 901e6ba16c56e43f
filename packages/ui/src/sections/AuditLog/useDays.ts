import { useMemo } from 'react';
import { dayOnly, useTimestampFormat } from '../internal/evidence/useTimestampFormat.js';
import type { AuditLogEntry } from './useLines.js';

/**
 * Returns a function that gives the day under which an entry is shown. It is never before that of an earlier entry, so
 * that the order stays that of the log, even if a clock was wrong.
 */
export function useDays(log: readonly AuditLogEntry[], timeZone: string | undefined) {
  const formatDay = useTimestampFormat(timeZone, dayOnly);
  return useMemo(() => {
    const days = new Map<string, string>();
    let latest = '';
    for (const { id, at } of log) {
      if (at > latest) latest = at;
      days.set(id, formatDay(latest));
    }
    return ({ id }: { id: string }) => days.get(id) ?? '';
  }, [log, formatDay]);
}
