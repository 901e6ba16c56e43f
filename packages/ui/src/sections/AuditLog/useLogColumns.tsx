import type { LogEntry } from '@heldermatch/scorecard';
import { Undo2 } from 'lucide';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Button } from '../../components/Button/index.js';
import type { TableColumn } from '../../components/Table/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './AuditLog.css.js';
import type { AuditLogProps } from './AuditLog.js';
import type { Line } from './useLines.js';

interface Options extends Pick<AuditLogProps, 'onReplay' | 'until'> {
  onUndo: ((entry: LogEntry) => Promise<void>) | undefined;
  /** Whether the log is replayed to an earlier entry. If so, nothing can be undone. */
  isReplayed: boolean;
  /** Formats a timestamp. */
  formatTimestamp: (at: string) => string;
  /** Formats a timestamp in the few words that fit in a column. */
  formatShort: (at: string) => string;
}

/** Columns of an `AuditLog`. Stable while its options are. */
export function useLogColumns({
  onUndo,
  onReplay,
  until,
  isReplayed,
  formatTimestamp,
  formatShort,
}: Options) {
  const formatMessage = useMessages();
  return useMemo((): readonly TableColumn<Line>[] => {
    const columns: TableColumn<Line>[] = [
      {
        id: 'when',
        label: formatMessage(nl.when),
        isRowHeader: true,
        isSortable: true,
        width: '2fr',
        minWidth: 128,
        render: ({ entry: { at } }) => <time dateTime={at}>{formatShort(at)}</time>,
      },
      {
        id: 'by',
        label: formatMessage(nl.by),
        width: '2fr',
        minWidth: 96,
        render: ({ entry }) => entry.by,
      },
      {
        id: 'subject',
        label: formatMessage(nl.candidate),
        width: '3fr',
        minWidth: 156,
        render: ({ subject }) => subject || '–',
      },
      {
        id: 'what',
        label: formatMessage(nl.what),
        width: '6fr',
        minWidth: 132,
        render: (line) => (
          <Change {...line} formatTimestamp={formatTimestamp} isHere={line.id === until} />
        ),
      },
      {
        id: 'reason',
        label: formatMessage(nl.reason),
        width: '5fr',
        render: ({ reason }) => (reason === '' ? '–' : reason),
      },
    ];
    if (onUndo === undefined && onReplay === undefined) return columns;
    return [
      ...columns,
      {
        id: 'actions',
        label: formatMessage(nl.actions),
        width: 170,
        render: ({ entry, takenBack, isErased }) =>
          entry.type !== 'other' && (
            <span className={css.actions}>
              {onUndo !== undefined && !isReplayed && !isErased && (
                // The button stays mounted, so that it keeps focus.
                <Button variant="quiet" size="small" onPress={() => onUndo(takenBack ?? entry)}>
                  {formatMessage(takenBack === undefined ? nl.undo : nl.restore)}
                </Button>
              )}
              {onReplay !== undefined && (
                <Button variant="quiet" size="small" onPress={() => onReplay(entry)}>
                  {formatMessage(nl.showState)}
                </Button>
              )}
            </span>
          ),
      },
    ];
  }, [formatMessage, formatTimestamp, formatShort, until, isReplayed, onUndo, onReplay]);
}

interface ChangeProps extends Line {
  formatTimestamp: (at: string) => string;
  /** Whether the log is replayed up to this entry. */
  isHere: boolean;
}

/** Description of a change, with its badges: undone, replayed up to here, or later than that. */
function Change({ title, what, takenBack, isLater, isHere, formatTimestamp }: ChangeProps) {
  const formatMessage = useMessages();
  return (
    <span className={css.change}>
      <span>
        <strong className={css.kind}>{title}</strong>{' '}
        {takenBack === undefined ? what : <s className={css.undone}>{what}</s>}
      </span>
      {takenBack !== undefined && (
        <span className={css.takenBack}>
          <Badge icon={Undo2}>{formatMessage(nl.takenBack)}</Badge>{' '}
          {formatMessage(nl.undoneBy, { by: takenBack.by, at: formatTimestamp(takenBack.at) })}
        </span>
      )}
      {isHere && (
        <span>
          <Badge tone="info">{formatMessage(nl.untilHere)}</Badge>
        </span>
      )}
      {isLater && (
        <span>
          <Badge>{formatMessage(nl.later)}</Badge>
        </span>
      )}
    </span>
  );
}
