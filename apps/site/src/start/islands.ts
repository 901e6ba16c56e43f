import type * as Hydrate from '../island/hydrate.tsx';
import type { IslandModule } from '../island/IslandRoot.tsx';
import { bring } from './bring.ts';
import { tellFailure } from './failure.ts';

/** An event by which a visitor shows that they are about to use something. */
const wishes = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/** A pointer that rests where a page comes to stand wants nothing: browsers tell of it as of one that moves, by nothing. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Ends what an island of the shown page listens to. */
let ends: (() => void)[] = [];

/** Wake the islands that answer what the address asks, while it asks nothing. */
const unasked = new Set<() => void>();

const isAlive = (island: HTMLElement) => 'hydrated' in island.dataset;

/** Whether the visitor asks to be spared data, or is on a connection that can't carry more than is needed. */
export function isSparing(): boolean {
  const connection = (navigator as { connection?: { saveData: boolean; effectiveType: string } })
    .connection;
  return connection?.saveData === true || connection?.effectiveType.includes('2g') === true;
}

/** Waits until the browser has nothing better to do, half a second at most: a busy one may never say so. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const timeout = 500;
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, timeout);
  });

/** Lets the browser draw and answer, between two tasks. */
const pause = (isUrgent: boolean): Promise<unknown> =>
  'scheduler' in globalThis && !isUrgent
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve));

/** Brings the islands of the page that is shown to life, each when it is wanted. */
export function tendIslands(root: HTMLElement): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) tend(island);
}

/** Ends the islands of the page that is left. */
export function leaveIslands(): void {
  for (const end of ends) end();
  ends = [];
  unasked.clear();
}

/** The address has changed, and may ask something now. */
export function answerAddress(): void {
  if (location.search !== '') for (const wake of unasked) wake();
}

function tend(island: HTMLElement): void {
  const { when, core = '', files = '', failure } = island.dataset;
  const paths = files.split(' ');
  let isWaking = false;
  let isWanted = false;
  /** What was pressed before anything listened to it. */
  let pressed: HTMLElement | undefined;
  const pressAgain = () => {
    if (pressed?.isConnected) pressed.click();
  };

  const evaluate = async () => {
    await Promise.all(paths.map(bring));
    // Each in a task of its own, those first that others need.
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
      await pause(isWanted);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await import(/* @vite-ignore */ path);
    }
    const { hydrate } = (await import(/* @vite-ignore */ core)) as typeof Hydrate;
    const module = (await import(/* @vite-ignore */ paths.at(-1) ?? '')) as IslandModule;
    if (island.isConnected) ends.push(hydrate(island, module, pressAgain));
  };
  const wake = async (): Promise<void> => {
    if (isWaking) return;
    isWaking = true;
    try {
      await evaluate();
    } catch (error) {
      // oxlint-disable-next-line no-console -- for who looks into it
      console.error('A part of the site could not be loaded', error);
      if (!island.isConnected) return;
      await tellFailure(failure);
      isWaking = false;
      await wake();
    }
  };
  const want = () => {
    isWanted = true;
    void wake();
  };
  const keepPress = ({ target }: Event) => {
    if (isAlive(island) || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>('button:not([type=submit], [role=tab])') ?? undefined;
  };

  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  ends.push(() => listening.abort());
  for (const wish of wishes) {
    island.addEventListener(wish, (event) => !isAtRest(event) && want(), options);
  }
  island.addEventListener('click', keepPress, options);
  // The start script held a submit back, or the visitor was here before this code.
  const isBegun =
    island.querySelector('[data-early=submitted]') !== null ||
    island.contains(document.activeElement);

  if (isBegun || when === 'now' || (when === 'idle' && isSignedIn())) want();
  else if (when === 'near') whenNear(island, () => void wake());
  else if (when === 'asked') {
    unasked.add(want);
    answerAddress();
  } else if (!isSparing()) {
    // Its files may come meanwhile; whoever evaluates them tells when one does not.
    for (const path of paths) bring(path).catch(() => {});
    void loaded().then(idle).then(wake);
  }
}

/** Who has a session may be led elsewhere. */
const isSignedIn = () => 'signedIn' in document.documentElement.dataset;

/** Waits until the document has all that it names. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** When it is in view, and for who scrolls a window earlier: it works when they come to it. */
function whenNear(island: HTMLElement, wake: () => void): void {
  const observe = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin },
    );
    observer.observe(island);
    ends.push(() => observer.disconnect());
  };
  observe('0px');
  const approach = () => observe('100% 0px');
  addEventListener('scroll', approach, { once: true, passive: true });
  ends.push(() => removeEventListener('scroll', approach));
}
