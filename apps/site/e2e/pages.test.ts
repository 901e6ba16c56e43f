import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { notFound, routes } from '../src/routes.ts';
import { site, visit } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** What axe finds on a page, by its rule. */
async function check(page: Page, options: RunOptions) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async (given) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    return engine.run(given);
  }, options);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const isExpected = (complaint: string, path: string) =>
  path === notFound.path && (complaint.includes('404') || complaint.includes(path));

describe.each(paths)('%s', (path) => {
  const route = [...routes, notFound].find(
    (candidate) => candidate.path === path || candidate.aliases?.includes(path),
  );

  test('is complete HTML: language, title, description, one h1, its CSS inside', async () => {
    const html = await (await fetch(site + path)).text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain(`<title>${route?.title}</title>`);
    expect(html).toContain('<meta name="description"');
    expect(html.match(/<h1/g) ?? []).toHaveLength(route?.isGuarded ? 0 : 1);
    expect(html).toContain('<style>');
    expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
  });

  test.each(['light', 'dark'] as const)(
    'hydrates without a message and passes axe in the %s theme',
    async (colorScheme) => {
      const { page, complaints } = await visit(path, { colorScheme, locale: 'ar-EG' });
      expect(complaints.filter((complaint) => !isExpected(complaint, path))).toEqual([]);
      const violations = await check(page, { rules: { region: { enabled: true } } });
      expect(violations).toEqual([]);
    },
  );

  test('can be read on paper, also when backgrounds are printed', async () => {
    const { page } = await visit(path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => check(page, { runOnly: 'color-contrast' })).toEqual([]);
  });

  test('nothing scrolls sideways at 320 px, also with text at 200 % in a fallback font', async () => {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } });
    const tooWide = () =>
      page.evaluate(() => {
        // Words for screen readers, and the field that people never see, lie in a box of one pixel.
        const isClipped = (element: Element | null): boolean =>
          element !== null &&
          ((element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden') ||
            isClipped(element.parentElement));
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .filter((element) => !isClipped(element))
          .map((element) => element.outerHTML.slice(0, 120));
      });
    expect(await tooWide()).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      document.documentElement.style.setProperty('--hm-font-family', 'monospace');
    });
    expect(await tooWide()).toEqual([]);
  });
});

test('the two tabs of /contact stand beside each other on the smallest phone', async () => {
  const { page } = await visit('/contact', { viewport: { width: 320, height: 640 } });
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});
