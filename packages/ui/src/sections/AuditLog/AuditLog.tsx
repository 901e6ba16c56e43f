import type { LogEntry } from '@heldermatch/scorecard';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Pagination } from '../../components/Pagination/index.js';
import { Table, type TableProps } from '../../components/Table/index.js';
import { useTimestampFormat } from '../internal/evidence/useTimestampFormat.js';
import type { Option } from '../../components/internal/overlay/Options.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './AuditLog.css.js';
import { LogFilters } from './LogFilters.js';
import { LogActions } from './LogActions.js';
import { useAuditLog } from './useAuditLog.js';
import type { AuditLogEntry, Line } from './useLines.js';
import { useDays } from './useDays.js';
import { useLogColumns } from './useLogColumns.js';

export interface AuditLogProps
  extends RootProps<HTMLDivElement>, Pick<TableProps<Line>, 'isLoading' | 'density'> {
  /** Accessible name: 'Logboek van de vacature Recruiter'. */
  label: string;
  /**
   * Log of `@heldermatch/scorecard`, in its own order: newest entry last. Other events of the app can be between its
   * entries.
   */
  log: readonly AuditLogEntry[];
  /** Titles of the scorecard categories. Define them outside the component, so that they are stable between renders. */
  categories: readonly { id: string; title: string }[];
  /** Returns the name by which the user knows a candidate. Keep the function stable between renders. */
  getName: (candidate: string) => string;
  /**
   * Labels of the reasons for rejection: the `options` of a `DecisionBar`.
   * @default []
   */
  options?: readonly Option[] | undefined;
  /**
   * Called to undo an entry, which adds another entry to the log. On rejection the log reports that nothing was saved.
   * Omit it to hide the undo buttons.
   */
  onUndo?: ((entry: LogEntry) => void | Promise<void>) | undefined;
  /**
   * Called with the entry up to which the log should be replayed, or with `undefined` for the present. Pass its `id` as
   * `until`, and its time to `replay` of `@heldermatch/scorecard`. Omit this handler to hide the replay buttons.
   */
  onReplay?: ((entry: LogEntry | undefined) => void) | undefined;
  /**
   * The `id` of the entry up to which the log is replayed. Later entries are marked as later and have no effect.
   * @default the last entry
   */
  until?: string | undefined;
  /**
   * Height of the table: `content` paginates the entries, `fill` takes the height of the container and scrolls.
   * @default 'content'
   */
  height?: TableProps<Line>['height'];
  /**
   * Entries per page, with `height="content"`.
   * @default 50
   */
  pageSize?: number | undefined;
  /**
   * Name of the downloaded file.
   * @default 'logboek.csv'
   */
  fileName?: string | undefined;
  /**
   * Separator between the cells of the file: see `toCsv`.
   * @default ','
   */
  separator?: ',' | ';' | undefined;
  /**
   * IANA time zone of the times shown. The downloaded file is in UTC.
   * @default 'Europe/Amsterdam'
   */
  timeZone?: string | undefined;
  /**
   * Shown when the log is empty.
   * @default 'In dit logboek staat nog niets.'
   */
  emptyText?: ReactNode;
}

const emptyList: readonly never[] = [];

/**
 * Log of everything that happened, above all what people changed or decided: who, what, when and why. Undone entries stay visible. It can be
 * searched, downloaded and replayed to any entry, and stays fast with thousands of entries.
 */
export function AuditLog({
  label,
  log,
  categories,
  getName,
  options = emptyList,
  onUndo,
  onReplay,
  until,
  height = 'content',
  pageSize = 50,
  fileName,
  separator,
  timeZone,
  isLoading,
  density,
  emptyText,
  ...root
}: AuditLogProps) {
  const formatMessage = useMessages();
  const formatTimestamp = useTimestampFormat(timeZone);
  const dayOf = useDays(log, timeZone);
  const filters = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const state = useAuditLog({ log, categories, getName, options, until, height, pageSize });
  const undo = useMemo(
    () =>
      onUndo &&
      (async (entry: LogEntry) => {
        setFailed(false);
        try {
          await onUndo(entry);
        } catch {
          setFailed(true);
        }
      }),
    [onUndo],
  );
  const isReplayed = state.replayed !== undefined;
  const columns = useLogColumns({
    onUndo: undo,
    onReplay,
    until,
    isReplayed,
    timeZone,
    dayOf,
  });
  return (
    <div
      role="group"
      aria-label={label}
      {...rootProps(root, css.root, height === 'fill' && css.filling)}
    >
      <LogFilters {...{ label, log, isLoading, state }} ref={filters}>
        <LogActions
          {...{ state, onReplay, fileName, separator, hasFailed, formatTimestamp, filters }}
        />
      </LogFilters>
      <div className={css.rows}>
        <Table
          {...{ label, columns, height, density, isLoading }}
          items={state.items}
          groupBy={dayOf}
          sortDescriptor={state.sort}
          onSortChange={state.setSort}
          emptyText={
            log.length === 0
              ? (emptyText ?? formatMessage(nl.noLines))
              : formatMessage(nl.noLinesFound)
          }
        />
      </div>
      {height === 'content' && (
        <Pagination page={state.page} pageCount={state.pageCount} onChange={state.setPage} />
      )}
    </div>
  );
}
