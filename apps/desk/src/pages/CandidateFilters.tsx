import {
  Button,
  Checkbox,
  CheckboxGroup,
  DialogTrigger,
  FilterBar,
  Popover,
  SearchField,
  Select,
  Stack,
} from '@heldermatch/ui';
import type { useFilters } from '../filters.ts';
import { formatCount } from '../format.ts';

interface CandidateFiltersProps extends ReturnType<typeof useFilters> {
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
  items,
  active,
  set,
  onClear,
}: CandidateFiltersProps) {
  const [others, main] = [true, false].map((isOther) =>
    filters.filter(({ isSecondary = false }) => isSecondary === isOther),
  );
  return (
    <FilterBar
      label="Kandidaten filteren"
      items={active}
      resultText={`${formatCount(items.length)} ${items.length === 1 ? 'kandidaat' : 'kandidaten'}${progress[status]}`}
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
      actions={
        <DialogTrigger>
          <Button variant="quiet" size="small">
            Meer filters
          </Button>
          <Popover title="Meer filters">
            <Stack gap="m">
              {others?.map(({ id, label, options }) => (
                <CheckboxGroup
                  key={id}
                  label={label}
                  value={params.getAll(id)}
                  onChange={(values) => set(id, values)}
                >
                  {options.map((option) => (
                    <Checkbox key={option.id} value={option.id}>
                      {option.label}
                    </Checkbox>
                  ))}
                </CheckboxGroup>
              ))}
            </Stack>
          </Popover>
        </DialogTrigger>
      }
    >
      <SearchField
        label="Zoeken"
        placeholder="Naam of woord uit het cv"
        value={search}
        onChange={(value) => set('q', [value])}
      />
      {main?.map(({ id, label, placeholder = 'Alle', options }) => (
        <Select
          key={id}
          {...{ label, placeholder, options }}
          selectionMode="multiple"
          value={params.getAll(id)}
          onChange={(values) => set(id, values.map(String))}
        />
      ))}
    </FilterBar>
  );
}
