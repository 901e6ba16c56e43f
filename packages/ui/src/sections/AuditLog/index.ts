export type { Change, ErasedEntry, LogEntry } from '@heldermatch/scorecard';
export { AuditLog, type AuditLogProps } from './AuditLog.js';
export type { AuditLogEntry, OtherEntry } from './useLines.js';
export { toCsv } from './toCsv.js';
