import { followLinks, linkOf, showTabInAddress } from '@heldermatch/ui';
import { fetchAhead, ForeignAnswer, pageAt, type Page } from './documents.ts';
import { forgetFailures, tellFailure } from './failure.ts';
import { focusOn } from './focus.ts';
import { answerAddress, idle, isSparing, leaveIslands, tendIslands } from './islands.ts';
import { tendPage } from './tendPage.ts';
import { unreachableToast } from './texts.ts';

/** Where the visitor had scrolled to in each entry of the history, in pixels. */
const positions = new Map<unknown, number>();

const entryOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'entry' in state ? state.entry : 'first';

/** On a server nothing is shown yet. */
const isRendered = typeof location === 'undefined';
let shownEntry: unknown;
/** The document arrives at its own path by itself: whatever is shown after that is an arrival of ours. */
let shownPath = isRendered ? '' : location.pathname;
/** What was asked of the shown page, as its address has it. */
let shownSearch = isRendered ? '' : location.search;
/** Where the visitor wants to go: what arrives for another target comes too late. */
let wanted: Target | undefined;

type Target = URL | HTMLAnchorElement;

const root = () => document.getElementById('root');

const placeInAddress = () =>
  location.hash === '' ? null : document.getElementById(location.hash.slice(1));

/** Where a page is read from. */
const focusOnStart = () =>
  focusOn(placeInAddress() ?? document.querySelector('h1') ?? document.querySelector('main'));

/** Ends what is held for the visitor. */
let letGo = () => {};

/**
 * What arrives later, with the typeface or an island, may move the place that the visitor was brought to, or take away what
 * has the focus: goes there again, until they go on by themselves.
 */
function hold(scroll: () => void): void {
  letGo();
  const listening = new AbortController();
  const sizes = new ResizeObserver(scroll);
  const changes = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main') === true) focusOnStart();
  });
  letGo = () => {
    sizes.disconnect();
    changes.disconnect();
    listening.abort();
  };
  const shown = root();
  if (shown === null) return;
  sizes.observe(shown);
  changes.observe(shown, { childList: true, subtree: true });
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(act, letGo, { signal: listening.signal, passive: true });
  }
}

/** Where the reader left this entry of the history, else where its address points, else the top. */
function scrollToPlace() {
  shownEntry = entryOf(history.state);
  const position = positions.get(shownEntry);
  const scroll = () => {
    const place = position === undefined ? placeInAddress() : null;
    if (place === null) scrollTo(0, position ?? 0);
    else place.scrollIntoView();
  };
  scroll();
  hold(scroll);
}

const rememberPosition = () => positions.set(shownEntry, scrollY);

/** Cross-fades to another page where the browser can and the visitor does not mind; what both have stays in its place. */
async function fadeTo(change: () => void): Promise<void> {
  // On a phone taking the pictures of both pages takes longer than the change itself.
  const mayFade = matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 48rem)',
  ).matches;
  if (!mayFade || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // Another click skips it, and the page is there all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** What a document says of its page in its head, and its styles. */
const ofPage = '[data-page]';

/** Makes this document that of another page. */
function takeOver(page: Page): void {
  const next = page();
  document.title = next.title;
  // First: a browser that takes the focus from what is removed looks how that is drawn, in the next page's styles.
  root()?.replaceChildren();
  for (const old of document.head.querySelectorAll(ofPage)) old.remove();
  document.head.append(...next.head.querySelectorAll(ofPage));
  root()?.append(...(next.getElementById('root')?.childNodes ?? []));
}

/** Holds the title of the page that was navigated to; empty at first, as the browser announces that one itself. */
function announce(): void {
  // A new text, also where it is the same: else nothing is announced.
  document.getElementById('route-announcer')?.replaceChildren(document.title);
}

/** What a new document does by itself: its title said aloud, the focus at its start or at the place in its address. */
function arrive(): void {
  announce();
  focusOnStart();
}

function show(page: Page): Promise<void> {
  shownPath = location.pathname;
  shownSearch = location.search;
  nameEntry();
  return fadeTo(() => {
    leaveIslands();
    takeOver(page);
    const shown = root();
    if (shown === null) return;
    showTabInAddress();
    tendPage(shown);
    arrive();
    scrollToPlace();
    tendIslands(shown);
    void fetchLinkedAhead(shown);
  });
}

/**
 * This page, for who comes back to it, and all that it links to, when the browser has nothing better to do: first those that
 * are one press away, in a menu too.
 */
async function fetchLinkedAhead(shown: HTMLElement): Promise<void> {
  if (isSparing()) return;
  await idle();
  const links = [...shown.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    // One that is hidden by itself is for who is signed in, or is not.
    .filter((link) => isPage(link) && getComputedStyle(link).display !== 'none');
  const near = links.filter(
    (link) =>
      link.closest('[popover]') !== null || link.getBoundingClientRect().top < innerHeight * 2,
  );
  await Promise.all([location, ...near].map(({ pathname }) => fetchAhead(pathname)));
  for (const { pathname } of links) void fetchAhead(pathname);
}

/** Whether a link shows a page here: the name of a file has a dot. */
const isPage = ({ pathname, target }: HTMLAnchorElement) =>
  target === '' && !/\.\w+$/.test(pathname);

/**
 * Shows the page of an address.
 * @param enter - changes the address to it, when the page is there.
 */
async function goTo(target: Target, enter: () => void): Promise<void> {
  const { href, pathname } = target;
  wanted = target;
  let page: Page;
  try {
    page = await pageAt(pathname);
  } catch (error) {
    if (wanted !== target) return;
    if (error instanceof ForeignAnswer) {
      location.assign(href);
      return;
    }
    await tellFailure(unreachableToast.description);
    await goTo(target, enter);
    return;
  }
  if (wanted !== target) return;
  forgetFailures();
  enter();
  await show(page);
}

/** Takes the address to a target, as a new entry of the history. */
const enterAt =
  ({ pathname, search, hash }: Target) =>
  () => {
    // Whatever listens to the address finds that it is shown already.
    shownPath = pathname;
    history.pushState({ entry: Date.now() }, '', pathname + search + hash);
  };

/** Follows a link, or a form that asks for a page. */
function follow(target: Target): void {
  if (target.pathname !== shownPath) {
    void goTo(target, enterAt(target));
    return;
  }
  enterAt(target)();
  noticeAddress();
}

/** The address has changed: by the visitor, who went back, or by an island. */
function noticeAddress(): void {
  if (location.pathname !== shownPath) {
    void goTo(new URL(location.href), () => undefined);
    return;
  }
  wanted = undefined;
  const isOther = shownSearch !== location.search;
  shownSearch = location.search;
  // The same page for another question, such as other words to search for: the focus stays where it was asked.
  if (!isOther) return;
  scrollToPlace();
  answerAddress();
}

/** Gives the present entry of the history a name, so that its place is remembered. */
function nameEntry(): void {
  if (history.state === null) history.replaceState({ entry: Date.now() }, '');
}

/**
 * A link to a place on this page makes an entry of its own, and the browser scrolls before it tells, unless the reader left
 * before that, and comes back now.
 */
function noticePlace(): void {
  if (shownPath !== location.pathname) return;
  nameEntry();
  scrollToPlace();
}

function onLink(link: HTMLAnchorElement, event: MouseEvent): void {
  const menu = link.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  const { pathname, search, hash } = link;
  const isThisPage = pathname === location.pathname && search === location.search;
  if (isThisPage && hash !== '') {
    if (hash !== location.hash) shownEntry = undefined;
    return;
  }
  if (!isPage(link)) return;
  event.preventDefault();
  if (!isThisPage) {
    follow(link);
    return;
  }
  if (location.hash !== '') history.replaceState(history.state, '', pathname + search);
  arrive();
  scrollTo(0, 0);
}

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

function onSubmit(event: SubmitEvent): void {
  const target = event.defaultPrevented ? undefined : targetOf(event);
  if (target === undefined) return;
  event.preventDefault();
  if (target.href !== location.href) follow(target);
}

/** The page behind a link is fetched as soon as it is pointed at, focused or touched. */
function onHint(event: Event): void {
  const link = linkOf(event);
  if (link !== undefined && isPage(link)) void fetchAhead(link.pathname);
}

/**
 * Makes every plain link of the page, and every form that asks for one, a change of what this document shows: the next
 * page is fetched as the server sends it and takes the place of this one, its islands come to life where they stand. It
 * knows no route; islands go elsewhere by changing the address with wouter, whose events it listens to.
 */
export function startNavigation(): void {
  // Named, so that an entry without a name is a new one.
  if (history.state === null) history.replaceState({ entry: 'first' }, '');
  shownEntry = entryOf(history.state);
  // The browser went to the place in the address by itself.
  const place = placeInAddress();
  if (place !== null && Math.abs(place.getBoundingClientRect().top) < innerHeight / 2) {
    hold(() => place.scrollIntoView());
  }
  // The browser restores before the page of an entry is there, and so too little; after a reload it is right.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  followLinks(onLink);
  document.addEventListener('submit', onSubmit);
  addEventListener('hashchange', noticePlace);
  addEventListener('scroll', rememberPosition, { passive: true });
  for (const change of ['popstate', 'pushState', 'replaceState']) {
    addEventListener(change, noticeAddress);
  }
  for (const hint of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(hint, onHint, { passive: true });
  }
  const shown = root();
  if (shown === null) return;
  tendPage(shown);
  tendIslands(shown);
  void fetchLinkedAhead(shown);
}
