import { NotFound, SearchForm } from '@heldermatch/ui';
import { searchPath } from '../../routes.ts';
import { notFound, searchLabel, unknownAddress } from './copy.ts';

/** One document for every path that does not exist: `start/tendPage.ts` fills in which. */
export default function NotFoundPage() {
  return (
    <NotFound
      {...notFound}
      address={<span data-attempted="">{unknownAddress}</span>}
      search={<SearchForm target={searchPath} label={searchLabel} />}
    />
  );
}
