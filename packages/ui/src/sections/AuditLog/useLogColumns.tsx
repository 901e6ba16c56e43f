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
  /** Whether the log is replayed to an earlier entry: then nothing can be undone. */
  isReplayed: boolean;
  /** Formats a timestamp. */
  inWords: (at: string) => string;
}

/** Columns of an `AuditLog`. Stable while its options are. */
export function useLogColumns({ onUndo, onReplay, until, isReplayed, inWords }: Options) {
  const say = useMessages();
  return useMemo((): readonly TableColumn<Line>[] => {
    const columns: TableColumn<Line>[] = [
      {
        id: 'when',
        label: say(nl.when),
        isRowHeader: true,
        isSortable: true,
        width: '4fr',
        render: ({ entry: { at } }) => <time dateTime={at}>{inWords(at)}</time>,
      },
      { id: 'by', label: say(nl.by), width: '2fr', render: ({ entry }) => entry.by },
      { id: 'about', label: say(nl.candidate), width: '3fr', render: ({ about }) => about },
      {
        id: 'what',
        label: say(nl.what),
        width: '6fr',
        render: (line) => <Change {...line} inWords={inWords} isHere={line.id === until} />,
      },
      {
        id: 'reason',
        label: say(nl.reason),
        width: '5fr',
        render: ({ because }) => (because === '' ? '–' : because),
      },
    ];
    if (onUndo === undefined && onReplay === undefined) return columns;
    return [
      ...columns,
      {
        id: 'actions',
        label: say(nl.actions),
        width: 190,
        render: ({ entry, takenBack, isErased }) => (
          <span className={css.actions}>
            {onUndo !== undefined && !isReplayed && !isErased && (
              // The button stays mounted, so that it keeps the focus.
              <Button variant="quiet" size="small" onPress={() => onUndo(takenBack ?? entry)}>
                {say(takenBack === undefined ? nl.undo : nl.restore)}
              </Button>
            )}
            {onReplay !== undefined && (
              <Button variant="quiet" size="small" onPress={() => onReplay(entry)}>
                {say(nl.showInEffect)}
              </Button>
            )}
          </span>
        ),
      },
    ];
  }, [say, inWords, until, isReplayed, onUndo, onReplay]);
}

interface ChangeProps extends Line {
  inWords: (at: string) => string;
  /** Whether the log is replayed up to this entry. */
  isHere: boolean;
}

/** Description of a change, with its marks: undone, replayed to here, or later. */
function Change({ act, what, takenBack, isLater, isHere, inWords }: ChangeProps) {
  const say = useMessages();
  return (
    <span className={css.what}>
      <span>
        <strong className={css.kind}>{act}</strong>{' '}
        {takenBack === undefined ? what : <s className={css.undone}>{what}</s>}
      </span>
      {takenBack !== undefined && (
        <span className={css.takenBack}>
          <Badge icon={Undo2}>{say(nl.takenBack)}</Badge>{' '}
          {say(nl.takenBackBy, { by: takenBack.by, at: inWords(takenBack.at) })}
        </span>
      )}
      {isHere && (
        <span>
          <Badge tone="info">{say(nl.untilHere)}</Badge>
        </span>
      )}
      {isLater && (
        <span>
          <Badge>{say(nl.laterThan)}</Badge>
        </span>
      )}
    </span>
  );
}
