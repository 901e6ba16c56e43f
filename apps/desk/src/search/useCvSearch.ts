import { useCallback, useEffect, useRef, useState } from 'react';
import { isInvented } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { createSearch, type Found } from './search.ts';

/** Shortest query that is searched for in CVs. */
const minLength = 2;

interface CvSearch {
  /** Ids of the candidates whose CV has the words of the query. */
  ids: ReadonlySet<string>;
  /** `failed` if some CVs could not be searched. */
  status: 'idle' | 'searching' | 'failed';
}

const idle: CvSearch = { ids: new Set(), status: 'idle' };

/** Searches the CVs of a vacancy, in a worker that is started with the first query. */
export function useCvSearch(
  { applicants, vacancy: { id: vacancy } }: Pick<OpenVacancy, 'applicants' | 'vacancy'>,
  query: string,
): CvSearch {
  const { store } = useDesk();
  const [found, setFound] = useState<Found>();
  const search = useRef<ReturnType<typeof createSearch>>(undefined);
  const end = useCallback(() => {
    search.current?.end();
    search.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  useEffect(() => {
    const added = applicants.map(({ id }) => id).filter((id) => !isInvented(id));
    search.current?.keep(added);
    if (query.length < minLength) return undefined;
    const cancel = new AbortController();
    search.current ??= createSearch(vacancy, store.readText);
    search.current.find(query, added, cancel.signal).then(setFound, () => {
      if (cancel.signal.aborted) return;
      end();
      setFound({ query, ids: new Set(), isComplete: false });
    });
    return () => cancel.abort();
  }, [applicants, vacancy, store, query, end]);
  if (query.length < minLength) return idle;
  if (found?.query === query) {
    return { ids: found.ids, status: found.isComplete ? 'idle' : 'failed' };
  }
  // While a query grows, the matches of its beginning remain for a moment, so that the list doesn't flicker.
  if (found !== undefined && query.startsWith(found.query))
    return { ids: found.ids, status: 'idle' };
  return { ids: idle.ids, status: 'searching' };
}
