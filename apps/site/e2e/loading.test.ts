// While a page's code loads, the visitor can use what is there: nothing moves, is lost or loses focus.
import type { Page, Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { routes } from '../src/routes.ts';
import { isHydrated, flushReact, settle, site, visit } from './browser.ts';

/** Pages that are opened by a link from an email. */
const ofLinks = ['/confirm', '/reset-password'];
/** Every public page with a form. */
const paths = routes
  .filter(({ chrome, path, isGuarded }) => (chrome === 'bare' || path === '/contact') && !isGuarded)
  .map(({ path }) => (ofLinks.includes(path) ? `${path}#token_hash=abc&type=recovery` : path));

/** First field that the visitor can type into: in the page's form, otherwise the footer search. */
const firstField = (page: Page) =>
  page
    .locator('main :is(input:not([type=checkbox], [tabindex="-1"]), textarea), footer input')
    .first();

/** Layout shift, as the browser reports it. */
interface Shift {
  /** Layout shift score: the moved distance times the affected part of the window. */
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records unexpected layout shifts from the start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    // Words may move by a fraction of a pixel when the typeface replaces the fallback font.
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
  test('keeps field, text and focus at every file that arrives, and moves nothing', async () => {
    const { page, consoleErrors } = await visit('/404');
    await watchShifts(page);
    const held: Request[] = [];
    await page.route('**/assets/*.js', (request) => void held.push(request));
    // This browser lacks the fonts that the fallback is adjusted to. The typeface may replace the fallback only in the
    // first 0.1 s, so its arrival would decide whether words move.
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
    expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
