import {
  Button,
  ButtonLink,
  CandidateTable,
  EmptyState,
  type CandidateTableActions,
  type Key,
  type SortDescriptor,
} from '@heldermatch/ui';
import { SearchX, Users } from 'lucide';
import { lazy, Suspense, useMemo, useState, type Ref } from 'react';
import { columnsFor, ofInvented } from '../columns.tsx';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import type { useFilters } from '../filters.ts';
import { useHasRoomForFacts, useIsPhone } from '../useIsWide.ts';
import { useHold } from './useHold.ts';

const SortBy = lazy(async () => ({ default: (await import('./OnPhone.tsx')).SortBy }));
const HoldConfirmation = lazy(async () => ({
  default: (await import('./SelectionActions.tsx')).HoldConfirmation,
}));
const SelectionActions = lazy(async () => ({
  default: (await import('./SelectionActions.tsx')).SelectionActions,
}));

interface CandidateListProps {
  open: OpenVacancy;
  filtering: ReturnType<typeof useFilters>;
  sort: SortDescriptor;
  /** The candidate that is shown next to the list. */
  currentId: string | undefined;
  hiddenColumns: readonly string[];
  note: string;
  table: Ref<CandidateTableActions<Applicant>>;
  isLoading: boolean;
  loadMore: () => void;
  onOpen: (id: string, order: readonly Applicant[]) => void;
  compare: (ids: readonly string[]) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/** Candidates as a list, with actions on the selected ones. */
export function CandidateList({
  open,
  filtering,
  sort,
  currentId,
  hiddenColumns,
  note,
  table,
  isLoading,
  loadMore,
  onOpen,
  compare,
  onClear,
}: CandidateListProps) {
  const { vacancy, assignees, listing, judgement, ranking, scorecards } = open;
  const { items, count, set } = filtering;
  const isFromTeam = listing !== undefined;
  const isShort = !useHasRoomForFacts();
  const columns = useMemo(
    () =>
      columnsFor(assignees, vacancy.requirements, isShort).filter(
        ({ id }) => !isFromTeam || !ofInvented.has(id),
      ),
    [assignees, vacancy.requirements, isShort, isFromTeam],
  );
  const isPhone = useIsPhone();
  const sortBy = ({ column, direction }: SortDescriptor) => {
    set('sort', [String(column)]);
    set('direction', [direction]);
  };
  const { chosen, setSelected, props } = useListSelection(items);
  // Stays until it has closed, which clears the selection.
  const [hasChosen, setHasChosen] = useState(false);
  if (chosen.length > 0 && !hasChosen) setHasChosen(true);
  const { holdOrAsk, confirmation } = useHold(open, chosen, () => setSelected(new Set()));
  return (
    <div className="list">
      <Suspense>{isPhone && <SortBy {...{ columns, sort, sortBy }} />}</Suspense>
      <CandidateTable
        className="rows"
        label={`Kandidaten voor ${vacancy.title}`}
        actionsRef={table}
        height="fill"
        density="compact"
        {...{ items, columns, hiddenColumns, currentId, ranking, scorecards, judgement, note }}
        sortDescriptor={sort}
        onSortChange={sortBy}
        isSortable={!isPhone}
        onRowAction={onOpen}
        selectionMode="multiple"
        {...props}
        actions={
          <Suspense>
            <SelectionActions
              chosen={chosen}
              onHold={holdOrAsk}
              onCompare={() => compare(chosen)}
            />
          </Suspense>
        }
        isSortedByApp={isFromTeam}
        isLoading={isLoading}
        onLoadMore={items.length < count ? loadMore : undefined}
        emptyText={<NoCandidates {...{ open, filtering, onClear }} />}
      />
      <Suspense>{hasChosen && <HoldConfirmation {...confirmation} />}</Suspense>
    </div>
  );
}

/** Reason for a list without candidates, and the way on. */
function NoCandidates({
  open: { vacancy },
  filtering: { search, status, active },
  onClear,
}: Pick<CandidateListProps, 'open' | 'filtering' | 'onClear'>) {
  const { may } = useDesk();
  if (status === 'searching') return 'Zoekt in cv’s…';
  if (search.trim() !== '' || active.length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="Niemand past bij deze filters"
        text="Haal er een weg, of zoek op een ander woord."
        action={
          <Button variant="secondary" onPress={onClear}>
            Alles wissen
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Users}
      title="Nog geen kandidaten"
      text="Wie u toevoegt, staat hier met een score en het bewijs ervoor."
      action={
        may('added') && (
          <ButtonLink href={`/vacancies/${vacancy.id}/add`}>Cv’s toevoegen</ButtonLink>
        )
      }
    />
  );
}

/** Selected candidates. Only visible ones: an action never affects one hidden by a filter. */
function useListSelection(items: readonly Applicant[]) {
  const [selected, setSelected] = useState(new Set<Key>());
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const props = {
    // The same set, as long as it has the same keys: React Aria announces every other set.
    selectedKeys: chosen.length === selected.size ? selected : new Set<Key>(chosen),
    // 'all' means the candidates now in view, even after a filter is removed.
    onSelectionChange: (keys: 'all' | Set<Key>) =>
      setSelected(keys === 'all' ? new Set(items.map(({ id }) => id)) : keys),
  };
  return { chosen, setSelected, props };
}
