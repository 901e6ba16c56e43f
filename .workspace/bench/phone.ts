// A phone on slow 4G with a processor four times slower, and what its browser tells of a page.
import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from '../slow-phone.ts';
import type { System } from './systems.ts';

/** A page's loading, until some time after its load event; times in ms. */
export interface Loading {
  /** When its largest content was painted. */
  lcp: number;
  /** How far its content moved by itself, as web.dev/cls has it. */
  cls: number;
  /** For how long frames kept the visitor waiting: of each, what is beyond 50 ms. */
  blocked: number;
  /** The longest that one script ran. */
  longestScript: number;
  /** The time for which its main thread was busy. */
  processor: number;
  /** The number of files that it asked for, those in the cache too. */
  requests: number;
  /** The bytes that came over the network, in kB. */
  weight: number;
  /** When its form answered; 0 where it has none, or did not yet. */
  form: number;
}

declare global {
  interface Window {
    loading: Pick<Loading, 'lcp' | 'cls' | 'blocked' | 'longestScript' | 'form'>;
    /** Looks for what a press is for, in this document and in those that follow. */
    lookFor: (answer: Answer, starts: string) => void;
  }
}

interface Frame extends PerformanceEntry {
  blockingDuration: number;
  scripts: readonly PerformanceEntry[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in each document, before anything of its own. */
function watch(form: string): void {
  const loading = { lcp: 0, cls: 0, blocked: 0, longestScript: 0, form: 0 };
  window.loading = loading;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    loading.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) loading.cls += value;
  });
  observe('long-animation-frame', (entry) => {
    const { blockingDuration, scripts } = entry as Frame;
    loading.blocked += blockingDuration;
    loading.longestScript = Math.max(
      loading.longestScript,
      ...scripts.map((each) => each.duration),
    );
  });
  const changes = new MutationObserver(() => {
    if (document.querySelector(form) === null) return;
    loading.form = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['data-hydrated'] });

  // A press may lead to another document: the tab remembers when it was, and what it is for.
  const look = () => {
    const { sought, pressed } = sessionStorage;
    if (sought === undefined) return;
    const { selector, text, isGone = false } = JSON.parse(sought as string) as Answer;
    const isSeen = () =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          (text === undefined || element.textContent === text),
      );
    if (pressed === undefined || isSeen() === isGone) {
      requestAnimationFrame(look);
      return;
    }
    delete sessionStorage['sought'];
    // After the frame in which it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now();
        sessionStorage['answered'] = now - Number(pressed);
      }),
    );
  };
  window.lookFor = (answer, starts) => {
    sessionStorage.clear();
    sessionStorage['sought'] = JSON.stringify(answer);
    const begin = ({ timeStamp }: Event) => {
      sessionStorage['pressed'] = performance.timeOrigin + timeStamp;
    };
    addEventListener(starts, begin, { capture: true, once: true });
    look();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look);
}

/** Lends a tab of a new visitor. */
export async function visitAsPhone<Result>(
  browser: Browser,
  system: System,
  stay: (page: Page, devTools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, system.form);
    await slowDown(page);
    // It counts from here on.
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    await devTools.send('Network.enable');
    return await stay(page, devTools);
  } finally {
    await context.close();
  }
}

/** The time for which a page is watched after its load event, in ms: most visitors have read on by then. */
const watched = 4000;

/** Opens a page as a new visitor, and tells what it cost. */
export function loadingOf(browser: Browser, system: System, path: string): Promise<Loading> {
  return visitAsPhone(browser, system, async (page, devTools) => {
    let bytes = 0;
    let requests = 0;
    devTools.on('Network.requestWillBeSent', () => (requests += 1));
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(system.origin + path);
    await page.waitForTimeout(watched);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    return {
      ...(await page.evaluate(() => window.loading)),
      processor: busy * 1000,
      requests,
      weight: bytes / 1000,
    };
  });
}

/** What a press is for. */
export interface Answer {
  /** The element that is seen, or is seen no more. */
  selector: string;
  /** Of that element. */
  text?: string;
  isGone?: boolean;
}

/**
 * Does something, and measures until its answer is painted, in whichever document.
 * @param starts - the event that the visitor's time starts with.
 */
export async function timeUntil(
  page: Page,
  act: () => Promise<unknown>,
  starts: 'pointerdown' | 'click',
  answer: Answer,
): Promise<number> {
  await page.evaluate(([sought, event]) => window.lookFor(sought, event), [
    answer,
    starts,
  ] as const);
  await act();
  await page.waitForFunction(() => sessionStorage['answered'] !== undefined);
  return page.evaluate(() => Number(sessionStorage['answered']));
}
