import { Checkbox, CheckboxGroup, Text } from '@heldermatch/ui';
import type { Applicant } from '../data/candidates.ts';
import { filtered, type ChoiceFilter, type useFilters } from '../filters.ts';
import { formatCount } from '../format.ts';

/** Number of candidates that each option of a filter leaves, by its id. */
function countsOf(
  filter: ChoiceFilter,
  filters: readonly ChoiceFilter[],
  found: readonly Applicant[],
  params: URLSearchParams,
): ReadonlyMap<string, number> {
  const others = filter.isForAll === true ? filters : filters.filter((one) => one !== filter);
  const options = filtered(found, others, params).flatMap((one) => filter.of(one));
  return new Map(
    [...Map.groupBy(options, (option) => option)].map(([id, { length }]) => [id, length]),
  );
}

/** A group of options for each filter, in two columns if there is room. An option shows how many candidates it leaves. */
export function FilterFields({
  filters,
  params,
  found,
  set,
}: Pick<ReturnType<typeof useFilters>, 'filters' | 'params' | 'found' | 'set'>) {
  return (
    <div className="filters">
      {filters.map((filter) => {
        const counts = found && countsOf(filter, filters, found, params);
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
