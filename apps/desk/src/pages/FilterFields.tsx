import { Checkbox, CheckboxGroup } from '@heldermatch/ui';
import type { useFilters } from '../filters.ts';

/** A group of options for each filter, in a popover: in two columns if there is room. */
export function FilterFields({
  filters,
  params,
  set,
}: Pick<ReturnType<typeof useFilters>, 'filters' | 'params' | 'set'>) {
  return (
    <div className="filters">
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
    </div>
  );
}
