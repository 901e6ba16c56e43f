// A phone on slow 4G with a processor four times slower, and the metrics that its browser reports.
import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from '../slow-phone.ts';
import type { System } from './systems.ts';

/** Loading metrics of a page until some time after its load event; times in milliseconds. */
export interface Loading {
  /** Largest Contentful Paint. */
  lcp: number;
  /** Cumulative Layout Shift, as defined on web.dev/cls. */
  cls: number;
  /** Total blocking time: for each frame the part beyond 50 ms. */
  blocked: number;
  longestScript: number;
  /** Time for which the main thread was busy. */
  processor: number;
  /** Number of requested files, including those in the cache. */
  requests: number;
  /** Transferred bytes, in kB. */
  weight: number;
  /** Time at which its form is interactive; 0 without a form, or if it isn't yet. */
  form: number;
}

declare global {
  interface Window {
    loading: Pick<Loading, 'lcp' | 'cls' | 'blocked' | 'longestScript' | 'form'>;
    /** Waits for the result of a press, in this document and the next ones. */
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

/** Installs the observers. Runs in each document before its own code. */
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

  // A press may load another document: session storage keeps its time and the expected result.
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
    // After the frame that paints it.
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

/** Calls a function with the tab of a new visitor. */
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
    // Metrics count from here.
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    await devTools.send('Network.enable');
    return await stay(page, devTools);
  } finally {
    await context.close();
  }
}

/**
 * Time for which a page is observed after its load event, in milliseconds. Most visitors have started reading by then.
 */
const watched = 4000;

/** Opens a page as a new visitor, and returns its metrics. */
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

/** Expected result of a press. */
export interface Answer {
  /** Selector of the element that appears or disappears. */
  selector: string;
  /** Text of that element. */
  text?: string;
  isGone?: boolean;
}

/**
 * Measures the time from an action until its result is painted, in any document.
 * @param starts - Event that starts the measurement.
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
