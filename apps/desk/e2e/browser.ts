import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';

export const desk = inject('desk');
export const vacancy = '/vacancies/recruiter-zorg';
export const list = `${vacancy}/candidates`;

const browser = await chromium.launch(ensureChromium());

/**
 * Opens a browser context with empty storage. Console errors and warnings fail the test.
 * @param expected - Those that don't, such as of a request that the database refuses.
 */
export async function newRecruiter(
  options: BrowserContextOptions = {},
  expected?: RegExp,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const consoleErrors: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => consoleErrors.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    expect(consoleErrors.filter((text) => expected?.test(text) !== true)).toEqual([]);
  });
  return context;
}

/** Opens a tab at a path of the desk, and waits for the page's title. */
export async function openDesk(
  context: BrowserContext,
  path: string,
  title?: string,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience(15));
  await page.goto(desk + path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return page;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Presses a button that downloads a file. @returns the path of the file. */
export async function download(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await press(page, button);
  return (await downloading).path();
}

/** Locates the open candidate, next to the list. */
export const opened = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** Locates a candidate's row in the list. */
export const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });

/** Reads every raw row of an object store. */
export const rowsOf = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<object[]>((resolve, reject) => {
        const opening = indexedDB.open('heldermatch-desk');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result as object[]);
          });
        });
      }),
    store,
  );

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks a page of 320 px wide for horizontal scroll and with axe. Returns what is wrong. */
export async function problemsAt320(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return [
    ...(width === 320 ? [] : [`The page is ${width} px wide`]),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ];
}

/** Prints HTML to a PDF as a word processor does. */
export async function pdfOf(html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}
