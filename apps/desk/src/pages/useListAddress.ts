import type { SortDescriptor } from '@heldermatch/ui';
import { useLocation } from 'wouter';
import type { Vacancy } from '../vacancy.ts';

/** Address of the list: its sort order, view and open candidate are parameters, next to the filters. */
export function useListAddress(vacancy: Vacancy, params: URLSearchParams) {
  const [, navigate] = useLocation();
  const path = `/vacancies/${vacancy.id}/candidates`;
  const sort: SortDescriptor = {
    column: params.get('sort') ?? 'score',
    direction: params.get('direction') === 'ascending' ? 'ascending' : 'descending',
  };
  /** Navigates to the list with changed URL parameters. */
  const toList = (change: (next: URLSearchParams) => void, replace = true) => {
    const next = new URLSearchParams(params);
    change(next);
    navigate(`${path}${next.size > 0 ? `?${next}` : ''}`, { replace });
  };
  const openOne = (id: string, replace = false) =>
    toList((next) => next.set('candidate', id), replace);
  const close = () => toList((next) => next.delete('candidate'));
  /** Removes all filters, and keeps the order and the view. */
  const clear = () => {
    const kept = new URLSearchParams();
    for (const name of ['sort', 'direction', 'view']) {
      const value = params.get(name);
      if (value !== null) kept.set(name, value);
    }
    navigate(kept.size > 0 ? `${path}?${kept}` : path, { replace: true });
  };
  const compare = (ids: readonly string[]) =>
    navigate(`${path}/compare?${new URLSearchParams(ids.map((id) => ['candidate', id]))}`);
  return { sort, openOne, close, clear, compare };
}
