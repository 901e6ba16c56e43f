import * as nl from '../../messages/nl.js';
import type { FormatMessage } from '../../messages/useMessages.js';
import type { Line } from './useLines.js';

/** Raw fields of the log, in the last columns, for calculations. */
const fields = [
  'candidate',
  'category',
  'original',
  'score',
  'weight',
  'verdict',
  'code',
  'entry',
] as const;

const headings = [
  nl.lineId,
  nl.when,
  nl.by,
  nl.kind,
  nl.candidate,
  nl.what,
  nl.reason,
  nl.takenBack,
];

/** Cells of a downloaded log: a row of headings, and a row for each line. */
export const rowsOf = (lines: readonly Line[], formatMessage: FormatMessage) => [
  [...headings.map((heading) => formatMessage(heading)), ...fields],
  ...lines.map(({ entry, title, subject, what, reason, takenBack }) => {
    const raw: Partial<Record<string, string | number>> =
      entry.type === 'other' ? { candidate: entry.candidate } : { ...entry };
    const cells = [entry.id, entry.at, entry.by, title, subject, what, reason, takenBack?.at];
    return [...cells, ...fields.map((field) => raw[field])];
  }),
];
