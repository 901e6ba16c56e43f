import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { notFound, routes } from '../src/routes.ts';
import { changesEnd, violations } from './axe.ts';
import { arrive, goTo, scriptsOf, site, type Visit } from './browser.ts';

const paths = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases]);

const isExpected = (complaint: string, path: string) =>
  path === notFound.path && (complaint.includes('404') || complaint.includes(path));

describe.each(paths)('%s', (path) => {
  const route = [...routes, notFound].find(
    (candidate) => candidate.path === path || candidate.aliases?.includes(path),
  );

  const hasForm = route?.chrome === 'bare' || route?.starts === 'now' || path === '/contact';
  const limit = hasForm
    ? { files: budgets.scriptFiles, bytes: budgets.scripts }
    : { files: 0, bytes: 0 };

  test('is complete HTML: language, title, description, one h1, inlined CSS', async () => {
    const html = await (await fetch(site + path)).text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain(`<title>${route?.title}</title>`);
    expect(html).toContain('<meta name="description"');
    expect(html.match(/<h1/g) ?? []).toHaveLength(route?.isGuarded ? 0 : 1);
    expect(html).toContain('<style>');
    expect(html).not.toContain('<link rel="stylesheet"');
  });

  describe('on a phone in the dark theme', () => {
    let visitor: Visit;
    let scripts: Set<string>;
    beforeAll(async () => {
      visitor = await arrive({
        colorScheme: 'dark',
        locale: 'ar-EG',
        viewport: { width: 320, height: 640 },
      });
      scripts = scriptsOf(visitor.page);
      await goTo(visitor.page, path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.page.waitForLoadState('networkidle');
      return () => visitor.page.context().close();
    });

    test.skipIf(route?.isGuarded)('fetches no script to be read, and few for its form', () => {
      const sizes = [...scripts].map(
        (script) => readFileSync(join(import.meta.dirname, '../dist', `${script}.br`)).length,
      );
      expect({ files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }).toEqual({
        files: expect.toSatisfy((files: number) => files <= limit.files),
        bytes: expect.toSatisfy((bytes: number) => bytes <= limit.bytes),
      });
    });

    test('hydrates without a message', () => {
      const { consoleErrors } = visitor;
      expect(consoleErrors.filter((complaint) => !isExpected(complaint, path))).toEqual([]);
    });

    test('never scrolls horizontally, even with text at 200 % in a fallback font', async () => {
      const { page } = visitor;
      expect(await tooWide(page)).toEqual([]);
      const style = await page.addStyleTag({
        content: ':root { font-size: 200% !important } * { font-family: monospace !important }',
      });
      expect(await tooWide(page)).toEqual([]);
      await style.evaluate((element) => (element as Element).remove());
    });

    test('breaks no word of a heading without a hyphen, with or without the typeface', async () => {
      const { page } = visitor;
      for (const change of [fetchTypeface, takeTypeface]) {
        await change(page);
        for (const width of [320, 360, 390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 640 });
          expect([change.name, width, await brokenWords(page)]).toEqual([change.name, width, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    });

    test('has contrast on paper when backgrounds are printed', async () => {
      const { page } = visitor;
      await page.emulateMedia({ media: 'print' });
      await changesEnd(page);
      expect(await violations(page, { runOnly: 'color-contrast' })).toEqual([]);
    });
  });
});

/** Elements that are wider than the viewport. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    // Visually hidden text and the honeypot field are in a box of one pixel.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden') ||
        isClipped(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Renders the page in its typeface, however slow this machine is: with `optional` the browser gives up after 0.1 s. */
const fetchTypeface = (page: Page) =>
  page.evaluate(async () => {
    const style = document.createElement('style');
    const [typeface = ''] =
      /@font-face\{[^}]*url\([^}]*\}/.exec(document.querySelector('style')?.textContent ?? '') ??
      [];
    style.textContent = typeface.replace('optional', 'block');
    document.head.append(style);
    await document.fonts.load('bold 1em "Atkinson Hyperlegible Next"');
  });

/** Removes the typeface, as for a slow document on a machine without any of its fallback fonts. */
const takeTypeface = (page: Page) =>
  page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) {
      style.textContent = style.textContent.replaceAll(/@font-face\{[^}]*\}/g, '');
    }
  });

/** Parts of words in headings that are broken over two lines. Words may break at a hyphen or soft hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    /** Top of a letter, in pixels. A hyphen drawn before it, at the end of a line, is its first box. */
    const topOf = (node: Node, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return [...range.getClientRects()].at(-1)?.top;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { 0: part, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD-]+/gu)) {
          if (topOf(node, index) !== topOf(node, index + part.length - 1)) broken.push(part);
        }
      }
      return broken;
    });
  });
