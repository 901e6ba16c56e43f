import { sign, type Change } from '@heldermatch/scorecard';
import { categories, cv } from '@heldermatch/scorecard/example';
import { useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { App } from '../src/App.tsx';
import type { Engine } from '../src/engine.ts';
import { memoryStore, type Kept } from '../fixtures/memoryStore.ts';
import '../src/desk.css';

export interface DeskScreenProps {
  /** Path and query: '/vacancies/hr-adviseur?candidate=09518'. */
  path: string;
  /** Initially stored data. */
  kept?: Kept;
  /** Engine that scores added CVs. If undefined, they are not scored. */
  engine?: Engine;
}

/** Creates a location hook per story. It also works on a server, where wouter has none. */
export function createAddress(first: string) {
  let [path = '', search = ''] = first.split('?');
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const navigate = (to: string) => {
    [path = '', search = ''] = to.split('?');
    for (const listener of listeners) listener();
  };
  const pathNow = () => path;
  const searchNow = () => search;
  function usePath(): [string, typeof navigate] {
    return [useSyncExternalStore(subscribe, pathNow, pathNow), navigate];
  }
  function useSearch() {
    return useSyncExternalStore(subscribe, searchNow, searchNow);
  }
  return { hook: usePath, searchHook: useSearch };
}

/** Renders the desk at a URL, with storage that lasts as long as the story. */
export function DeskScreen({ path, kept, engine }: DeskScreenProps) {
  const [address] = useState(() => createAddress(path));
  const [store] = useState(() => memoryStore(kept));
  return (
    <Router {...address}>
      <App {...{ store, engine }} />
    </Router>
  );
}

/** A vacancy with few candidates; below, its list and one of its candidates. */
export const vacancy = '/vacancies/hr-adviseur';
export const list = `${vacancy}/candidates`;
export const candidate = '09518';

const entries: readonly (readonly [Change, string, string])[] = [
  [{ type: 'weight', category: 'experience', weight: 'heavy' }, 'Noor', '2026-03-02T09:12:00Z'],
  [
    {
      type: 'adjustment',
      candidate,
      category: 'skills',
      original: 40,
      score: 70,
      reason: 'In het gesprek bleek ruime ervaring met verzuim',
    },
    'Sam',
    '2026-03-02T10:40:00Z',
  ],
  [{ type: 'decision', candidate, verdict: 'invite' }, 'Sam', '2026-03-02T10:41:00Z'],
  [
    {
      type: 'decision',
      candidate: '09530',
      verdict: 'reject',
      code: 'travel-time',
      reason: 'De diensten beginnen om zes uur, en dan rijdt er niets',
    },
    'Noor',
    '2026-03-03T13:05:00Z',
  ],
  [{ type: 'decision', candidate: '09544', verdict: 'hold' }, 'Noor', '2026-03-03T13:09:00Z'],
];

/** Stored data after two days of work by two recruiters. */
export const worked: Kept = {
  by: 'Noor',
  rows: entries.map(([change, by, at], index) => ({
    vacancy: 'hr-adviseur',
    entry: { ...sign(change, by, new Date(at)), id: `line-${index}` },
  })),
};

/** Id of an added candidate. */
export const added = '3f2a1c52-9f6e-4a39-8d7c-1a2b3c4d5e6f';

/** The same stored data with an added candidate, and further entries of the log. */
export const withAdded = (...further: readonly object[]): Kept => ({
  ...worked,
  rows: [
    ...(worked.rows ?? []),
    ...[
      { id: 'added', at: '2026-03-04T09:00:00.000Z', by: 'Noor', type: 'added', candidate: added },
      ...further,
    ].map((entry) => ({ vacancy: 'hr-adviseur', entry })),
  ],
  uploads: [
    {
      id: added,
      vacancy: 'hr-adviseur',
      name: 'Quinty Verzonnen',
      categories,
      engine: 'Vaste regels 1',
    },
  ],
  texts: new Map([[added, [cv]]]),
});
