import type { ComponentType } from 'react';
import type { Route } from './routes.ts';

const modules = import.meta.glob<{ default: ComponentType }>([
  './pages/*/[A-Z]*.tsx',
  '!./**/*.island.tsx',
]);

/** Imports the page of a route; none where the route names an island. */
export async function importPage({ page }: Route): Promise<ComponentType | undefined> {
  if (page === undefined) return undefined;
  const load = modules[`./${page}`];
  if (load === undefined) throw new Error(`There is no page ${page}`);
  return (await load()).default;
}
