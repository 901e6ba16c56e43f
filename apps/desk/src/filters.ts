import type { Judgement } from '@heldermatch/scorecard';
import { useFilter, type Option } from '@heldermatch/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Applicant } from './data/candidates.ts';

export interface ChoiceFilter {
  /** Name of the filter's URL parameter. */
  id: string;
  label: string;
  options: readonly Option[];
  /** Returns the option that a candidate belongs to; undefined when unknown. */
  of: (applicant: Applicant, judgement: Judgement) => string | undefined;
}

/** Filters above the candidates. Add an item to add a filter. */
export const filters: readonly ChoiceFilter[] = [
  {
    id: 'decision',
    label: 'Beslissing',
    options: [
      { id: 'none', label: 'Te beoordelen' },
      { id: 'invite', label: 'Uitgenodigd' },
      { id: 'hold', label: 'Aangehouden' },
      { id: 'reject', label: 'Afgewezen' },
    ],
    of: ({ id }, { decisions }) => decisions.get(id)?.verdict ?? 'none',
  },
  {
    id: 'years',
    label: 'Ervaring',
    options: [
      { id: 'starter', label: 'Minder dan 2 jaar' },
      { id: 'some', label: '2 tot 5 jaar' },
      { id: 'senior', label: '5 jaar of meer' },
    ],
    of: ({ years }) =>
      years === undefined ? undefined : years < 2 ? 'starter' : years < 5 ? 'some' : 'senior',
  },
];

/** Filters candidates by the URL's parameters, so that a list can be shared and survives a reload. */
export function useFilters(applicants: readonly Applicant[], judgement: Judgement) {
  const [params, setParams] = useSearchParams();
  const { contains } = useFilter({ sensitivity: 'base' });
  const search = params.get('q') ?? '';
  const set = (name: string, values: readonly string[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        for (const value of values) if (value !== '') next.append(name, value);
        return next;
      },
      { replace: true },
    );
  const items = useMemo(() => {
    const active = filters
      .map(({ id, of }) => ({ of, chosen: params.getAll(id) }))
      .filter(({ chosen }) => chosen.length > 0);
    return applicants.filter(
      (one) =>
        (search === '' || contains(one.title, search)) &&
        active.every(({ of, chosen }) => chosen.includes(of(one, judgement) ?? '')),
    );
  }, [applicants, judgement, params, search, contains]);
  const active = filters.flatMap(({ id, label, options }) =>
    options
      .filter((option) => params.getAll(id).includes(option.id))
      .map((option) => ({ id: `${id}:${option.id}`, label: `${label}: ${option.label}` })),
  );
  return { params, search, items, active, set };
}
