export type { Change, ErasedEntry, LogEntry } from '@heldermatch/scorecard';
export { AuditLog, type AuditLogProps } from './AuditLog.js';
export { toCsv } from './toCsv.js';
