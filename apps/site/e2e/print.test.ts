// Pages on paper, as Chromium prints them without backgrounds: no words overlap.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { press, toast, visit } from './browser.ts';

interface Words {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Words of each printed page, with their positions in points. */
async function printedPages(pdf: Uint8Array<ArrayBuffer>): Promise<Words[][]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => ('str' in item ? [item] : [])).filter(({ str }) => str.trim());
    }),
  );
  await task.destroy();
  return pages.map((items) =>
    items.map(({ str, transform, width, height }) => {
      const [left, baseline] = [Number(transform[4]), Number(transform[5])];
      // The middle of the letters, because descenders may touch the next line.
      return { text: str, left, right: left + width, bottom: baseline, top: baseline + height / 2 };
    }),
  );
}

const overlap = (one: Words, other: Words) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1;

const overlapping = (words: readonly Words[]) =>
  words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );

/** Fixed elements, which a browser would draw on every printed page. */
const fixed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

test.each([
  '/',
  '/features',
  '/features/evidence-scorecard',
  '/compliance',
  '/privacy',
  '/register',
])('%s on paper has each word once, and no overlapping words', async (path) => {
  const { page } = await visit(path);
  if (path === '/register') {
    await press(page, 'Account maken');
    await toast(page, 'Validatiefout');
  }
  const shownText = await page.getByRole('main').innerText();
  await page.emulateMedia({ media: 'print' });
  expect(await fixed(page)).toEqual([]);
  // Room for a message, which is hidden.
  await expect
    .poll(() => page.evaluate(() => document.body.style.paddingBlockEnd))
    .toMatch(/^(?:0px)?$/);
  // Each of these heights breaks the page at a different word.
  for (const height of ['297mm', '270mm', '240mm']) {
    const pages = await printedPages(new Uint8Array(await page.pdf({ width: '210mm', height })));
    expect(pages.flatMap(overlapping)).toEqual([]);
    const printed = pages.flat().map(({ text }) => text);
    for (const word of ['Naar de inhoud', 'Validatiefout', 'Totaal']) {
      const times = (text: string) => text.split(word).length - 1;
      expect([word, times(printed.join('\n'))]).toEqual([word, times(shownText)]);
    }
  }
});

test.each([
  ['/search?q=scorecard', 'pagina’s over', 'Een matchscore die u kunt narekenen'],
  ['/features/smart-matching', 'Hoe zwaar telt', 'Zelf wervingscampagnes opzetten'],
  ['/features/smart-matching', 'De software rangschikt', 'Upload de vacaturetekst'],
])('%s on paper has %j on the page of its content', async (path, title, content) => {
  const { page } = await visit(path);
  await page.getByText(content).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const height of ['297mm', '270mm', '240mm']) {
    const pages = await printedPages(new Uint8Array(await page.pdf({ width: '210mm', height })));
    const texts = pages.map((words) => words.map(({ text }) => text).join(' '));
    const first = texts.find((text) => text.includes(title));
    expect(first?.replaceAll(/\s+/g, ' ')).toContain(content);
  }
});

test.each(['light', 'dark'] as const)(
  'marks, numbers and redacted words keep their background on paper, from a %s screen',
  async (colorScheme) => {
    const { page } = await visit('/features/evidence-scorecard', { colorScheme });
    await page.emulateMedia({ media: 'print' });
    const marked = ['mark', '[data-evidence]', 'a[href^="#bewijs"]'].join(', ');
    const grounds = await page
      .locator(marked)
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((element) => getComputedStyle(element).printColorAdjust),
      );
    expect(grounds.length).toBeGreaterThan(9);
    expect(new Set(grounds)).toEqual(new Set(['exact']));
  },
);
