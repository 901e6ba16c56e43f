// `pnpm bench`: what the site, the library and the backend cost, against the budgets. Times are ratios to what is measured
// beside them in the same run: machines differ. `pnpm bench <what>` measures one thing; see README.md.
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { benchImports } from '../packages/ui/consumers/bench.ts';
import { benchTable } from '../packages/ui/consumers/benchTable.ts';
import { benchBackend } from './bench/backend.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import type { Report } from './bench/measures.ts';
import { benchLoading, benchPresses, publicPaths } from './bench/pages.ts';
import { withSystems, type System, type SystemName } from './bench/systems.ts';
import { ensureChromium } from './chromium.ts';
import { UserError } from './ports.ts';
import { main } from './run.ts';

const all = ['pages', 'presses', 'lighthouse', 'imports', 'table', 'backend'] as const;
type What = (typeof all)[number];
const isKnown = (what: string): what is What => (all as readonly string[]).includes(what);

interface Options {
  /** Of public pages. */
  paths: readonly string[];
  /** How often each is measured. */
  runs: number;
}

function optionsOf(page: string | undefined, runs: string): Options {
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new UserError(`--runs is '${runs}': give a number from 1 to 99.`);
  }
  if (page !== undefined && !publicPaths.includes(page)) {
    throw new UserError(`--page is '${page}': give one of ${publicPaths.join(', ')}.`);
  }
  return { paths: page === undefined ? publicPaths : [page], runs: Number(runs) };
}

/** What is measured of the running site. */
const ofSite: Partial<
  Record<
    What,
    (browser: Browser, systems: Record<SystemName, System>, options: Options) => Promise<Report>
  >
> = {
  pages: (browser, systems, { paths, runs }) => benchLoading(browser, systems, paths, runs),
  presses: (browser, systems, { paths, runs }) => benchPresses(browser, systems, paths, runs),
  lighthouse: (_, systems, { paths, runs }) => benchLighthouse(systems, paths, runs),
};

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const options = optionsOf(values.page, values.runs);
  const wanted = positionals.length === 0 ? all : positionals.filter(isKnown);
  const unknown = positionals.find((what) => !isKnown(what));
  if (unknown !== undefined) {
    throw new UserError(`There is no bench of ${unknown}: ${all.join(', ')}.`);
  }
  if (wanted.some((what) => what in ofSite)) {
    await withSystems(publicPaths, async (systems) => {
      const browser = await chromium.launch(ensureChromium().launchOptions);
      for (const what of wanted) {
        const report = await ofSite[what]?.(browser, systems, options);
        if (report?.print() === false) process.exitCode = 1;
      }
      await browser.close();
    });
  }
  if (wanted.includes('imports')) console.table(await benchImports());
  if (wanted.includes('table')) console.table(await benchTable());
  if (wanted.includes('backend')) console.table({ backend: await benchBackend() });
});
