// `pnpm bench`: what every public page weighs and how soon it paints, against the budgets. Times are ratios to the
// same page without its scripts, measured in the same run: machines differ.
// `pnpm bench imports`: what components of the library cost an app, beside those of others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { startBackend } from '../apps/backend/local/server.ts';
import { serve } from '../apps/site/server/serve.ts';
import { readSettings } from '../apps/site/settings.schema.ts';
import { benchImports } from '../packages/ui/consumers/bench.ts';
import { benchTable } from '../packages/ui/consumers/benchTable.ts';
import { ensureChromium } from './chromium.ts';
import { origin, requirePort, sitePort, UserError } from './ports.ts';
import { slowDown } from './slow-phone.ts';
import { main, root, run, script } from './run.ts';

/** In kB as sent. */
const budgets = { document: 14, legalDocument: 30, script: 70, scriptWithForm: 95, font: 16 };
const legal = ['/privacy', '/terms', '/dpa'];
const withForm = ['/contact', '/login', '/register'];
const pages = [
  '/',
  '/features',
  '/features/cv-analysis',
  '/features/smart-matching',
  '/features/evidence-scorecard',
  '/about',
  '/compliance',
  '/search',
  ...withForm,
  ...legal,
];
/** Odd, so that the median is one of them. */
const runs = 3;

const kB = (bytes: number) => bytes / 1000;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;

async function weigh(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const sent = { document: 0, script: 0, font: 0, stylesheet: 0 };
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    if (kind in sent) {
      sent[kind as keyof typeof sent] += Number(await response.headerValue('content-length'));
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return sent;
}

/** Largest contentful paint in ms, as a phone on slow 4G with a processor four times slower. */
async function paint(browser: Browser, address: string, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page: Page = await context.newPage();
  await slowDown(page);
  // Empty, not missing: a script that does not come is told on the page.
  if (!hasScripts) {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}

async function benchPages() {
  const port = sitePort();
  await requirePort('PORT', port);
  const dataDir = mkdtempSync(join(tmpdir(), 'heldermatch-bench-'));
  const site = origin(port);
  const backend = await startBackend({ port: 0, siteUrl: site, dataDir, log: () => {} });
  const settings = readSettings({ VITE_SITE_URL: site, VITE_SUPABASE_URL: backend.url });
  await run('node', script('apps/site/build.ts'), { env: { ...process.env, ...settings } });
  const server = await serve({
    folder: join(root, 'apps/site/dist'),
    port,
    siteUrl: site,
    supabaseUrl: backend.url,
    bookingUrl: settings.VITE_BOOKING_URL,
    captchaProvider: settings.VITE_CAPTCHA_PROVIDER,
  });
  const browser = await chromium.launch(ensureChromium().launchOptions);
  const over: string[] = [];
  const rows: Record<string, Record<string, string>> = {};
  for (const path of pages) {
    const sent = await weigh(browser, site + path);
    const limits = {
      document: legal.includes(path) ? budgets.legalDocument : budgets.document,
      script: withForm.includes(path) ? budgets.scriptWithForm : budgets.script,
      font: budgets.font,
      stylesheet: 0,
    };
    for (const [kind, limit] of Object.entries(limits)) {
      const size = kB(sent[kind as keyof typeof sent]);
      if (size > limit) over.push(`${path}: ${kind} ${size.toFixed(1)} kB, budget ${limit} kB`);
    }
    const paints: { full: number[]; bare: number[] } = { full: [], bare: [] };
    for (let index = 0; index < runs; index += 1) {
      paints.full.push(await paint(browser, site + path, true));
      paints.bare.push(await paint(browser, site + path, false));
    }
    rows[path] = {
      'document kB': kB(sent.document).toFixed(1),
      'JS kB': kB(sent.script).toFixed(1),
      'font kB': kB(sent.font).toFixed(1),
      'LCP ms': median(paints.full).toFixed(0),
      'LCP / without scripts': (median(paints.full) / median(paints.bare)).toFixed(2),
    };
  }
  console.table(rows);
  for (const line of over) console.error(`Over budget: ${line}`);
  await browser.close();
  server.closeAllConnections();
  server.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = over.length === 0 ? 0 : 1;
}

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what = 'pages'] = positionals;
  if (what === 'pages') await benchPages();
  else if (what === 'imports') console.table(await benchImports());
  else if (what === 'table') console.table(await benchTable());
  else throw new UserError(`There is no bench of ${what}: pages, imports or table.`);
});
