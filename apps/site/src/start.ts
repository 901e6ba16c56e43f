// Inlined into every document: all that runs before the app does. It starts the app when a part that needs it comes near or
// is about to be used, and keeps what is typed, pressed and sent until then.
import { linkOf, markCurrentSection, enhanceDialogs, enhanceTabs } from '@heldermatch/ui';
import { markSession } from './auth/markSession.ts';
import type * as Client from './entry-client.tsx';
import { fetchFile } from './fetchFile.ts';
import { focusOn } from './focus.ts';
import { logSearch } from './shell/logSearch.ts';

/** The parts of a page that need the app: forms for the backend, and examples to try (`shell/Live.tsx`). */
const liveParts = 'main form:not([role=search]), [data-live]';

const html = document.documentElement;
const isHydrated = () => 'hydrated' in html.dataset;

// Before anything is painted, and whenever another tab or the way back changes it.
for (const change of ['storage', 'pageshow']) addEventListener(change, markSession);
markSession();

/** Whether the visitor asks to be spared data, or is on a connection that can't carry more than is needed. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData: boolean; effectiveType: string } }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

let isStarted = false;
let hasFailed = false;
let isUrgent = false;

/** Lets the browser draw and answer between two tasks, unless somebody waits. */
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
    // Each in a task of its own, those first that others need: the last one is the entry.
    let module: unknown;
    for (const script of scripts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
      await pause();
      // oxlint-disable-next-line no-await-in-loop -- see above
      module = await import(/* @vite-ignore */ script);
    }
    await (module as typeof Client).hydrate();
    isHeld = false;
  } catch (error) {
    // oxlint-disable-next-line no-console -- for who looks into it
    console.error('The site could not be started', error);
    isStarted = false;
    hasFailed = true;
    reportFailure(() => void start(true));
  }
}

/** Starts the app without being asked. Once that has failed it takes a press: each key would ask again, and report again. */
function startWhenIdle(isWaitedFor: boolean): void {
  if (!hasFailed) void start(isWaitedFor);
}

const failure = () => document.getElementById('start-failure');

/** Does again what the visitor wanted and could not be fetched. */
let retry = () => {};

/** Says that something can't be fetched. A press on its button and a connection that comes back try again. */
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

/** Without a network a page is not left for the browser's own page, which has nothing of what was typed. */
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

/** A press now is done when the app listens. Once React hydrates, it keeps presses itself. */
let isHeld = true;
let pressed: HTMLElement | undefined;

/** Buttons that work without the app: the browser or this file answers them. */
const native = '[type=submit], [role=tab], [command], [popovertarget], [data-leads-to]';

function holdPress({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('main button');
  if (!isHeld || button === null || button.matches(native)) return;
  pressed = button;
  void start(true);
}

/** A submit is held back, and done by the library's `Form` as soon as that listens. */
function holdSubmit(event: SubmitEvent): void {
  const { dataset } = event.target as HTMLFormElement;
  if ('hydrated' in dataset || !('early' in dataset)) return;
  event.preventDefault();
  dataset['early'] = 'submitted';
  void start(true);
}

/** As the library's `SearchForm` does it: nothing is searched for by empty words. */
function trimSearch(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const field = form.querySelector<HTMLInputElement>('[role=search] input');
  if (field === null || isHydrated()) return;
  field.value = field.value.trim();
  if (field.value === '') event.preventDefault();
  else if (form.closest('footer') !== null) logSearch(field.value);
}

/** A button that leads to a place on its page, and shows the tab of a panel there. */
function goToPlace({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-leads-to]');
  const place = document.getElementById(button?.dataset['leadsTo'] ?? '');
  if (place === null) return;
  place
    .querySelector<HTMLElement>(`[role=tab][aria-controls="${button?.dataset['shows']}"]`)
    ?.click();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  place.focus({ preventScroll: true });
}

/** Focuses the heading of a page that a link of the site led to, as a page change in the app does. */
function focusOnHeading(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFollowed = document.referrer.startsWith(`${location.origin}/`);
  if (isFollowed && entry?.type === 'navigate' && location.hash === '') {
    focusOn(document.querySelector('h1'));
  }
}

/** Somebody is about to use a part that needs the app. */
function onIntent(event: Event): void {
  // A pointer that rests where a page comes to stand wants nothing: browsers tell of it as of one that moves, by nothing.
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
// Who comes back finds the menu closed.
addEventListener('pagehide', () =>
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover(),
);

addEventListener('hydrated', () => {
  listening.abort();
  for (const end of ends) end();
  if (pressed?.isConnected) pressed.click();
});

/** End what React's components do themselves. */
let ends: (() => void)[] = [];

addEventListener('DOMContentLoaded', () => {
  failure()?.addEventListener('click', onFailurePress);
  focusOnHeading();
  ends = [enhanceTabs(), enhanceDialogs()];
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (contents !== null) ends.push(markCurrentSection(contents));
  const { starts } = document.getElementById('root')?.dataset ?? {};
  if (
    starts === 'now' ||
    (starts === 'with-session' && 'signedIn' in html.dataset) ||
    (starts === 'with-query' && location.search !== '')
  ) {
    void start(true);
  } else if (!isSparing()) startWhenNear();
});

/** Starts the app when a part that needs it is in view, or half a window away. */
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
  for (const part of document.querySelectorAll(liveParts)) observer.observe(part);
}
