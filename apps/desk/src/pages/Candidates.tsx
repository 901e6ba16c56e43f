import {
  AlertDialog,
  Button,
  CandidateTable,
  Inline,
  type Key,
  type SortDescriptor,
  type TableActions,
} from '@heldermatch/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { columns } from '../columns.tsx';
import type { Applicant } from '../data/candidates.ts';
import type { Vacancy } from '../vacancy.ts';
import { useVacancy } from '../desk.tsx';
import { useFilters } from '../filters.ts';
import { Title } from '../Title.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';
import { useHold } from './useHold.ts';

const note =
  'De scores van verzonnen kandidaten zijn verzonnen. Ze helpen vergelijken: u leest het bewijs en beslist zelf.';

// The list doesn't need these; they are prefetched on hover or focus.
const drawers = {
  candidate: () => import('./CandidateInDrawer.tsx'),
  weights: () => import('./Weights.tsx'),
};
const fetchDrawers = () => void Promise.all([drawers.candidate(), drawers.weights()]);
const CandidateInDrawer = lazy(async () => ({
  default: (await drawers.candidate()).CandidateInDrawer,
}));
const Weights = lazy(async () => ({ default: (await drawers.weights()).Weights }));

/** Candidates page of a vacancy: filters, list, and drawers for a candidate and the weights. */
export function Candidates({ vacancy }: { vacancy: Vacancy }) {
  const open = useVacancy(vacancy);
  const { applicants, judgement, ranking } = open;
  const filtering = useFilters(open);
  const { params, items, set } = filtering;
  const [selected, setSelected] = useState(new Set<Key>());
  const [isWeighing, setWeighing] = useState<boolean>();
  // Order of the list when a candidate was opened; after a reload, by highest total.
  const [order, setOrder] = useState<readonly Applicant[]>();
  const { sort, toList, openOne, clear, compare } = useListAddress(vacancy, params);
  const shown = applicants.find(({ id }) => id === params.get('candidate'));
  const table = useRestoredFocus(shown);
  const byScore = () => {
    const byId = new Map(items.map((one) => [one.id, one]));
    return [...ranking.keys()].flatMap((id) => byId.get(id) ?? []);
  };
  // Only visible candidates are treated as selected: an action never affects one hidden by a filter.
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const { holdOrAsk, confirmation } = useHold(open, chosen, () => setSelected(new Set()));
  return (
    <div className="screen" onPointerEnter={fetchDrawers} onFocus={fetchDrawers}>
      <Inline justify="between">
        <Title>{vacancy.title}</Title>
        <Button variant="secondary" size="small" onPress={() => setWeighing(true)}>
          Weging aanpassen
        </Button>
      </Inline>
      <CandidateFilters {...filtering} onClear={clear} />
      <div className="fill">
        <CandidateTable
          label={`Kandidaten voor ${vacancy.title}`}
          actionsRef={table}
          height="fill"
          density="compact"
          {...{ items, columns, ranking, judgement, note }}
          sortDescriptor={sort}
          onSortChange={({ column, direction }) => {
            set('sort', [String(column)]);
            set('direction', [direction]);
          }}
          onRowAction={(id, list) => {
            setOrder(list);
            openOne(id);
          }}
          selectionMode="multiple"
          // The same set, as long as it has the same keys: React Aria announces every other set.
          selectedKeys={chosen.length === selected.size ? selected : new Set(chosen)}
          // 'all' means the candidates now in view, even after a filter is removed.
          onSelectionChange={(keys) =>
            setSelected(keys === 'all' ? new Set(items.map(({ id }) => id)) : keys)
          }
          actions={
            <SelectionActions
              {...{ chosen }}
              onHold={holdOrAsk}
              onCompare={() => compare(chosen)}
            />
          }
          emptyText={
            filtering.status === 'searching'
              ? 'Zoekt in cv’s…'
              : 'Niemand past bij deze filters. Haal er een weg.'
          }
        />
      </div>
      <AlertDialog {...confirmation} />
      <Suspense>
        {(shown !== undefined || order !== undefined) && (
          <CandidateInDrawer
            open={open}
            applicant={shown}
            order={shown === undefined ? [] : (order ?? byScore())}
            onOpen={(id) => openOne(id, true)}
            onClose={() => toList((next) => next.delete('candidate'))}
            onRemoved={() => toList((next) => next.delete('candidate'))}
          />
        )}
        {isWeighing !== undefined && (
          <Weights open={open} isOpen={isWeighing} onOpenChange={setWeighing} note={note} />
        )}
      </Suspense>
    </div>
  );
}

/** Returns a ref for the table, in which the row of a candidate receives focus when the candidate is closed. */
function useRestoredFocus(shown: Applicant | undefined) {
  const table = useRef<TableActions>(null);
  const last = useRef(shown);
  useEffect(() => {
    // Restores focus to the row, even when the URL or a previous or next button opened the candidate.
    if (shown === undefined && last.current !== undefined) table.current?.focusRow(last.current.id);
    last.current = shown;
  }, [shown]);
  return table;
}

/** Address of the list: its sort order and the open candidate are parameters, next to the filters. */
function useListAddress(vacancy: Vacancy, params: URLSearchParams) {
  const [, navigate] = useLocation();
  const path = `/vacancies/${vacancy.id}/candidates`;
  const sort: SortDescriptor = {
    column: params.get('sort') ?? 'score',
    direction: params.get('direction') === 'ascending' ? 'ascending' : 'descending',
  };
  /** Navigates to the list with changed URL parameters. */
  const toList = (change: (next: URLSearchParams) => void, replace = true) => {
    const next = new URLSearchParams(params);
    change(next);
    navigate(`${path}${next.size > 0 ? `?${next}` : ''}`, { replace });
  };
  const openOne = (id: string, replace = false) =>
    toList((next) => next.set('candidate', id), replace);
  /** Removes all filters, and keeps the order. */
  const clear = () =>
    navigate(`${path}?sort=${sort.column}&direction=${sort.direction}`, { replace: true });
  const compare = (ids: readonly string[]) =>
    navigate(`${path}/compare?${new URLSearchParams(ids.map((id) => ['candidate', id]))}`);
  return { sort, toList, openOne, clear, compare };
}

interface SelectionActionsProps {
  /** Ids of the selected candidates. */
  chosen: readonly string[];
  onCompare: () => void;
  onHold: () => void;
}

/** Actions on the selected candidates. Two or three of them can be compared. */
const SelectionActions = ({ chosen, onCompare, onHold }: SelectionActionsProps) => (
  <>
    <Button size="small" isDisabled={chosen.length < 2 || chosen.length > 3} onPress={onCompare}>
      Vergelijken
    </Button>
    <Button size="small" variant="secondary" onPress={onHold}>
      Aanhouden
    </Button>
  </>
);
