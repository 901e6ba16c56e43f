import { useMemo, type ReactNode, type Ref } from 'react';
import { FilterBar } from '../../components/FilterBar/index.js';
import { useCollator } from '../../components/LocaleProvider/index.js';
import { SearchField } from '../../components/SearchField/index.js';
import { Select } from '../../components/Select/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './AuditLog.css.js';
import type { AuditLogProps } from './AuditLog.js';
import type { AuditLogState } from './useAuditLog.js';

interface LogFiltersProps extends Pick<AuditLogProps, 'label' | 'log' | 'isLoading'> {
  state: AuditLogState;
  ref: Ref<HTMLDivElement>;
  /** Status and buttons next to the number of entries. */
  children: ReactNode;
}

/** Id of the option that sets no filter. */
const all = 'all';

/** Filters a log by text, author and kind, and shows the number of entries found. */
export function LogFilters({
  label,
  log,
  isLoading = false,
  state,
  ref,
  children,
}: LogFiltersProps) {
  const formatMessage = useMessages();
  const { compare } = useCollator();
  const { found, filters, by, kind } = state;
  const people = useMemo(
    () => [...new Set(log.map((entry) => entry.by))].toSorted(compare),
    [log, compare],
  );
  const result =
    found.length === log.length
      ? formatMessage(nl.lineCount, { count: log.length })
      : formatMessage(nl.linesShown, { shown: found.length, count: log.length });
  const reset = (removed: typeof filters) => {
    for (const filter of removed) filter.reset();
    state.setPage(1);
  };
  return (
    <FilterBar
      ref={ref}
      label={label}
      layout="inline"
      actions={children}
      resultText={isLoading && log.length === 0 ? formatMessage(nl.loading) : result}
      items={filters}
      onRemove={(ids) => reset(filters.filter(({ id }) => ids.has(id)))}
      onClear={() => reset(filters)}
    >
      <SearchField
        className={css.search}
        isLabelHidden
        placeholder={formatMessage(nl.search)}
        value={state.search}
        onChange={state.setSearch}
      />
      <Select
        label={formatMessage(nl.by)}
        isLabelHidden
        options={[
          { id: all, label: formatMessage(nl.everyone) },
          ...people.map((person, index) => ({ id: String(index), label: person })),
        ]}
        value={by === undefined ? all : String(people.indexOf(by))}
        onChange={(index) => state.setBy(people[Number(index)])}
      />
      <Select
        label={formatMessage(nl.kind)}
        isLabelHidden
        options={[{ id: all, label: formatMessage(nl.allKinds) }, ...state.kindOptions]}
        value={kind ?? all}
        onChange={(id) => state.setKind(id === all ? undefined : String(id))}
      />
    </FilterBar>
  );
}
