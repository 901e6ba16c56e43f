import {
  Band,
  Heading,
  Link,
  SearchForm,
  SearchResults,
  Spinner,
  Stack,
  Text,
} from '@heldermatch/ui';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { lazyModule, prefetch, type LazyModule } from '../../lazyModule.ts';
import { pageNameOf, type PageProps } from '../../route.ts';
import { searchPath } from '../../shell/links.ts';
import { Waiting } from '../../shell/Waiting.tsx';
import * as copy from './copy.ts';
import { createFind, type Find, type Found, type Marked, type Section } from './find.ts';

const withMarks = (words: Marked) =>
  words.map(({ text, isMarked }, index) => {
    // A line doesn't end in a word.
    const joined = text.replaceAll(/-(?=\p{L})/gu, '-\u2060');
    return isMarked ? <mark key={index}>{joined}</mark> : joined;
  });

/** Links to all pages that search engines may find. */
function AllPages({ routes }: Pick<PageProps, 'routes'>) {
  const items = routes
    .filter(({ isHidden }) => !isHidden)
    .map((route) => ({
      href: route.path,
      title: pageNameOf(route),
      sections: [{ text: route.description }],
    }));
  return (
    <Stack gap="s">
      <Heading level={2} size="medium">
        {copy.allPages}
      </Heading>
      <SearchResults items={items} titleLevel={3} />
    </Stack>
  );
}

function Results({ found, routes }: { found: readonly Found[] } & Pick<PageProps, 'routes'>) {
  if (found.length === 0) {
    return (
      <>
        <Text>{copy.nothingFound.text}</Text>
        <Link href={copy.nothingFound.link.href} variant="standalone">
          {copy.nothingFound.link.label}
        </Link>
        <AllPages routes={routes} />
      </>
    );
  }
  const items = found.map(({ href, title, sections }) => ({
    href,
    title: withMarks(title),
    sections: sections.map((section) => ({
      // A heading without an id has the address of its page, which the title leads to.
      href: section.href === href ? undefined : section.href,
      title: section.title && withMarks(section.title),
      text: withMarks(section.text),
    })),
  }));
  return <SearchResults items={items} titleLevel={3} />;
}

export interface SearchProps extends PageProps {
  /** Search words; empty before the first search. */
  query: string;
  /** Search function, loaded at the first search. */
  finder: LazyModule<Find>;
}

export function Search({ query, finder, route, routes }: SearchProps) {
  const find = useSyncExternalStore(finder.subscribe, finder.peek, () => undefined)?.value;
  const found = query === '' ? undefined : find?.(query);
  const id = useId();
  useEffect(() => {
    if (query !== '') prefetch(finder);
    document.title = query === '' ? route.title : copy.documentTitle(query);
  }, [query, finder, route.title]);

  return (
    <Band labelledBy={id}>
      <Stack gap="xl">
        <Stack gap="l">
          <Heading id={id} level={1}>
            {copy.title}
          </Heading>
          <SearchForm target={searchPath} label={copy.label} query={query} />
          <noscript>
            <Text weight="medium">{copy.noScript}</Text>
          </noscript>
        </Stack>
        <Stack>
          {/* Live region: always rendered, so that screen readers announce its changes. */}
          <div role="status">
            {found !== undefined && (
              <Heading level={2} size="medium">
                {copy.count(query, found.length)}
              </Heading>
            )}
          </div>
          {query === '' && <AllPages routes={routes} />}
          {query !== '' && found === undefined && (
            <Waiting module={finder} loading={<Spinner />} failure={copy.failure} />
          )}
          {found !== undefined && <Results found={found} routes={routes} />}
        </Stack>
      </Stack>
    </Band>
  );
}

const siteFinder = lazyModule(async () => {
  const answer = await fetch('/search-index.json');
  if (!answer.ok) throw new Error(`The search index can't be fetched: ${answer.status}`);
  return createFind((await answer.json()) as Section[]);
});

/** Maximum length in characters. The field shows the truncated text. */
const longestQuery = 200;

export default function SearchPage(props: PageProps) {
  // The prerendered document is the same for every query. Reads the raw query string: wouter's own `useSearch` decodes
  // it, which loses per cent signs.
  const address = useLocationProperty(
    () => location.search,
    () => '',
  );
  const query = new URLSearchParams(address).get('q') ?? '';
  return (
    <Search
      {...props}
      query={query.trim().slice(0, longestQuery).trimEnd().toWellFormed()}
      finder={siteFinder}
    />
  );
}
