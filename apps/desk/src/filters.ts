import { useFilter, type Option } from '@heldermatch/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { isInvented, type Applicant } from './data/candidates.ts';
import { useDesk } from './desk.tsx';
import { unnamed } from './log.ts';
import type { OpenVacancy } from './openVacancy.ts';
import { unassigned } from './entries.ts';
import { useCvSearch } from './search/useCvSearch.ts';
import type { Listing, ListQuery } from './store.ts';

export interface ChoiceFilter {
  /** Name of the filter's URL parameter. */
  id: string;
  label: string;
  /** Label before an active option; `label` by default. */
  tag?: string;
  options: readonly Option[];
  /** Whether a candidate must have all chosen options. By default one is enough. */
  isForAll?: boolean;
  /** Returns the option that a candidate has, or several. */
  of: (applicant: Applicant) => string | readonly string[];
}

interface FilterContext extends Pick<OpenVacancy, 'vacancy' | 'judgement' | 'assignees'> {
  /** Name of the user. */
  by: string;
  /** Names of the members of a team. */
  colleagues: readonly string[] | undefined;
}

/** Filter by colleague, if a candidate is assigned. In a team, every member can be chosen. */
function assigneeFilters({ assignees, by, colleagues }: FilterContext): readonly ChoiceFilter[] {
  const names = colleagues ?? [...assignees.values()];
  if (names.length === 0) return [];
  const others = new Set(names.filter((name) => name !== by));
  return [
    {
      id: 'assignee',
      label: 'Toegewezen',
      options: [
        ...(by === unnamed ? [] : [{ id: by, label: 'Aan mij' }]),
        { id: unassigned, label: 'Aan niemand' },
        ...[...others]
          .toSorted((one, other) => one.localeCompare(other, 'nl'))
          .map((name) => ({ id: name, label: `Aan ${name}` })),
      ],
      of: ({ id }) => assignees.get(id) ?? unassigned,
    },
  ];
}

/** Filters above the candidates of a vacancy. Add an item to add a filter. */
const filtersFor = (context: FilterContext): readonly ChoiceFilter[] => [
  {
    id: 'decision',
    label: 'Beslissing',
    options: [
      { id: 'none', label: 'Te beoordelen' },
      { id: 'invite', label: 'Uitgenodigd' },
      { id: 'hold', label: 'Aangehouden' },
      { id: 'reject', label: 'Afgewezen' },
    ],
    of: ({ id }) => context.judgement.decisions.get(id)?.verdict ?? 'none',
  },
  {
    id: 'years',
    label: 'Ervaring',
    options: [
      { id: 'starter', label: 'Minder dan 2 jaar' },
      { id: 'some', label: '2 tot 5 jaar' },
      { id: 'senior', label: '5 jaar of meer' },
      { id: 'unknown', label: 'Onbekend' },
    ],
    of: ({ years }) =>
      years === undefined ? 'unknown' : years < 2 ? 'starter' : years < 5 ? 'some' : 'senior',
  },
  {
    id: 'proven',
    label: 'Bewijs voor al deze eisen',
    tag: 'Eis',
    options: context.vacancy.requirements.map(({ id, title }) => ({ id, label: title })),
    isForAll: true,
    of: ({ proven = [] }) => proven,
  },
  {
    id: 'origin',
    label: 'Herkomst',
    options: [
      { id: 'added', label: 'Toegevoegd' },
      { id: 'invented', label: 'Verzonnen' },
    ],
    of: ({ id }) => (isInvented(id) ? 'invented' : 'added'),
  },
  ...assigneeFilters(context),
];

/** Chosen options of a filter. A shared URL can name an option that no longer exists, such as a removed requirement. */
const chosenIn = ({ id, options }: ChoiceFilter, params: URLSearchParams) =>
  options.filter((option) => params.getAll(id).includes(option.id));

/** Whether a candidate has the chosen options of a filter. */
function matches({ of, isForAll = false }: ChoiceFilter, chosen: string[], one: Applicant) {
  const has = [of(one)].flat();
  const hasOption = (option: string) => has.includes(option);
  return isForAll ? chosen.every(hasOption) : chosen.some(hasOption);
}

/** Candidates with the chosen options of all filters. */
export function filtered(
  applicants: readonly Applicant[],
  filters: readonly ChoiceFilter[],
  params: URLSearchParams,
) {
  const active = filters
    .map((filter) => ({ filter, chosen: chosenIn(filter, params).map(({ id }) => id) }))
    .filter(({ chosen }) => chosen.length > 0);
  return applicants.filter((one) =>
    active.every(({ filter, chosen }) => matches(filter, chosen, one)),
  );
}

/** Filters by properties of invented candidates only. */
const ofInvented: ReadonlySet<string> = new Set(['years', 'origin']);

/** Candidates that a database chose, in its order. */
function inOrder(applicants: readonly Applicant[], { ids }: Listing): readonly Applicant[] {
  const byId = new Map(applicants.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the query of a list from the URL's parameters. */
export const listQueryIn = (params: URLSearchParams, limit: number): ListQuery => ({
  words: params.get('q')?.trim() ?? '',
  filters: Object.fromEntries(
    ['decision', 'proven', 'assignee'].map((id) => [id, params.getAll(id)]),
  ),
  sort: params.get('sort') ?? 'score',
  isDescending: params.get('direction') !== 'ascending',
  limit,
  isByStage: params.get('view') === 'stages',
});

/** Filters candidates by the URL's parameters, so that a list can be shared and survives a reload. */
export function useFilters(open: OpenVacancy) {
  const { applicants, listing, vacancy, judgement, assignees } = open;
  const { team, by } = useDesk();
  const colleagues = team?.colleagues;
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
  const filters = useMemo(
    () =>
      filtersFor({ vacancy, judgement, assignees, by, colleagues }).filter(
        ({ id }) => colleagues === undefined || !ofInvented.has(id),
      ),
    [vacancy, judgement, assignees, by, colleagues],
  );
  const query = search.trim();
  const { ids: inCv, status } = useCvSearch(open, listing === undefined ? query : '');
  /** Candidates with the words of the query. A team's database sends a part of them, which can't be counted. */
  const found = useMemo(
    () =>
      listing !== undefined
        ? undefined
        : query === ''
          ? applicants
          : applicants.filter((one) => contains(one.title, query) || inCv.has(one.id)),
    [applicants, listing, query, inCv, contains],
  );
  const items = useMemo(
    () =>
      listing === undefined
        ? filtered(found ?? applicants, filters, params)
        : inOrder(applicants, listing),
    [applicants, listing, found, filters, params],
  );
  const active = filters.flatMap((filter) =>
    chosenIn(filter, params).map(({ id, label }) => ({
      id: `${filter.id}:${id}`,
      label: `${filter.tag ?? filter.label}: ${label}`,
    })),
  );
  const count = listing?.count ?? items.length;
  return { params, search, status, filters, found, items, count, active, set };
}
