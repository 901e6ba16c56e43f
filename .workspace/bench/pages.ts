// Weight, loading and responsiveness of every public page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { budgets, documentBudgetOf } from '../../apps/site/budgets.ts';
import { fileOf } from '../../apps/site/fileOf.ts';
import { routeOf, routes } from '../../apps/site/src/routes.ts';
import type { Report } from './measures.ts';
import { loadingOf, timeUntil, visitAsPhone, type Answer, type Loading } from './phone.ts';
import { systemNames, type System, type SystemName } from './systems.ts';

/** Fragments of pages that are only opened by a link from an email. */
const links: Record<string, string> = {
  '/reset-password': '#token_hash=bench&type=recovery',
  '/confirm': '#token_hash=bench&type=signup',
};

/** URL of a page as visitors open it. */
export const addressOf = (path: string): string => path + (links[path] ?? '');

/** Options of a measurement of the running site, and its report. */
export interface SiteBench {
  browser: Browser;
  /** Debugging port of the browser, for tools other than Playwright. */
  port: number;
  systems: Record<SystemName, System>;
  /** Paths of public pages. */
  paths: readonly string[];
  /** Number of runs for each page. */
  runs: number;
  report: Report;
}

export const publicPaths: readonly string[] = routes
  .filter(({ isGuarded }) => !isGuarded)
  .map(({ path }) => path);

/** One page of each kind: short and long text, with an interactive example, and with a form. */
export const commonPaths: readonly string[] = [
  '/',
  '/features',
  '/terms',
  '/contact',
  '/login',
  '/forgot-password',
];

/** Goals. Times are ratios to a control, because they depend on the machine; others are in their own unit. */
const goals = {
  lcp: 1.05,
  /** Reading page, compared with the document without scripts. */
  processor: 1.4,
  /** Page with a form, compared with the single-page application. */
  processorWithForm: 1.5,
  weight: 0.75,
  requests: 10,
  requestsWithForm: 15,
  pageChange: 1.2,
  press: 1,
  /** In milliseconds. */
  coldPageChange: 1000,
  /** Smaller shifts are invisible, because browsers round positions. */
  cls: 0.001,
};

function weigh({ folder }: System, path: string, report: Report): void {
  const file = join(folder, fileOf(path));
  const [, start = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const kB = (bytes: number) => [bytes / 1000];
  report.add(path, {
    what: 'document kB',
    site: kB(readFileSync(`${file}.br`).length),
    most: documentBudgetOf(path) / 1000,
    digits: 1,
  });
  report.add(path, {
    what: 'kB of script before intent',
    site: kB(brotliCompressSync(start).length),
    most: budgets.start / 1000,
    digits: 1,
  });
}

/**
 * Measures the loading of each page, compared with the same document without scripts and with the single-page
 * application.
 */
export async function benchLoading({ browser, systems, paths, runs, report }: SiteBench) {
  for (const path of paths) {
    weigh(systems.site, path, report);
    const loadings: Record<SystemName, Loading[]> = { site: [], bare: [], spa: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of systemNames) {
        // oxlint-disable-next-line no-await-in-loop -- parallel runs would slow each other down
        loadings[name].push(await loadingOf(browser, systems[name], addressOf(path)));
      }
    }
    const of = (name: SystemName, what: keyof Loading) => loadings[name].map((each) => each[what]);
    const add = (what: keyof Loading, label: string, control: 'bare' | 'spa', most?: number) =>
      report.add(path, {
        what: `${label} / ${control}`,
        site: of('site', what),
        control: of(control, what),
        ...(most !== undefined && { most }),
      });
    const hasForm = path === '/contact' || routeOf(path).chrome === 'bare';
    add('lcp', 'LCP ms', 'bare', goals.lcp);
    add('lcp', 'LCP ms', 'spa');
    add('processor', 'processor ms', 'bare', hasForm ? undefined : goals.processor);
    add('processor', 'processor ms', 'spa', hasForm ? goals.processorWithForm : undefined);
    add('weight', 'kB', 'spa', goals.weight);
    report.add(path, {
      what: 'requests',
      site: of('site', 'requests'),
      most: hasForm ? goals.requestsWithForm : goals.requests,
    });
    for (const what of ['blocked', 'longestScript', 'form'] as const) {
      report.add(path, { what: `${what} ms`, site: of('site', what), control: of('spa', what) });
    }
    report.add(path, { what: 'CLS', site: of('site', 'cls'), most: goals.cls, digits: 4 });
  }
}

/** Delays before a press, in milliseconds: after reading for a while, or right after the first paint. */
const moments = { settled: 4000, early: 500 };

interface Press {
  path: string;
  what: string;
  when: keyof typeof moments;
  most: number;
  starts: 'pointerdown' | 'click';
  act: (page: Page) => Promise<unknown>;
  answer: Answer;
}

const heading = (text: string): Answer => ({ selector: 'h1', text });
const clickHidden = (selector: string) => (page: Page) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

const dialog: Omit<Press, 'when'> = {
  path: '/',
  what: 'dialog',
  most: goals.press,
  starts: 'pointerdown',
  act: (page) => page.getByRole('button', { name: 'Hoe meten we dit?' }).tap(),
  answer: { selector: 'dialog, [role=dialog]' },
};
const tab: Omit<Press, 'when'> = {
  path: '/contact',
  what: 'tab',
  most: goals.press,
  starts: 'pointerdown',
  act: (page) => page.getByRole('tab').last().tap(),
  answer: { selector: '[role=tabpanel]:last-of-type' },
};
const menu: Omit<Press, 'when'> = {
  path: '/',
  what: 'menu',
  most: goals.press,
  starts: 'pointerdown',
  act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  answer: { selector: 'nav a[href="/about"]' },
};
const pageChange = (
  path: string,
  link: string,
  title: string,
  what: string,
): Omit<Press, 'when'> => ({
  path,
  what: `page, ${what}`,
  most: goals.pageChange,
  starts: 'click',
  act: clickHidden(link),
  answer: heading(title),
});

const presses: readonly Press[] = [
  ...[dialog, tab, menu].flatMap((press) => [
    { ...press, when: 'settled' as const },
    { ...press, when: 'early' as const },
  ]),
  {
    ...pageChange('/', 'main a[href="/features"]', 'Functionaliteiten', 'of its text'),
    when: 'settled',
  },
  { ...pageChange('/', 'footer a[href="/pilot"]', 'De pilot', 'of its foot'), when: 'settled' },
  {
    ...pageChange('/contact', 'nav a[href="/about"]', 'Over Heldermatch', 'of its menu'),
    when: 'settled',
  },
];

/** Measures the responsiveness of pages, compared with the single-page application. */
export async function benchPresses({ browser, systems, paths, runs, report }: SiteBench) {
  const timeOf = (system: System, { path, when, act, starts, answer }: Press) =>
    visitAsPhone(browser, system, async (page) => {
      await page.goto(system.origin + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.loading.lcp > 0);
      if (when === 'settled') await page.waitForLoadState();
      await page.waitForTimeout(moments[when]);
      return timeUntil(page, () => act(page), starts, answer);
    });
  for (const press of presses.filter(({ path }) => paths.includes(path))) {
    const times = { site: [] as number[], spa: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['site', 'spa'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- parallel runs would slow each other down
        times[name].push(await timeOf(systems[name], press));
      }
    }
    report.add(press.path, {
      what: `${press.what}, ${press.when}, ms / spa`,
      site: times.site,
      control: times.spa,
      most: press.most,
    });
  }
  if (!paths.includes('/')) return;
  // To a page without any prefetched files.
  const cold: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- parallel runs would slow each other down
    cold.push(
      await timeOf(systems.site, {
        ...pageChange('/', 'footer a[href="/accessibility"]', 'Toegankelijkheid', ''),
        when: 'early',
      }),
    );
  }
  report.add('/', { what: 'page, cold, ms', site: cold, most: goals.coldPageChange });
}
