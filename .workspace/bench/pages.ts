// What every public page weighs, how it loads, and how fast it answers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { budgets, documentBudgetOf } from '../../apps/site/budgets.ts';
import { fileOf } from '../../apps/site/fileOf.ts';
import { routes } from '../../apps/site/src/routes.ts';
import type { Report } from './measures.ts';
import { filesOf, loadingOf, timeUntil, visitAsPhone, type Answer, type Loading } from './phone.ts';
import { systemNames, type System, type SystemName } from './systems.ts';

/** Nobody comes to these but by a link from a mail. */
const links: Record<string, string> = {
  '/reset-password': '#token_hash=bench&type=recovery',
  '/confirm': '#token_hash=bench&type=signup',
};

/** A page as its visitors open it. */
export const addressOf = (path: string): string => path + (links[path] ?? '');

/** What is measured of the running site, and where that is told. */
export interface SiteBench {
  browser: Browser;
  /** Where the browser is steered by what is not Playwright. */
  port: number;
  systems: Record<SystemName, System>;
  /** Of public pages. */
  paths: readonly string[];
  /** How often each is measured. */
  runs: number;
  report: Report;
}

export const publicPaths: readonly string[] = routes
  .filter(({ isGuarded }) => !isGuarded)
  .map(({ path }) => path);

/**
 * Ratios to a control, as times are those of a machine. LCP and blocking: to the same document without scripts. The others: to
 * the application, which on a quiet machine takes 53 ms for a tab, 130 for a dialog and 75 for a page, so that `answer`
 * stands for 80, 200 and 110 ms; a page it had before takes it 45, so that `back` stands for 90.
 */
const limits = { lcp: 1.05, blocked: 1.1, layout: 1.3, form: 1, answer: 1.5, back: 2 };
/** What moves less than this is not seen: the browser rounds places. */
const stillness = 0.001;
/** A longer task keeps who presses something waiting. In ms, on the slow processor. */
const longTask = 50;

/** In bytes as sent with brotli: browsers ask for that only over TLS. */
function sizeOf({ folder }: System, path: string): number {
  const file = join(folder, path);
  return readFileSync(file.endsWith('.woff2') ? file : `${file}.br`).length;
}

async function weigh(browser: Browser, system: System, path: string, report: Report) {
  const { files, form } = await visitAsPhone(
    browser,
    system,
    addressOf(path),
    async (page, devTools) => ({
      ...(await loadingOf(page, devTools)),
      files: [...new Set(await filesOf(page))],
    }),
  );
  const scripts = files.filter((file) => file.endsWith('.js'));
  const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
  const kB = (bytes: number) => [bytes / 1000];
  const add = (what: string, bytes: number, limit: number) =>
    report.add(path, { what, site: kB(bytes), most: limit / 1000, digits: 1 });
  add('document kB', sizeOf(system, fileOf(path)), documentBudgetOf(path));
  add(
    'JS kB',
    total(scripts.map((file) => sizeOf(system, file))),
    form > 0 ? budgets.scriptsWithForm : budgets.scripts,
  );
  report.add(path, { what: 'JS files', site: [scripts.length], most: budgets.scriptFiles });
  const start = scripts.filter((file) => file.includes('/start-'));
  add(
    'JS kB at once',
    total(start.map((file) => sizeOf(system, file))),
    budgets.scriptsBeforeInteraction,
  );
  // This phone is on a connection that asks for none.
  const fonts = globSync('assets/*.woff2', { cwd: system.folder });
  add('font kB', total(fonts.map((file) => sizeOf(system, file))), budgets.font);
}

/** How each page loads, beside the same without scripts and beside the application. */
export async function benchLoading({
  browser,
  systems,
  paths,
  runs,
  report,
}: SiteBench): Promise<void> {
  for (const path of paths) {
    await weigh(browser, systems.site, path, report);
    const loadings: Record<SystemName, Loading[]> = { site: [], bare: [], spa: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of systemNames) {
        loadings[name].push(await visitAsPhone(browser, systems[name], addressOf(path), loadingOf));
      }
    }
    const of = (name: SystemName, what: keyof Loading) => loadings[name].map((each) => each[what]);
    const add = (what: keyof Loading, label: string, control: SystemName, most: number) =>
      report.add(path, { what: label, site: of('site', what), control: of(control, what), most });
    add('lcp', 'LCP ms / bare', 'bare', limits.lcp);
    report.add(path, { what: 'LCP ms / SPA', site: of('site', 'lcp'), control: of('spa', 'lcp') });
    report.add(path, {
      what: 'blocked ms / bare',
      site: of('site', 'blocked'),
      control: of('bare', 'blocked'),
      most: limits.blocked,
      floor: longTask,
    });
    report.add(path, {
      what: 'longest script ms',
      site: of('site', 'longestScript'),
      most: longTask,
    });
    report.add(path, { what: 'CLS', site: of('site', 'cls'), most: stillness, digits: 4 });
    add('layout', 'layout and style ms / SPA', 'spa', limits.layout);
    if (of('site', 'form').some((time) => time > 0)) {
      add('form', 'form answers ms / SPA', 'spa', limits.form);
    }
  }
}

/** How long who reads waits until they press something, in ms. */
const reading = 2000;

interface Press {
  what: string;
  most?: number;
  starts: 'pointerdown' | 'click' | 'popstate';
  act: (page: Page) => Promise<unknown>;
  answer: Answer;
}

const heading = (text: string): Answer => ({ selector: 'h1', text });
const clickHidden = (selector: string) => (page: Page) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
const dialog = 'dialog, [role=dialog]';
const opensDialog: Omit<Press, 'what'> = {
  most: limits.answer,
  starts: 'pointerdown',
  act: (page) => page.getByRole('button', { name: 'Hoe meten we dit?' }).tap(),
  answer: { selector: dialog },
};

/** What is pressed on a page, one after the other. */
const visits: readonly { path: string; presses: readonly Press[] }[] = [
  {
    path: '/',
    presses: [
      {
        what: 'menu',
        starts: 'pointerdown',
        act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
        answer: { selector: 'nav a[href="/about"]' },
      },
    ],
  },
  {
    path: '/',
    presses: [
      { what: 'dialog, first', ...opensDialog },
      {
        what: 'dialog closes',
        most: limits.answer,
        starts: 'pointerdown',
        act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).tap(),
        answer: { selector: dialog, isGone: true },
      },
      { what: 'dialog, again', ...opensDialog },
    ],
  },
  {
    path: '/contact',
    presses: [
      {
        what: 'tab, first',
        most: limits.answer,
        starts: 'pointerdown',
        act: (page) => page.getByRole('tab').last().tap(),
        answer: { selector: '[role=tabpanel]:last-of-type' },
      },
      {
        what: 'tab, back',
        most: limits.answer,
        starts: 'pointerdown',
        act: (page) => page.getByRole('tab').first().tap(),
        answer: { selector: '[role=tabpanel] form' },
      },
    ],
  },
  {
    path: '/',
    presses: [
      {
        what: 'page, link in view',
        most: limits.answer,
        starts: 'pointerdown',
        act: (page) => page.locator('main a[href="/features"]').first().tap(),
        answer: heading('Functionaliteiten'),
      },
      {
        what: 'page, back',
        most: limits.back,
        starts: 'popstate',
        act: (page) => page.evaluate(() => history.back()),
        answer: { selector: 'h1 mark' },
      },
      {
        what: 'page, forward',
        most: limits.back,
        starts: 'popstate',
        act: (page) => page.evaluate(() => history.forward()),
        answer: heading('Functionaliteiten'),
      },
    ],
  },
  {
    path: '/',
    presses: [
      {
        what: 'page, of the closed menu',
        most: limits.answer,
        starts: 'click',
        act: clickHidden('nav a[href="/about"]'),
        answer: heading('Over Heldermatch'),
      },
    ],
  },
  {
    path: '/',
    presses: [
      {
        what: 'page, of the footer unseen',
        most: limits.answer,
        starts: 'click',
        act: clickHidden('footer a[href="/pilot"]'),
        answer: heading('De pilot'),
      },
    ],
  },
];

/** How fast pages answer who has read for a while, beside the application. */
export async function benchPresses({
  browser,
  systems,
  paths,
  runs,
  report,
}: SiteBench): Promise<void> {
  for (const { path, presses } of visits.filter((visit) => paths.includes(visit.path))) {
    const times = presses.map(() => ({ site: [] as number[], spa: [] as number[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['site', 'spa'] as const) {
        await visitAsPhone(browser, systems[name], path, async (page) => {
          for (const [index, { act, starts, answer }] of presses.entries()) {
            await page.waitForTimeout(reading);
            times[index]?.[name].push(await timeUntil(page, () => act(page), starts, answer));
          }
        });
      }
    }
    for (const [index, { what, most }] of presses.entries()) {
      const { site = [], spa = [] } = times[index] ?? {};
      report.add(path, { what: `${what} ms / SPA`, site, control: spa, ...(most && { most }) });
    }
  }
}
