import { Checkbox, CheckboxGroup, Stack } from '@heldermatch/ui';
import type { useFilters } from '../filters.ts';

/** A group of options for each filter, in a popover. */
export function FilterFields({
  filters,
  params,
  set,
}: Pick<ReturnType<typeof useFilters>, 'filters' | 'params' | 'set'>) {
  return (
    <Stack gap="m">
      {filters.map(({ id, label, options }) => (
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
  );
}
