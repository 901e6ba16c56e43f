// A phone on slow 4G with a processor four times slower, and what its browser tells of a page.
import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from '../slow-phone.ts';
import type { System } from './systems.ts';

/** What a browser tells of a page's loading; times in ms. */
export interface Loading {
  /** When its largest content was painted. */
  lcp: number;
  /** How far its content moved by itself, as web.dev/cls has it. */
  cls: number;
  /** For how long frames kept the visitor waiting: of each, what is beyond 50 ms. */
  blocked: number;
  /** The longest that one script ran. */
  longestScript: number;
  /** How long it took to find where everything stands and how it looks. */
  layout: number;
  /** When its form answered; 0 where it has none. */
  form: number;
}

declare global {
  interface Window {
    loading: Omit<Loading, 'layout'>;
    /** How long the watched press took to show what it is for, in ms. */
    answered: Promise<number>;
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

/** Runs in the page, before anything of its own. */
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
}

/** Opens a page as a new visitor, and hands it over when all is quiet. */
export async function visitAsPhone<Result>(
  browser: Browser,
  system: System,
  path: string,
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
    await page.goto(system.origin + path, { waitUntil: 'networkidle' });
    return await stay(page, devTools);
  } finally {
    await context.close();
  }
}

/** What the browser tells once it has nothing more to do. */
export async function loadingOf(page: Page, devTools: CDPSession): Promise<Loading> {
  // Islands wake when the browser is idle, unless they wait for the visitor or scripts were taken out.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-start]') === null ||
      document.querySelector(
        '[data-when=now]:not([data-hydrated]), [data-when=idle]:not([data-hydrated])',
      ) === null,
  );
  await page.waitForTimeout(500);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const layout = metrics
    .filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration')
    .reduce((total, { value }) => total + value * 1000, 0);
  return { ...(await page.evaluate(() => window.loading)), layout };
}

/** The paths of what a page has asked for. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );

/** What a press is for. */
export interface Answer {
  /** The element that is seen, or is seen no more. */
  selector: string;
  /** Of that element. */
  text?: string;
  isGone?: boolean;
}

/**
 * Does something, and measures until its answer is painted.
 * @param starts - the event that the visitor's time starts with.
 */
export async function timeUntil(
  page: Page,
  act: () => Promise<unknown>,
  starts: 'pointerdown' | 'click' | 'popstate',
  answer: Answer,
): Promise<number> {
  await page.evaluate(
    ([event, { selector, text, isGone = false }]) => {
      const isSeen = () =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            (text === undefined || element.textContent === text),
        );
      window.answered = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (isSeen() === isGone) {
              requestAnimationFrame(look);
              return;
            }
            // After the frame in which it is painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          look();
        };
        addEventListener(event, begin, { capture: true, once: true });
      });
    },
    [starts, answer] as const,
  );
  await act();
  return page.evaluate(() => window.answered);
}
