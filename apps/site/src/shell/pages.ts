import { lazyModule, type LazyModule } from '../lazyModule.ts';
import { notFound, routes, type PageModule, type Route } from '../routes.ts';

const pages = new Map([...routes, notFound].map((route) => [route, lazyModule(route.page)]));

/** The page of a route: fetched on demand or ahead of it. */
export function pageOf(route: Route): LazyModule<PageModule> {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`${route.path} is not in the table of routes`);
  return page;
}
