// While a page's code is on its way, what stands there is the visitor's: nothing moves, is lost or loses the focus.
import type { Page, Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { routes } from '../src/routes.ts';
import { isHydrated, flushReact, settle, site, visit } from './browser.ts';

/** These pages are about a link from a mail. */
const ofLinks = ['/confirm', '/reset-password'];
/** Every page that the visitor types into. */
const paths = routes
  .filter(({ chrome, path, isGuarded }) => (chrome === 'bare' || path === '/contact') && !isGuarded)
  .map(({ path }) => (ofLinks.includes(path) ? `${path}#token_hash=abc&type=recovery` : path));

/** What a visitor can type into first: a form of the page, else the search of its footer. */
const firstField = (page: Page) =>
  page
    .locator('main :is(input:not([type=checkbox], [tabindex="-1"]), textarea), footer input')
    .first();

/** Something that moved, as the browser reports it. */
interface Shift {
  /** How far, and how much of the window. */
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes what moves without the visitor asking, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    // Words may be drawn a part of a pixel further when the typeface takes over from its stand-in.
    const subpixel = 0.001;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        sum += value;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${JSON.stringify([previousRect, currentRect])}`,
        );
        if (sum >= subpixel) shifts.push(`${value} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

describe.each(paths)('%s', (path) => {
  test('keeps field, text and focus at every file that expectPath, and moves nothing', async () => {
    const { page, complaints } = await visit('/404');
    await watchShifts(page);
    const held: Request[] = [];
    await page.route('**/assets/*.js', (request) => void held.push(request));
    // This browser has no font that the typeface's stand-in is fitted to: whether it comes in the first 0.1 s,
    // in which alone it may replace the stand-in, would decide whether words move.
    const fonts: Request[] = [];
    await page.route('**/*.woff2', (request) => void fonts.push(request));
    await page.goto(site + path, { waitUntil: 'commit' });
    const field = firstField(page);
    await field.click();
    await field.evaluate((element) => element.setAttribute('data-mine', ''));

    let typed = '';
    const type = async () => {
      typed += 'a';
      await page.keyboard.type('a');
    };
    await type();
    while (held.length > 0 || !(await page.evaluate(isHydrated))) {
      const next = held.shift();
      if (next !== undefined) {
        const arrived = page.waitForEvent('requestfinished');
        await next.continue();
        await arrived;
      }
      await flushReact(page);
      await type();
    }
    await Promise.all(fonts.map((request) => request.continue()));
    await settle(page);
    const mine = page.locator('[data-mine]');
    expect(await mine.inputValue()).toBe(typed);
    expect(await mine.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await shifted(page)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
