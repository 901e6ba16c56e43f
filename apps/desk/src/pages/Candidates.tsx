import {
  AlertDialog,
  Button,
  CandidateTable,
  FilterBar,
  Inline,
  SearchField,
  Select,
  type SortDescriptor,
  type TableActions,
} from '@heldermatch/ui';
import { lazy, Suspense, useEffect, useRef, useState, type Key } from 'react';
import { useLocation } from 'wouter';
import { columns } from '../columns.tsx';
import type { Applicant } from '../data/candidates.ts';
import type { Vacancy } from '../data/vacancies.ts';
import { useVacancy } from '../desk.tsx';
import { filters, useFilters } from '../filters.ts';
import { notKept, toasts, whyNotKept } from '../toasts.ts';
import { Title } from '../Title.tsx';

const note = 'De scores zijn verzonnen en helpen vergelijken. U leest het bewijs en beslist zelf.';

/** Holding more candidates than this asks for confirmation. */
const pageSize = 25;

const inWords = (count: number) => count.toLocaleString('nl-NL');

/** Describes the candidates that already have a decision; a bulk action never overrides one. */
const restInWords = (count: number) =>
  count === 0
    ? undefined
    : count === 1
      ? 'Over één is al beslist: dat blijft zo.'
      : `Over ${inWords(count)} is al beslist: dat blijft zo.`;

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
  const { applicants, judgement, ranking, write } = open;
  const { params, search, items, active, set } = useFilters(applicants, judgement);
  const [, navigate] = useLocation();
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isWeighing, setWeighing] = useState<boolean>();
  // Order of the list when a candidate was opened; after a reload, by highest total.
  const [order, setOrder] = useState<readonly Applicant[]>();
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
  const shown = applicants.find(({ id }) => id === params.get('candidate'));
  const table = useRef<TableActions>(null);
  const last = useRef(shown);
  useEffect(() => {
    // Restores focus to the row, also when the URL or a previous or next button opened the candidate.
    if (shown === undefined && last.current !== undefined) table.current?.focusRow(last.current.id);
    last.current = shown;
  }, [shown]);
  const byScore = () => {
    const byId = new Map(items.map((one) => [one.id, one]));
    return [...ranking.keys()].flatMap((id) => byId.get(id) ?? []);
  };
  // Only visible candidates count as selected: an action never affects one hidden by a filter.
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const undecided = chosen.filter((id) => !judgement.decisions.has(id));
  const rest = restInWords(chosen.length - undecided.length);
  const hold = async () => {
    const change = (candidate: string) =>
      ({ type: 'decision', candidate, verdict: 'hold' }) as const;
    const entries = await write(...undecided.map(change));
    setSelected(new Set());
    const undo = async () => {
      await write(...entries.map(({ id }) => ({ type: 'undo', entry: id }) as const));
      toasts.show({ tone: 'info', title: 'Ongedaan gemaakt' });
    };
    toasts.show({
      tone: 'positive',
      title:
        undecided.length === 1 ? 'Eén aangehouden' : `${inWords(undecided.length)} aangehouden`,
      description: rest,
      action: { label: 'Ongedaan maken', onPress: () => void undo().catch(notKept) },
    });
  };
  const holdOrAsk = () => {
    if (undecided.length > pageSize) return setAsking(true);
    if (undecided.length > 0) return void hold().catch(notKept);
    return toasts.show({ tone: 'info', title: 'Niemand aangehouden', description: rest });
  };
  return (
    <div className="screen" onPointerEnter={fetchDrawers} onFocus={fetchDrawers}>
      <Inline justify="between">
        <Title>{vacancy.title}</Title>
        <Button variant="secondary" size="small" onPress={() => setWeighing(true)}>
          Weging aanpassen
        </Button>
      </Inline>
      <FilterBar
        label="Kandidaten filteren"
        items={active}
        resultText={`${inWords(items.length)} ${items.length === 1 ? 'kandidaat' : 'kandidaten'}`}
        onRemove={(ids) => {
          for (const one of ids) {
            const [id = '', option] = one.split(':');
            set(
              id,
              params.getAll(id).filter((value) => value !== option),
            );
          }
        }}
        onClear={() =>
          navigate(`${path}?sort=${sort.column}&direction=${sort.direction}`, { replace: true })
        }
      >
        <SearchField
          label="Zoeken"
          placeholder="Nummer of bestandsnaam"
          value={search}
          onChange={(value) => set('q', [value])}
        />
        {filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            placeholder="Alle"
            selectionMode="multiple"
            options={options}
            value={params.getAll(id)}
            onChange={(values) => set(id, values.map(String))}
          />
        ))}
      </FilterBar>
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
          selectedKeys={new Set(chosen)}
          // 'all' means the candidates now in view, also after a filter is removed.
          onSelectionChange={(keys) =>
            setSelected(keys === 'all' ? new Set(items.map(({ id }) => id)) : keys)
          }
          actions={
            <>
              <Button
                size="small"
                isDisabled={chosen.length < 2 || chosen.length > 3}
                onPress={() =>
                  navigate(
                    `${path}/compare?${new URLSearchParams(chosen.map((id) => ['candidate', id]))}`,
                  )
                }
              >
                Vergelijken
              </Button>
              <Button size="small" variant="secondary" onPress={holdOrAsk}>
                Aanhouden
              </Button>
            </>
          }
          emptyText="Niemand past bij deze filters. Haal er een weg."
        />
      </div>
      <AlertDialog
        title={`${inWords(undecided.length)} kandidaten aanhouden?`}
        confirmLabel="Aanhouden"
        tone="neutral"
        isOpen={isAsking}
        onOpenChange={setAsking}
        errorMessage={whyNotKept}
        onConfirm={hold}
      >
        {['U kunt het daarna ongedaan maken.', rest].filter(Boolean).join(' ')}
      </AlertDialog>
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
