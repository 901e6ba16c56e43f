import { Select, Stack } from '@heldermatch/ui';
import type { useFilters } from '../filters.ts';

/** A field for each filter, in a popover. */
export function FilterFields({
  filters,
  params,
  set,
}: Pick<ReturnType<typeof useFilters>, 'filters' | 'params' | 'set'>) {
  return (
    <Stack gap="m">
      {filters.map(({ id, label, placeholder = 'Alle', options }) => (
        <Select
          key={id}
          {...{ label, placeholder, options }}
          selectionMode="multiple"
          value={params.getAll(id)}
          onChange={(values) => set(id, values.map(String))}
        />
      ))}
    </Stack>
  );
}
