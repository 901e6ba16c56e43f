import { Checkbox, CheckboxGroup, Text } from '@heldermatch/ui';
import type { useFilters } from '../filters.ts';
import { formatCount } from '../format.ts';

/** A group of options for each filter, in two columns if there is room. An option shows how many candidates it leaves. */
export function FilterFields({
  filters,
  params,
  countOptions,
  set,
}: Pick<ReturnType<typeof useFilters>, 'filters' | 'params' | 'countOptions' | 'set'>) {
  return (
    <div className="filters">
      {filters.map((filter) => {
        const counts = countOptions(filter);
        return (
          <CheckboxGroup
            key={filter.id}
            label={filter.label}
            value={params.getAll(filter.id)}
            onChange={(values) => set(filter.id, values)}
          >
            {filter.options.map(({ id, label }) => (
              <Checkbox key={id} value={id}>
                <span className="option">
                  {label}{' '}
                  {counts !== undefined && (
                    <Text as="span" size="small" emphasis="muted">
                      {formatCount(counts.get(id) ?? 0)}
                    </Text>
                  )}
                </span>
              </Checkbox>
            ))}
          </CheckboxGroup>
        );
      })}
    </div>
  );
}
