import type { ComponentType } from 'react';
import type { Route } from '../routes.ts';
import { lazyModule, type LazyModule } from '../lazyModule.ts';

type PageModule = { default: ComponentType };

const pages = new Map<string, LazyModule<PageModule>>(
  Object.entries(import.meta.glob<PageModule>('../pages/*.tsx')).map(([file, load]) => [
    file,
    lazyModule(load),
  ]),
);

/** The page of a route: fetched on demand or ahead of it. */
export function pageOf(route: Route): LazyModule<PageModule> {
  const page = pages.get(`../pages/${route.page}.tsx`);
  if (page === undefined) throw new Error(`There is no page ${route.page} for ${route.path}`);
  return page;
}
