import {
  Button,
  DialogTrigger,
  FilterBar,
  Icon,
  IconButton,
  Popover,
  SearchField,
} from '@heldermatch/ui';
import { Bookmark, ListFilter } from 'lucide';
import { lazy, Suspense, useState, type Ref } from 'react';
import type { useFilters } from '../filters.ts';
import { formatCount } from '../format.ts';
import { useHasRoomForWords, useIsPhone } from '../useIsWide.ts';
import type { Vacancy } from '../vacancy.ts';

// The first screen of a large window shows none of these.
const FilterFields = lazy(async () => ({
  default: (await import('./FilterFields.tsx')).FilterFields,
}));
const FilterDrawer = lazy(async () => ({
  default: (await import('./OnPhone.tsx')).FilterDrawer,
}));
const Views = lazy(async () => ({ default: (await import('./Views.tsx')).Views }));

interface CandidateFiltersProps extends ReturnType<typeof useFilters> {
  vacancy: Vacancy;
  /** Ref of the search field. */
  inputRef: Ref<HTMLInputElement>;
  onClear: () => void;
}

const progress = {
  idle: '',
  searching: ', zoekt in cv’s…',
  failed: '. Niet alle cv’s zijn doorzocht: laad de pagina opnieuw',
};

/** Search field and filters above the candidates, with the number of candidates that match. */
export function CandidateFilters({
  params,
  search,
  status,
  filters,
  found,
  count,
  active,
  set,
  vacancy,
  inputRef,
  onClear,
}: CandidateFiltersProps) {
  // A page that opens with a query has no change to announce until its result differs.
  const [first] = useState(search);
  const note = status === 'searching' && search === first ? '' : progress[status];
  const matches = `${formatCount(count)} ${count === 1 ? 'kandidaat' : 'kandidaten'}`;
  const isPhone = useIsPhone();
  const hasWords = useHasRoomForWords();
  const fields = (
    <Suspense>
      <FilterFields {...{ filters, params, found, set }} />
    </Suspense>
  );
  return (
    <FilterBar
      label="Kandidaten filteren"
      layout="inline"
      items={active}
      resultText={`${matches}${note}`}
      onRemove={(ids) => {
        for (const one of ids) {
          const [id = '', ...rest] = one.split(':');
          const option = rest.join(':');
          set(
            id,
            params.getAll(id).filter((value) => value !== option),
          );
        }
      }}
      onClear={onClear}
    >
      <SearchField
        label="Zoeken"
        isLabelHidden
        placeholder={hasWords ? 'Naam of woord' : 'Zoeken'}
        value={search}
        onChange={(value) => set('q', [value])}
        inputRef={inputRef}
      />
      <DialogTrigger>
        {hasWords ? (
          <Button variant="secondary" size="small">
            <Icon icon={ListFilter} />
            Filters
          </Button>
        ) : (
          <IconButton variant="secondary" size="small" icon={ListFilter} label="Filters" />
        )}
        {isPhone ? (
          <Suspense>
            <FilterDrawer count={matches}>{fields}</FilterDrawer>
          </Suspense>
        ) : (
          <Popover title="Filters" size="large">
            {fields}
          </Popover>
        )}
      </DialogTrigger>
      {/* Before the number, whose changes would move it. */}
      <Suspense fallback={<ViewsPlace />}>
        <Views vacancy={vacancy} />
      </Suspense>
    </FilterBar>
  );
}

/** Room for the button of saved filters, until it has loaded. */
const ViewsPlace = () => (
  <IconButton
    size="small"
    icon={Bookmark}
    label="Bewaarde filters"
    isDisabled
    style={{ visibility: 'hidden' }}
  />
);
