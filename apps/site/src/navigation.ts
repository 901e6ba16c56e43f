// Navigation that wouter leaves to an app: the code of a page is fetched before the address changes, and focus, scroll
// position and announcement are as in a new document.
import { followLinks, linkOf } from '@heldermatch/ui';
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { focusOn } from './focus.ts';
import { lazyModule, prefetch, type LazyModule } from './lazyModule.ts';
import type { PageModule, Route } from './route.ts';
import { notFound, routeOf, routes } from './routes.ts';
import { unreachableToast } from './shell/copy.ts';
import { toasts } from './shell/toasts.ts';

const pages = new Map([...routes, notFound].map((route) => [route, lazyModule(route.page)]));

/** Module of a route's page. */
export function pageOf(route: Route): LazyModule<PageModule> {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`${route.path} is not in the table`);
  return page;
}

/** Notifies `start.ts` that the app is hydrated, so that it repeats an earlier press. */
export function notifyHydrated(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event('hydrated'));
}

/** Id of the live region that announces the title after client-side navigation. */
export const announcerId = 'route-announcer';

const fragmentTarget = () =>
  location.hash === '' ? null : document.getElementById(location.hash.slice(1));

function announceAndFocus(): void {
  // A new text node, because an unchanged one isn't announced.
  document.getElementById(announcerId)?.replaceChildren(document.title);
  focusOn(fragmentTarget() ?? document.querySelector('h1') ?? document.querySelector('main'));
}

let shownPath: string | undefined;

/** Announces a new page and moves focus to it, once it is rendered. */
export function arrive(path: string): void {
  // For its first path the document itself does this.
  const isOther = shownPath !== undefined && path !== shownPath;
  shownPath = path;
  if (isOther) announceAndFocus();
}

let latest = '';

/**
 * Wraps wouter's navigation, so that the address changes once the code of the page is loaded. A failure while offline
 * shows a toast, keeps the page with the typed text, and retries when the connection is back. Any other failure loads
 * the document, because the site may have been republished.
 */
export const go: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname, search } = new URL(to, location.href);
  latest = href;
  const change = () => {
    if (latest !== href) return;
    const isOther = pathname + search !== location.pathname + location.search;
    flushSync(() => navigate(to, options));
    const target = fragmentTarget();
    if (target !== null) target.scrollIntoView();
    else if (isOther) scrollTo({ top: 0, behavior: 'instant' });
  };
  const leave = () => {
    if (navigator.onLine) {
      location.assign(href);
      return;
    }
    toasts.show(unreachableToast);
    const again = () => latest === href && go(navigate, to, options);
    addEventListener('online', again, { once: true });
  };
  void pageOf(routeOf(pathname)).load().then(change, leave);
};

/** Page at a path in the route table. Undefined for other paths, which may be files. */
function pageAt(pathname: string): LazyModule<PageModule> | undefined {
  const route = routeOf(pathname);
  return route === notFound ? undefined : pageOf(route);
}

/** Whether the code of a page is loaded, so that a link to it needs no new document. */
const isReady = (pathname: string) => pageAt(pathname)?.peek() !== undefined;

/**
 * Follows links and GET forms client-side when the code of their page is loaded. That code is prefetched when a link is
 * hovered, focused or touched. The browser follows all others, whose documents it prefetches.
 * @returns a clean-up function.
 */
export function followInApp(navigate: (to: string) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const page = link && pageAt(link.pathname);
    if (page !== undefined) prefetch(page);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(intent, onIntent, { passive: true, signal });
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { pathname } = new URL(form.action);
    if (event.defaultPrevented || form.method !== 'get' || !isReady(pathname)) return;
    event.preventDefault();
    const fields = new FormData(form) as unknown as Record<string, string>;
    navigate(`${pathname}?${new URLSearchParams(fields)}`);
  };
  addEventListener('submit', onSubmit, { signal });
  const unfollow = followLinks((link, event) => {
    const { pathname, search, hash } = link;
    const isHere = pathname === location.pathname && search === location.search;
    if (isHere ? hash !== '' : !isReady(pathname)) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    if (!isHere) {
      navigate(pathname + search + hash);
      return;
    }
    if (location.hash !== '') history.replaceState(history.state, '', pathname + search);
    announceAndFocus();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return () => {
    listening.abort();
    unfollow();
  };
}
