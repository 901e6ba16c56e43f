// What wouter leaves to an app: code is fetched before the address changes, and a page change does what a new document does
// by itself.
import { followLinks, linkOf } from '@heldermatch/ui';
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { focusOn } from './focus.ts';
import { lazyModule, prefetch, type LazyModule } from './lazyModule.ts';
import { notFound, routeOf, routes, type PageModule, type Route } from './routes.ts';
import { unreachableToast } from './shell/copy.ts';
import { toasts } from './shell/toasts.ts';

const pages = new Map([...routes, notFound].map((route) => [route, lazyModule(route.page)]));

/** The code of a route's page. */
export function pageOf(route: Route): LazyModule<PageModule> {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`${route.path} is not in the table`);
  return page;
}

/** Tells `start.ts` that the app listens: what was pressed before is done now. */
export function announceHydration(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event('hydrated'));
}

/** The element that tells a screen reader the title of the page that was navigated to. */
export const announcerId = 'route-announcer';

const fragmentTarget = () =>
  location.hash === '' ? null : document.getElementById(location.hash.slice(1));

function announceAndFocus(): void {
  // A new text, also where it is the same: else nothing is announced.
  document.getElementById(announcerId)?.replaceChildren(document.title);
  focusOn(fragmentTarget() ?? document.querySelector('h1') ?? document.querySelector('main'));
}

let shownPath: string | undefined;

/** Does what a new document does by itself, once the page of another path is drawn. */
export function arrive(path: string): void {
  // The document arrived at its own path by itself.
  const isOther = shownPath !== undefined && path !== shownPath;
  shownPath = path;
  if (isOther) announceAndFocus();
}

let latest = '';

/**
 * Around each navigation by wouter: the address changes when the code of its page is here. What can't be fetched is told,
 * and tried again when the connection is back; the visitor stays where they are with what they typed, unless the site was
 * published anew: then it is loaded whole.
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

/** The page at a path of the table; any other may be that of a file. */
function pageAt(pathname: string): LazyModule<PageModule> | undefined {
  const route = routeOf(pathname);
  return route === notFound ? undefined : pageOf(route);
}

/** Whether the code of a page is here: a link to it takes no new document. */
const isReady = (pathname: string) => pageAt(pathname)?.peek() !== undefined;

/**
 * Follows links, and forms that ask for a page, without a new document where the code of that page is here: it is fetched
 * when a link is pointed at, focused or touched. All others are the browser's, which has their documents fetched ahead.
 * @returns a function that ends it.
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
