import { mentionsIn } from '@heldermatch/ui/richText';
import { unnamed, type Line } from './log.ts';

/** Names of people in an entry: its author, and the colleagues that it mentions. */
function namesIn({ entry }: Line): readonly string[] {
  if (entry.type === 'assignment') return [entry.by, ...(entry.to === undefined ? [] : [entry.to])];
  if (entry.type === 'interview') return [entry.by, ...(entry.interviewers ?? [])];
  if (entry.type === 'vacancy') return [entry.by, ...(entry.details.team ?? [])];
  if (entry.type === 'comment' && entry.text !== undefined) {
    return [entry.by, ...mentionsIn(entry.text).map(({ id }) => id)];
  }
  return [entry.by];
}

/** Names in a log, each once, in the order of the alphabet. */
export const colleaguesIn = (lines: readonly Line[]): readonly string[] =>
  [...new Set(lines.flatMap(namesIn))]
    .filter((name) => name !== unnamed)
    .toSorted((one, other) => one.localeCompare(other, 'nl'));
