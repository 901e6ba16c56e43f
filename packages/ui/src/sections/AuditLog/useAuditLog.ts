import { useMemo, useState } from 'react';
import type { SortDescriptor } from '../../components/Table/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { AuditLogProps } from './AuditLog.js';
import { kindOf, kinds, useLines, wordsOf, type AuditLogEntry } from './useLines.js';

type Options = Required<
  Pick<AuditLogProps, 'log' | 'categories' | 'getName' | 'options' | 'pageSize'>
> &
  Pick<AuditLogProps, 'until' | 'height'>;

const newestFirst: SortDescriptor = { column: 'when', direction: 'descending' };

/** State of an `AuditLog`: its filters, sort order and page, and the lines that result. */
export function useAuditLog({
  log,
  categories,
  getName,
  options,
  until,
  height,
  pageSize,
}: Options) {
  const formatMessage = useMessages();
  const [search, setSearch] = useState('');
  const [by, setBy] = useState<string>();
  const [kind, setKind] = useState<string>();
  const [sort, setSort] = useState(newestFirst);
  const [page, setPage] = useState(1);

  const kindLabel = (id: string) =>
    id in kinds ? formatMessage(kinds[id as keyof typeof kinds]) : id;
  /** Kinds by which the log can be filtered: those of changes, and those of the app in the order of the log. */
  const kindOptions = useMemo(
    () => [...new Set([...Object.keys(kinds), ...log.map(kindOf)])],
    [log],
  ).map((id) => ({ id, label: kindLabel(id) }));
  const lines = useLines(log, { categories, getName, options }, until);
  const found = useMemo(() => {
    const searched = wordsOf(search);
    const matches = lines.filter(
      (line) =>
        (by === undefined || line.entry.by === by) &&
        (kind === undefined || kindOf(line.entry) === kind) &&
        searched.every((word) => line.words.includes(word)),
    );
    return sort.direction === 'descending' ? matches.toReversed() : matches;
  }, [lines, by, kind, search, sort.direction]);

  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const current = Math.min(page, pageCount);
  /** Wraps a setter, so that a change of a filter or the order returns to the first page. */
  const toFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const replayed: AuditLogEntry | undefined =
    until === undefined ? undefined : log.find(({ id }) => id === until);
  return {
    found,
    /** Lines on the current page, or all of them when the table fills its container. */
    items: height === 'fill' ? found : found.slice((current - 1) * pageSize, current * pageSize),
    /** Lines up to the entry to which the log is replayed. */
    inEffect: replayed === undefined ? found : found.filter(({ isLater }) => !isLater),
    /** Entry to which the log is replayed. */
    replayed,
    sort,
    setSort: toFirstPage(setSort),
    page: current,
    pageCount,
    setPage,
    search,
    setSearch: toFirstPage(setSearch),
    by,
    setBy: toFirstPage(setBy),
    kind,
    kindOptions,
    setKind: toFirstPage(setKind),
    /** Filters that are set, as `FilterBar` shows them. */
    filters: [
      { id: 'search', label: search.trim(), reset: () => setSearch('') },
      {
        id: 'by',
        label: by === undefined ? '' : `${formatMessage(nl.by)}: ${by}`,
        reset: () => setBy(undefined),
      },
      {
        id: 'kind',
        label: kind === undefined ? '' : `${formatMessage(nl.kind)}: ${kindLabel(kind)}`,
        reset: () => setKind(undefined),
      },
    ].filter(({ label }) => label !== ''),
  };
}

export type AuditLogState = ReturnType<typeof useAuditLog>;
