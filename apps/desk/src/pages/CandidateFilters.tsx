import { FilterBar, SearchField, Select } from '@heldermatch/ui';
import { filters, type useFilters } from '../filters.ts';
import { formatCount } from '../format.ts';

interface CandidateFiltersProps extends ReturnType<typeof useFilters> {
  onClear: () => void;
}

/** Search field and filters above the candidates, with the number of candidates that match. */
export function CandidateFilters({
  params,
  search,
  items,
  active,
  set,
  onClear,
}: CandidateFiltersProps) {
  return (
    <FilterBar
      label="Kandidaten filteren"
      items={active}
      resultText={`${formatCount(items.length)} ${items.length === 1 ? 'kandidaat' : 'kandidaten'}`}
      onRemove={(ids) => {
        for (const one of ids) {
          const [id = '', option] = one.split(':');
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
  );
}
