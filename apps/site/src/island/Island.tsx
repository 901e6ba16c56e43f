import { Spinner } from '@heldermatch/ui';
import { createContext, createElement, lazy, Suspense, use, type ReactNode } from 'react';
import type { IslandModule } from './IslandRoot.tsx';

/**
 * When the code of an island is evaluated: `now`, with the page; `idle`, when the browser has nothing better to do; `near`,
 * when it is in view, and for who scrolls a window earlier; `asked`, when the address asks something of it (`?`). A visitor
 * who is about to use it never waits for that.
 */
export type When = 'now' | 'idle' | 'near' | 'asked';

export interface IslandProps {
  /** Its file, from `src/` on: its name ends in `.island.tsx`. */
  file: string;
  when: When;
}

/** What imports the islands of all pages, by their file from `src/` on. */
export const islandModules = new Map(
  Object.entries(import.meta.glob<IslandModule>('../pages/**/*.island.tsx')).map(([file, load]) => [
    file.replace('../', ''),
    load,
  ]),
);

/** Puts islands where they stand; without it, in a development server or in a story, React just draws them. */
export const IslandPlacer = createContext<((island: IslandProps) => ReactNode) | undefined>(
  undefined,
);

const contents = new Map(
  [...islandModules].map(([file, load]) => [file, createElement(lazy(load))]),
);

/** A part of a page that lives in the browser. The rest of the page is HTML, and costs no script. */
export function Island(props: IslandProps) {
  const place = use(IslandPlacer);
  if (place !== undefined) return place(props);
  return <Suspense fallback={<Spinner />}>{contents.get(props.file)}</Suspense>;
}
