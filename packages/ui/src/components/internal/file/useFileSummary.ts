import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import type { FileStatus } from './status.js';

/** Returns the joint progress of several files: '3 van 5 klaar, 1 mislukt'. */
export function useFileSummary(statuses: readonly FileStatus[]): string {
  const formatMessage = useMessages();
  const count = (type: FileStatus['type']) => statuses.filter((one) => one.type === type).length;
  const failed = count('failed');
  const done = formatMessage(nl.filesDone, { done: count('done'), count: statuses.length });
  return failed === 0 ? done : `${done}, ${formatMessage(nl.filesFailed, { count: failed })}`;
}
