import { NotFound, SearchForm } from '@heldermatch/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { searchPath } from '../../shell/links.ts';
import { useHydrated } from '../shared/useHydrated.ts';
import { notFound, searchLabel, unknownAddress } from './copy.ts';

/** Search words from an unknown path: '/oud/bewaar-termijnen.html' becomes 'oud bewaar termijnen'. */
const wordsOf = (path: string) =>
  (path.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 100);

/** Page for every unknown path. They share one document, so the path is known only in the browser. */
export default function NotFoundPage() {
  const isHydrated = useHydrated();
  const [path] = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specified behaviour
    console.error('404: geen pagina op', path);
  }, [path]);
  return (
    <NotFound
      {...notFound}
      address={isHydrated ? path : unknownAddress}
      search={
        <SearchForm
          target={searchPath}
          label={searchLabel}
          query={isHydrated ? wordsOf(path) : ''}
        />
      }
    />
  );
}
