// Inlined into every document, to run before the app. It starts the app when a part that needs it is near the viewport
// or about to be used. Until then it keeps typed text, presses and submits.
import { linkOf, enhanceContents, enhanceDialogs, enhanceTabs } from '@heldermatch/ui';
import { markSession } from './baas/markSession.ts';
import type * as Client from './entry-client.tsx';
import { fetchFile } from './fetchFile.ts';
import { focusOn } from './focus.ts';
import { logSearch } from './shell/logSearch.ts';

/** Parts of a page that need the app: forms for the backend, and interactive examples (`shell/Live.tsx`). */
const liveParts = 'main form:not([role=search]), [data-live]';

const html = document.documentElement;
const isHydrated = () => 'hydrated' in html.dataset;

// Before the first paint, and after a change in another tab or a return to the page.
for (const change of ['storage', 'pageshow']) addEventListener(change, markSession);
markSession();

/** Whether the visitor saves data or has a slow connection. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData: boolean; effectiveType: string } }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

let isStarted = false;
let hasFailed = false;
let isUrgent = false;

/** Yields to the browser between two tasks, unless the visitor is waiting. */
const pause = (): Promise<unknown> =>
  'scheduler' in globalThis && !isUrgent
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve));

async function start(isWaitedFor: boolean): Promise<void> {
  isUrgent ||= isWaitedFor;
  if (isStarted) return;
  isStarted = true;
  hasFailed = false;
  const { styles = '', files = '' } = document.getElementById('root')?.dataset ?? {};
  const scripts = files.split(' ');
  try {
    await Promise.all([styles, ...scripts].map(fetchFile));
    // Each in a separate task, dependencies first: the last one is the entry.
    let module: unknown;
    for (const script of scripts) {
      // oxlint-disable-next-line no-await-in-loop -- one task for each script
      await pause();
      // oxlint-disable-next-line no-await-in-loop -- one task for each script
      module = await import(/* @vite-ignore */ script);
    }
    await (module as typeof Client).hydrate();
    isHeld = false;
  } catch (error) {
    // oxlint-disable-next-line no-console -- for debugging
    console.error('The site could not be started', error);
    isStarted = false;
    hasFailed = true;
    reportFailure(() => void start(true));
  }
}

/**
 * Starts the app automatically. After a failure only a press retries; otherwise each key would fetch and report again.
 */
function startWhenIdle(isWaitedFor: boolean): void {
  if (!hasFailed) void start(isWaitedFor);
}

const failure = () => document.getElementById('start-failure');

/** Repeats the failed action of the visitor. */
let retry = () => {};

/** Shows that something can't be fetched. Retries after a press on its button, and when the connection is back. */
function reportFailure(again: () => void): void {
  retry = again;
  const toast = failure();
  if (toast !== null) toast.hidden = false;
}

function tryAgain(): void {
  const again = retry;
  retry = () => {};
  closeFailure();
  again();
}

function closeFailure(): void {
  const toast = failure();
  if (toast === null) return;
  if (toast.contains(document.activeElement)) document.querySelector('main')?.focus();
  toast.hidden = true;
}

function onFailurePress({ target }: Event): void {
  const button = (target as Element).closest('button');
  if (button === failure()?.querySelector('button')) tryAgain();
  else if (button !== null) closeFailure();
}

/** Prevents leaving the page while offline, because the browser's error page would lose the typed text. */
function stayOffline(event: MouseEvent | SubmitEvent): void {
  if (navigator.onLine || event.defaultPrevented) return;
  const form = event.type === 'submit' ? (event.target as HTMLFormElement) : undefined;
  const link = form === undefined ? linkOf(event) : undefined;
  if (form?.method === 'get') reportFailure(() => form.requestSubmit());
  else if (link?.target === '' && link.pathname !== location.pathname)
    reportFailure(() => link.click());
  else return;
  event.preventDefault();
}

/** Whether a press is held until hydration. Once React hydrates, it replays presses itself. */
let isHeld = true;
let pressed: HTMLElement | undefined;

/** Buttons that work without the app: the browser or this file handles them. */
const native =
  '[type=submit], [role=tab], [command], [popovertarget], [data-leads-to], [data-contents] *';

function holdPress({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('main button');
  if (!isHeld || button === null || button.matches(native)) return;
  pressed = button;
  void start(true);
}

/** Holds a submit until the library's `Form` is hydrated, which then repeats it. */
function holdSubmit(event: SubmitEvent): void {
  const { dataset } = event.target as HTMLFormElement;
  if ('hydrated' in dataset || !('early' in dataset)) return;
  event.preventDefault();
  dataset['early'] = 'submitted';
  void start(true);
}

/** Trims a search and ignores an empty one, as the library's `SearchForm` does. */
function trimSearch(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const field = form.querySelector<HTMLInputElement>('[role=search] input');
  if (field === null || isHydrated()) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
  else if (form.closest('footer') !== null) logSearch(field.value);
}

/** Handles a button that leads to a section of its page: selects a tab there, and focuses it. */
function goToPlace({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-leads-to]');
  const place = document.getElementById(button?.dataset['leadsTo'] ?? '');
  const tab = place?.querySelector<HTMLElement>(
    `[role=tab][aria-controls="${button?.dataset['shows']}"]`,
  );
  tab?.click();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  tab?.focus({ preventScroll: true });
}

/** Focuses the heading after a link within the site, as client-side navigation does. */
function focusOnHeading(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFollowed = document.referrer.startsWith(`${location.origin}/`);
  if (isFollowed && entry?.type === 'navigate' && location.hash === '') {
    focusOn(document.querySelector('h1'));
  }
}

/** Starts the app when the visitor is about to use a part that needs it. */
function onIntent(event: Event): void {
  // A pointer at rest shows no intent. When content moves beneath it, browsers report a move without movement.
  const isAtRest =
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0;
  if (!isAtRest && event.target instanceof Element && event.target.closest(liveParts)) {
    startWhenIdle(true);
  }
}

const listening = new AbortController();
const passive = { capture: true, passive: true, signal: listening.signal };
for (const intent of ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input']) {
  addEventListener(intent, onIntent, passive);
}
addEventListener('click', holdPress, passive);
addEventListener('submit', holdSubmit, { capture: true });
addEventListener('submit', trimSearch);
addEventListener('submit', stayOffline);
addEventListener('click', stayOffline);
addEventListener('click', goToPlace);
addEventListener('online', tryAgain);
// The back/forward cache would restore the page with its menu open.
addEventListener('pagehide', () =>
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover(),
);

addEventListener('hydrated', () => {
  listening.abort();
  for (const end of ends) end();
  if (pressed?.isConnected) pressed.click();
});

/** Clean-up functions of the enhancements, called when React's components replace them. */
let ends: (() => void)[] = [];

addEventListener('DOMContentLoaded', () => {
  failure()?.addEventListener('click', onFailurePress);
  focusOnHeading();
  ends = [enhanceTabs(), enhanceDialogs()];
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (contents !== null) ends.push(enhanceContents(contents));
  const { starts } = document.getElementById('root')?.dataset ?? {};
  if (
    starts === 'now' ||
    (starts === 'with-session' && 'signedIn' in html.dataset) ||
    (starts === 'with-query' && location.search !== '')
  ) {
    void start(true);
  } else if (!isSparing()) startWhenNear();
});

/** Starts the app when a part that needs it is in view, or within half a window of it. */
function startWhenNear(): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      idle(() => startWhenIdle(false));
    },
    { rootMargin: '50% 0px' },
  );
  // Ends with a selector of `Live`.
  const early = `${liveParts}:not([data-live=used])`;
  for (const part of document.querySelectorAll(early)) observer.observe(part);
}
