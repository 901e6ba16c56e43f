import type { LogEntry } from '@heldermatch/scorecard';
import { Download, Undo2 } from 'lucide';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/index.js';
import { Button } from '../../components/Button/index.js';
import { FilterBar } from '../../components/FilterBar/index.js';
import { Icon } from '../../components/Icon/index.js';
import { useCollator } from '../../components/LocaleProvider/index.js';
import { Pagination } from '../../components/Pagination/index.js';
import { SearchField } from '../../components/SearchField/index.js';
import { Select } from '../../components/Select/index.js';
import {
  Table,
  type SortDescriptor,
  type TableColumn,
  type TableProps,
} from '../../components/Table/index.js';
import { useMoments } from '../../internal/evidence/useMoments.js';
import type { Option } from '../../internal/overlay/Options.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages, type Say } from '../../messages/useMessages.js';
import * as css from './AuditLog.css.js';
import { download, toCsv } from './toCsv.js';
import { kindOf, kinds, useLines, wordsOf, type Kind, type Line } from './useLines.js';

export interface AuditLogProps
  extends RootProps<HTMLDivElement>, Pick<TableProps<Line>, 'isLoading' | 'density'> {
  /** Accessible name: 'Logboek van de vacature Recruiter'. */
  label: string;
  /** Log of `@heldermatch/scorecard`, in its own order: newest entry last. */
  log: readonly LogEntry[];
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
   * Called to replay the log to an entry, or with `undefined` for the present. Pass the entry's `id` as `until`, and
   * its time to `replay`. Omit it to hide the replay buttons.
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

const all = 'all';
const emptyList: readonly never[] = [];
const newestFirst: SortDescriptor = { column: 'when', direction: 'descending' };

/**
 * Log of everything that people changed or decided: who, what, when and why. Undone entries stay visible. It can be
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
  isLoading = false,
  density,
  emptyText,
  ...root
}: AuditLogProps) {
  const say = useMessages();
  const { compare } = useCollator();
  const inWords = useMoments(timeZone);
  const standing = useRef<HTMLParagraphElement>(null);
  const [search, setSearch] = useState('');
  const [by, setBy] = useState<string>();
  const [kind, setKind] = useState<Kind | typeof all>(all);
  const [sort, setSort] = useState(newestFirst);
  const [page, setPage] = useState(1);
  const [hasFailed, setFailed] = useState(false);

  const lines = useLines(log, { categories, getName, options }, until);
  const found = useMemo(() => {
    const wanted = wordsOf(search);
    const shown = lines.filter(
      (line) =>
        (by === undefined || line.entry.by === by) &&
        (kind === all || kindOf(line.entry) === kind) &&
        wanted.every((word) => line.words.includes(word)),
    );
    return sort.direction === 'descending' ? shown.toReversed() : shown;
  }, [lines, by, kind, search, sort.direction]);
  const people = useMemo(
    () => [...new Set(log.map((entry) => entry.by))].toSorted(compare),
    [log, compare],
  );

  const looked = until === undefined ? undefined : log.find(({ id }) => id === until);
  const isLookingBack = looked !== undefined;
  const columns = useMemo((): readonly TableColumn<Line>[] => {
    const undo = async (entry: LogEntry) => {
      setFailed(false);
      try {
        await onUndo?.(entry);
      } catch {
        setFailed(true);
      }
    };
    const shown: TableColumn<Line>[] = [
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
        render: (line) => <What {...line} inWords={inWords} isHere={line.id === until} />,
      },
      {
        id: 'reason',
        label: say(nl.reason),
        width: '5fr',
        render: ({ because }) => (because === '' ? '–' : because),
      },
    ];
    if (onUndo === undefined && onReplay === undefined) return shown;
    return [
      ...shown,
      {
        id: 'actions',
        label: say(nl.actions),
        width: 190,
        render: ({ entry, takenBack, isErased }) => (
          <span className={css.actions}>
            {onUndo !== undefined && !isLookingBack && !isErased && (
              // The button stays mounted, so that it keeps the focus.
              <Button variant="quiet" size="small" onPress={() => undo(takenBack ?? entry)}>
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
  }, [say, inWords, until, isLookingBack, onUndo, onReplay]);

  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pageCount);
  const items =
    height === 'fill' ? found : found.slice((current - 1) * pageSize, current * pageSize);
  const kept = isLookingBack ? found.filter(({ isLater }) => !isLater) : found;
  const filter = (set: () => void) => {
    set();
    setPage(1);
  };
  const filters = [
    { id: 'search', label: search, reset: () => setSearch('') },
    {
      id: 'by',
      label: by === undefined ? '' : `${say(nl.by)}: ${by}`,
      reset: () => setBy(undefined),
    },
    {
      id: 'kind',
      label: kind === all ? '' : `${say(nl.kind)}: ${say(kinds[kind])}`,
      reset: () => setKind(all),
    },
  ].filter((one) => one.label.trim() !== '');
  return (
    <div
      role="group"
      aria-label={label}
      {...rootProps(root, css.root, height === 'fill' && css.filling)}
    >
      <FilterBar
        label={label}
        resultText={
          isLoading && log.length === 0
            ? say(nl.loading)
            : found.length === log.length
              ? say(nl.lineCount, { count: log.length })
              : say(nl.lineShown, { shown: found.length, count: log.length })
        }
        items={filters}
        onRemove={(ids) =>
          filter(() => {
            for (const { id, reset } of filters) if (ids.has(id)) reset();
          })
        }
        onClear={() =>
          filter(() => {
            for (const { reset } of filters) reset();
          })
        }
      >
        <SearchField value={search} onChange={(words) => filter(() => setSearch(words))} />
        <Select
          label={say(nl.by)}
          options={[
            { id: all, label: say(nl.everyone) },
            ...people.map((person, index) => ({ id: String(index), label: person })),
          ]}
          value={by === undefined ? all : String(people.indexOf(by))}
          onChange={(index) => filter(() => setBy(people[Number(index)]))}
        />
        <Select
          label={say(nl.kind)}
          options={[
            { id: all, label: say(nl.allKinds) },
            ...Object.entries(kinds).map(([id, message]) => ({ id, label: say(message) })),
          ]}
          value={kind}
          onChange={(id) => filter(() => setKind(id as Kind | typeof all))}
        />
      </FilterBar>
      <div className={css.bar}>
        <div role="status" className={css.standing}>
          {onReplay !== undefined && (
            <p ref={standing} tabIndex={-1} className={css.stands}>
              {looked === undefined
                ? say(nl.standingNow)
                : say(nl.standingOf, { at: inWords(looked.at) })}
            </p>
          )}
          {hasFailed && <p>{say(nl.notRecorded)}</p>}
        </div>
        {isLookingBack && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              // Moves the focus before the button disappears.
              standing.current?.focus();
              onReplay?.(undefined);
            }}
          >
            {say(nl.toNow)}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          isDisabled={kept.length === 0}
          onPress={() =>
            download(
              toCsv([headingsOf(say), ...kept.map(cellsOf)], separator),
              fileName ?? say(nl.auditLogFile),
            )
          }
        >
          <Icon icon={Download} />
          {say(nl.downloadCsv, { count: kept.length })}
        </Button>
      </div>
      <div className={css.rows}>
        <Table
          {...{ label, columns, items, height, density, isLoading }}
          sortDescriptor={sort}
          onSortChange={(next) => filter(() => setSort(next))}
          emptyText={log.length === 0 ? (emptyText ?? say(nl.noLines)) : say(nl.noLinesFound)}
        />
      </div>
      {height === 'content' && <Pagination page={current} {...{ pageCount }} onChange={setPage} />}
    </div>
  );
}

interface WhatProps extends Line {
  inWords: (at: string) => string;
  /** Whether the log is replayed up to this entry. */
  isHere: boolean;
}

function What({ act, what, takenBack, isLater, isHere, inWords }: WhatProps) {
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

const headingsOf = (say: Say) => [
  ...[nl.lineId, nl.when, nl.by, nl.kind, nl.candidate, nl.what, nl.reason, nl.takenBack].map(
    (heading) => say(heading),
  ),
  ...fields,
];

const cellsOf = ({ entry, act, about, what, because, takenBack }: Line) => {
  const own: Partial<Record<string, string | number>> = { ...entry };
  const cells = [entry.id, entry.at, entry.by, act, about, what, because, takenBack?.at];
  return [...cells, ...fields.map((field) => own[field])];
};
