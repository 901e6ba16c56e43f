import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { ensureChromium } from '../../../.workspace/chromium.ts';
import { patience } from '../../../.workspace/patience.ts';

export const desk = inject('desk').replace(/\/$/, '');
export const vacancy = '/vacancies/recruiter-zorg';
export const list = `${vacancy}/candidates`;

const browser = await chromium.launch(ensureChromium());

/** A browser with nothing in its storage. What it complains of fails the test. */
export async function newRecruiter(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  return context;
}

/** A tab at an address of the desk, whose page stands there. */
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

/** The row of a candidate in the list. */
export const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });

/** A PDF as a word processor makes it. */
export async function pdfOf(html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}
