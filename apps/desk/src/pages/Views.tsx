import { SavedFilters } from '@heldermatch/ui';
import { useSearchParams } from 'wouter';
import { useDesk } from '../desk.tsx';
import type { Vacancy } from '../vacancy.ts';

/** Saved filters with sort order of a vacancy, for the filter bar. Another under the same name replaces the first. */
export function Views({ vacancy: { id: vacancy } }: { vacancy: Vacancy }) {
  const { views, saveView, removeView } = useDesk();
  const [params, setParams] = useSearchParams();
  const items = views.filter((one) => one.vacancy === vacancy);
  const query = new URLSearchParams(params);
  query.delete('candidate');
  const save = (label: string) => {
    const { id = crypto.randomUUID() } = items.find((one) => one.label === label) ?? {};
    return saveView({ id, vacancy, label, query: String(query) });
  };
  return (
    <SavedFilters
      items={items}
      onApply={(id) => setParams(items.find((one) => one.id === id)?.query ?? '')}
      onRemove={removeView}
      onSave={query.size === 0 ? undefined : save}
    />
  );
}
