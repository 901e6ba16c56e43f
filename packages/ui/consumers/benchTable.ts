// Compares the responsiveness of a table of ten thousand rows with other libraries on a throttled CPU, in one run.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { freePort } from '@heldermatch/tooling/ports';
import { competitors } from './bench.ts';
import { app, withCompetitors } from './workspace.ts';

/** App that builds each table, and the table's entry file. */
const tables = {
  ours: { home: 'vite', entry: 'ours' },
  'ours, in groups with sums and sticky columns': { home: 'vite', entry: 'oursGrouped' },
  'React Aria, virtual': { home: 'others', entry: 'aria' },
  'Spectrum 2': { home: 'others', entry: 'spectrum' },
};

declare global {
  interface Window {
    tasks: number[];
  }
}

/** Measures an action until its result appears. Returns the duration and the longest task, in ms. */
async function measureTime(
  page: Page,
  act: () => Promise<unknown>,
  until: string,
): Promise<string> {
  await page.evaluate(() => void (window.tasks.length = 0));
  const began = await page.evaluate(() => performance.now());
  await act();
  await page.waitForFunction(until, undefined, { polling: 'raf', timeout: 300_000 });
  const took = (await page.evaluate(() => performance.now())) - began;
  // Includes deferred work.
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() => Math.max(0, ...window.tasks));
  return `${took.toFixed(0)} / ${longest === 0 ? '< 50' : longest.toFixed(0)}`;
}

/** Number of runs: other load on the machine can distort a single run. */
const scrolls = 5;

async function scroll(page: Page): Promise<string> {
  const runs: number[][] = [];
  for (let run = 0; run < scrolls; run += 1) runs.push(await framesOf(page));
  const missed = runs
    .map((frames) => frames.filter((length) => length > 32).length)
    .toSorted((one, other) => one - other);
  return `${Math.max(...runs.flat()).toFixed(0)} / ${missed.join(', ')}`;
}

/** Durations of the frames while the table scrolls, in ms. */
const framesOf = (page: Page) =>
  page.evaluate(async () => {
    const grid = document.querySelector('[role=grid], [role=treegrid]');
    let scroller: Element | null | undefined = grid;
    const isScroller = (element: Element) => element.scrollHeight > element.clientHeight + 100;
    for (; scroller && !isScroller(scroller); scroller = scroller.parentElement);
    const inner = scroller ?? [...(grid?.querySelectorAll('*') ?? [])].find(isScroller);
    if (!inner) throw new Error('Nothing scrolls.');
    const lengths: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      inner.scrollTop += 100;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      lengths.push(now - last);
      last = now;
    }
    return lengths.slice(1);
  });

/**
 * Runs the benchmark. Every result is the duration and its longest task, in ms. For scrolling it is the longest frame,
 * and per run the number of the 119 frames that took over 32 ms.
 */
export async function benchTable(): Promise<Record<string, Record<string, string>>> {
  const browser = await chromium.launch(ensureChromium());
  try {
    return await withCompetitors(competitors, () => measureTables(browser));
  } finally {
    await browser.close();
  }
}

async function measureTables(browser: Browser) {
  const results: Record<string, Record<string, string>> = {};
  for (const [whose, { home, entry }] of Object.entries(tables)) {
    const root = join(app(home), 'table');
    cpSync(join(import.meta.dirname, 'table'), root, { recursive: true });
    writeFileSync(
      join(root, 'index.html'),
      `<!doctype html><title>${whose}</title><script type="module" src="./${entry}.jsx"></script>`,
    );
    const outDir = join(root, 'dist');
    await build({ configFile: false, root, logLevel: 'error', build: { outDir, minify: true } });
    const port = await freePort();
    const server = await preview({
      configFile: false,
      root,
      build: { outDir },
      preview: { host: '127.0.0.1', port },
    });
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
    const devTools = await page.context().newCDPSession(page);
    await page.addInitScript(() => {
      window.tasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForSelector('#open');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const says = (text: string) =>
      `[...document.querySelectorAll('[role=rowheader]')].some((cell) => cell.textContent.includes('${text}'))`;
    results[whose] = {
      mount: await measureTime(page, () => page.click('#open'), says('Kandidaat 0')),
      sort: await measureTime(
        page,
        () => page.locator('[role=columnheader]', { hasText: 'Score' }).click(),
        says('Kandidaat 00000'),
      ),
      'scroll, frames': await scroll(page),
      'first key in the filter': await measureTime(
        page,
        () => page.locator('#filter').press('j'),
        `[...document.querySelectorAll('[role=row]')].slice(1).every((row) => !row.textContent.includes('Monteur'))`,
      ),
      'second key': await measureTime(
        page,
        () => page.locator('#filter').press('u'),
        `[...document.querySelectorAll('[role=row]')].slice(1).every((row) => !row.textContent.includes('Planner'))`,
      ),
    };
    await page.close();
    await server.close();
  }
  return results;
}
