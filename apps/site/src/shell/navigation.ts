import { followLinks, linkOf } from '@heldermatch/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { unreachableToast } from './copy.ts';
import { showHead } from '../head.ts';
import { settings } from '../settings.ts';
import { prefetch } from '../lazyModule.ts';
import { routeOf, type Route } from '../routes.ts';
import { pageOf } from './pages.ts';
import { toasts } from './toasts.ts';

/** Where the visitor had scrolled to in each entry of the history, in pixels. */
const positions = new Map<unknown, number>();

const entryOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'entry' in state ? state.entry : 'first';

let shownEntry: unknown;
/** The document arrives at its own path by itself: whatever is shown after that is an arrival of ours. */
let shownPath = typeof location === 'undefined' ? '' : location.pathname;
/** What was asked of the shown page, as its address has it. */
let shownSearch: string | undefined;

/** A link to a place on this page makes an entry of its own, and the browser scrolls before it tells. */
const leaveEntry = () => {
  shownEntry = undefined;
};

const placeInAddress = () =>
  location.hash === '' ? null : document.getElementById(location.hash.slice(1));

/** The typeface may arrive after the browser went to a place, and move the lines above it. */
async function holdPlace() {
  const arrivedAt = scrollY;
  await document.fonts.ready;
  const place = placeInAddress();
  if (place === null || scrollY !== arrivedAt) return;
  if (Math.abs(place.getBoundingClientRect().top) < innerHeight / 2) place.scrollIntoView();
}

/** Where the reader left this entry of the history, else where its address points, else the top. */
function scrollToPlace() {
  shownEntry = entryOf(history.state);
  const position = positions.get(shownEntry);
  const place = placeInAddress();
  if (position === undefined && place !== null) place.scrollIntoView();
  else scrollTo(0, position ?? 0);
}

function arriveAtPlace() {
  if (shownPath !== location.pathname) return;
  if (history.state === null) {
    history.replaceState({ entry: Date.now() }, '');
    shownEntry = entryOf(history.state);
    // The browser has scrolled there, unless the reader left before it told of it, and comes back now.
    placeInAddress()?.scrollIntoView();
  } else scrollToPlace();
}

const rememberPosition = () => positions.set(shownEntry, scrollY);

/** Where a submit leads that only asks for another page of ours: one by `get`. */
function targetOf({ target: form, submitter }: SubmitEvent): URL | undefined {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return undefined;
  const target = new URL(form.action);
  if (target.origin !== location.origin) return undefined;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  target.search = fields.toString();
  return target;
}

/** A page that can't be fetched by us is the browser's to fetch, but not in exchange for its error page. */
async function leaveTo(href: string) {
  try {
    await fetch(href, { method: 'HEAD' });
    location.assign(href);
  } catch {
    toasts.show(unreachableToast);
  }
}

/** Cross-fades to another page where the browser can and the visitor does not mind; what both have stays in its place. */
function fadeTo(show: () => void): void {
  // On a phone taking the pictures of both pages takes longer than the change itself.
  const mayFade = matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 48rem)',
  ).matches;
  if (!mayFade || !('startViewTransition' in document)) {
    show();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(show));
  // Another click skips it, and the page is there all the same.
  ready.catch(() => undefined);
}

/**
 * Makes every plain link of the page, and every form that asks for one, a client-side navigation: the library's
 * links are ordinary `<a>` elements, so they cost nothing and work before hydration and without JavaScript.
 * The next page is fetched as soon as a link is pointed at, focused or touched.
 */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    // Named, so that an entry without a name is a new one.
    if (history.state === null) history.replaceState({ entry: 'first' }, '');
    shownEntry = entryOf(history.state);
    void holdPlace();
    // The browser restores before React has drawn the page, and so too little; after a reload it is right.
    history.scrollRestoration = 'manual';
    const leaveToBrowser = () => {
      history.scrollRestoration = 'auto';
    };

    let latest: HTMLAnchorElement | URL | undefined;
    const follow = async (target: HTMLAnchorElement | URL) => {
      const { href, pathname, search, hash } = target;
      latest = target;
      try {
        await pageOf(routeOf(pathname)).load();
      } catch {
        await leaveTo(href);
        return;
      }
      if (latest !== target) return;
      const show = () => navigate(pathname + search + hash, { state: { entry: Date.now() } });
      if (pathname === location.pathname) show();
      else fadeTo(show);
    };

    const stopFollowing = followLinks((link, event) => {
      const { pathname, search, hash } = link;
      const isThisPage = pathname === location.pathname && search === location.search;
      if (isThisPage && hash !== '') {
        if (hash !== location.hash) leaveEntry();
        return;
      }
      event.preventDefault();
      if (!isThisPage) {
        void follow(link);
        return;
      }
      if (location.hash !== '')
        navigate(pathname + search, { replace: true, state: history.state });
      arrive(routeOf(pathname));
      scrollTo(0, 0);
    });
    const onSubmit = (event: SubmitEvent) => {
      const target = event.defaultPrevented ? undefined : targetOf(event);
      if (target === undefined) return;
      event.preventDefault();
      if (target.href !== location.href) void follow(target);
    };
    const onHint = (event: Event) => {
      const link = linkOf(event);
      if (link !== undefined) prefetch(pageOf(routeOf(link.pathname)));
    };

    document.addEventListener('submit', onSubmit);
    addEventListener('hashchange', arriveAtPlace);
    addEventListener('scroll', rememberPosition, { passive: true });
    addEventListener('pagehide', leaveToBrowser);
    const hints = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      stopFollowing();
      document.removeEventListener('submit', onSubmit);
      removeEventListener('hashchange', arriveAtPlace);
      removeEventListener('scroll', rememberPosition);
      removeEventListener('pagehide', leaveToBrowser);
      for (const hint of hints) document.removeEventListener(hint, onHint);
    };
  }, [navigate]);
}

/** Holds the title of the page that was navigated to; empty at first, as the browser announces that one itself. */
export const announcerId = 'route-announcer';

/** Moves the focus to something that is no control, where a screen reader reads on; nothing scrolls. */
export function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * When a page shows something else in the place of the control that was pressed, the visitor goes to its top.
 * @param content - changes with what is shown.
 */
export function useNewContent(content: unknown): void {
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    focusOn(document.querySelector('h1'));
    scrollTo(0, 0);
  }, [content]);
}

/** What a new document does by itself: its head, its title said aloud, the focus at its start or at the place in its address. */
function arrive(route: Route) {
  showHead(route, settings.siteUrl);
  // A new text, also where it is the same: else nothing is announced.
  document.getElementById(announcerId)?.replaceChildren(route.title);
  focusOn(placeInAddress() ?? document.querySelector('h1'));
}

/** After a navigation or a redirect: the page arrives, with the right part of it in view. */
export function usePageArrival(route: Route, path: string): void {
  const search = useSearch();
  // Before the first paint, and before the browser reports the scroll position of the shorter page.
  useLayoutEffect(() => {
    document.title = route.title;
    if (shownPath === path) return;
    shownPath = path;
    arrive(route);
    scrollToPlace();
  }, [route, path]);
  // The same page for another question, such as other words to search for: the focus stays where it was asked.
  useLayoutEffect(() => {
    const isOther = shownSearch !== undefined && shownSearch !== search;
    shownSearch = search;
    if (isOther) scrollToPlace();
  }, [search]);
}
