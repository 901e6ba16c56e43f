import type { LogEntry } from '@heldermatch/scorecard';
import { History, Redo2, Undo2 } from 'lucide';
import { useCallback, useMemo } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { IconButton } from '../../components/IconButton/index.js';
import type { TableColumn } from '../../components/Table/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { DecisionMark } from '../DecisionBar/index.js';
import { dayOnly, timeOnly, useTimestampFormat } from '../internal/evidence/useTimestampFormat.js';
import * as css from './AuditLog.css.js';
import type { AuditLogProps } from './AuditLog.js';
import type { Line } from './useLines.js';

interface Options extends Pick<AuditLogProps, 'onReplay' | 'until' | 'timeZone'> {
  onUndo: ((entry: LogEntry) => Promise<void>) | undefined;
  /** Whether the log is replayed to an earlier entry. If so, nothing can be undone. */
  isReplayed: boolean;
  /** Returns the day under which a line is. */
  dayOf: (line: Line) => string;
}

/** Columns of an `AuditLog`. Stable while its options are. */
export function useLogColumns({ onUndo, onReplay, until, isReplayed, timeZone, dayOf }: Options) {
  const formatMessage = useMessages();
  const formatTimestamp = useTimestampFormat(timeZone);
  const formatDay = useTimestampFormat(timeZone, dayOnly);
  const formatHour = useTimestampFormat(timeZone, timeOnly);
  const formatTime = useCallback(
    (line: Line) => {
      const { at } = line.entry;
      return (formatDay(at) === dayOf(line) ? formatHour : formatTimestamp)(at);
    },
    [dayOf, formatDay, formatHour, formatTimestamp],
  );
  return useMemo((): readonly TableColumn<Line>[] => {
    const columns: TableColumn<Line>[] = [
      {
        id: 'what',
        label: formatMessage(nl.what),
        isRowHeader: true,
        width: '6fr',
        render: (line) => (
          <Change {...line} formatTimestamp={formatTimestamp} isHere={line.id === until} />
        ),
      },
      {
        id: 'subject',
        label: formatMessage(nl.candidate),
        isLabelled: false,
        width: '3fr',
        minWidth: 140,
        render: ({ subject }) => subject,
      },
      {
        id: 'by',
        label: formatMessage(nl.by),
        isLabelled: false,
        width: '2fr',
        minWidth: 96,
        render: ({ entry }) => entry.by,
      },
      {
        id: 'when',
        label: formatMessage(nl.when),
        isLabelled: false,
        isSortable: true,
        width: 128,
        render: (line) => <time dateTime={line.entry.at}>{formatTime(line)}</time>,
      },
    ];
    if (onUndo === undefined && onReplay === undefined) return columns;
    return [
      ...columns,
      {
        id: 'actions',
        label: formatMessage(nl.actions),
        isLabelled: false,
        width: 100,
        render: (line) => <Actions {...line} {...{ onUndo, onReplay, isReplayed }} />,
      },
    ];
  }, [formatMessage, formatTimestamp, formatTime, until, isReplayed, onUndo, onReplay]);
}

/** Buttons of a line. An event of the app has none. */
function Actions({
  entry,
  takenBack,
  isErased,
  isReplayed,
  onUndo,
  onReplay,
}: Line & Pick<Options, 'onUndo' | 'onReplay' | 'isReplayed'>) {
  const formatMessage = useMessages();
  if (entry.type === 'other') return null;
  return (
    <span className={css.actions}>
      {onUndo !== undefined && !isReplayed && !isErased && (
        // The button stays mounted, so that it keeps focus.
        <IconButton
          size="small"
          icon={takenBack === undefined ? Undo2 : Redo2}
          label={formatMessage(takenBack === undefined ? nl.undo : nl.restore)}
          isDirectional
          onPress={() => void onUndo(takenBack ?? entry)}
        />
      )}
      {onReplay !== undefined && (
        <IconButton
          size="small"
          icon={History}
          label={formatMessage(nl.showState)}
          onPress={() => onReplay(entry)}
        />
      )}
    </span>
  );
}

interface ChangeProps extends Line {
  formatTimestamp: (at: string) => string;
  /** Whether the log is replayed up to this entry. */
  isHere: boolean;
}

/** Description of a change with its reason, and its badges: undone, replayed up to here, or later than that. */
function Change({
  entry,
  title,
  what,
  ground,
  reason,
  takenBack,
  isLater,
  isHere,
  formatTimestamp,
}: ChangeProps) {
  const formatMessage = useMessages();
  return (
    <span className={css.change}>
      <span>
        <strong className={css.kind}>{title}</strong>{' '}
        {takenBack !== undefined ? (
          <s className={css.undone}>{what}</s>
        ) : entry.type === 'decision' ? (
          <>
            <DecisionMark verdict={entry.verdict} /> {ground}
          </>
        ) : (
          what
        )}
      </span>
      {reason !== '' && <span className={css.note}>{reason}</span>}
      {takenBack !== undefined && (
        <span className={css.note}>
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
