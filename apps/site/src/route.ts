import type { ComponentType } from 'react';

/** Props that every page gets. */
export interface PageProps {
  /** The page's own route. */
  route: Route;
  /** All routes of the site. */
  routes: readonly Route[];
}

export interface PageModule {
  default: ComponentType<PageProps>;
}

export interface Route {
  path: string;
  /** Other paths that show the same page; `path` is the canonical one. */
  aliases?: readonly string[];
  /** Imports the page, which has its own file. */
  page: () => Promise<PageModule>;
  /**
   * When the app starts immediately: always, with a session, or with a query in the URL. For documents that are useless
   * without the app.
   * @default when a part that needs the app is near or about to be used
   */
  starts?: 'now' | 'with-session' | 'with-query';
  /** Layout with or without navigation and footer. */
  chrome: 'full' | 'bare';
  /** Whether the page requires a signed-in user. */
  isGuarded?: boolean;
  title: string;
  description: string;
  /** Whether the page is hidden from search engines. */
  isHidden?: boolean;
}

/** Name of a page, without what other search engines add to its title. */
export const pageNameOf = ({ path, title }: Route): string =>
  path === '/' ? 'Home' : (title.split(' - ')[0] ?? title);
