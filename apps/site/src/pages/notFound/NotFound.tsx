import { NotFound, SearchForm } from '@heldermatch/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { searchPath } from '../../routes.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { notFound, searchLabel, unknownAddress } from './copy.ts';

/** What somebody may have looked for there: '/oud/bewaar-termijnen.html' is 'oud bewaar termijnen'. */
const wordsOf = (path: string) =>
  (path.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 100);

export default function NotFoundPage() {
  const [path] = useLocation();
  // The document was prerendered for every path.
  const isKnown = useHydrated();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specified behaviour
    console.error('404: geen pagina op', path);
  }, [path]);
  return (
    <NotFound
      {...notFound}
      address={isKnown ? path : unknownAddress}
      search={
        <SearchForm target={searchPath} label={searchLabel} query={isKnown ? wordsOf(path) : ''} />
      }
    />
  );
}
