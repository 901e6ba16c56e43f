// `pnpm bench`: measures the cost of the site, the library and the backend, and compares it with the goals. Times are
// ratios to a control in the same run, because machines differ. `pnpm bench <what>` measures one of them; see
// README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchImports } from '../packages/ui/consumers/bench.ts';
import { benchTable } from '../packages/ui/consumers/benchTable.ts';
import { benchBackend } from './bench/backend.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { Report } from './bench/measures.ts';
import {
  benchLoading,
  benchPresses,
  commonPaths,
  publicPaths,
  type SiteBench,
} from './bench/pages.ts';
import { withSystems } from './bench/systems.ts';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { freePort, UserError } from '@heldermatch/tooling/ports';
import { main } from './run.ts';

const benchmarks = ['pages', 'presses', 'lighthouse', 'imports', 'table', 'backend'] as const;
type Benchmark = (typeof benchmarks)[number];
const isKnown = (what: string): what is Benchmark =>
  (benchmarks as readonly string[]).includes(what);

function optionsOf(page: string | undefined, runs: string): Pick<SiteBench, 'paths' | 'runs'> {
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new UserError(`--runs is '${runs}': give a number from 1 to 99.`);
  }
  if (page !== undefined && !publicPaths.includes(page)) {
    throw new UserError(`--page is '${page}': give one of ${publicPaths.join(', ')}.`);
  }
  return { paths: page === undefined ? commonPaths : [page], runs: Number(runs) };
}

const siteBenchmarks: Partial<Record<Benchmark, (bench: SiteBench) => Promise<void>>> = {
  pages: benchLoading,
  presses: benchPresses,
  lighthouse: benchLighthouse,
};

/** Measures something, and prints the results even after a failure. */
async function measure(
  work: (bench: SiteBench) => Promise<void>,
  bench: Omit<SiteBench, 'report'>,
) {
  const report = new Report();
  try {
    await work({ ...bench, report });
  } finally {
    if (!report.print()) process.exitCode = 1;
  }
}

async function measureSite(
  wanted: readonly Benchmark[],
  options: Pick<SiteBench, 'paths' | 'runs'>,
) {
  const works = wanted.flatMap((what) => siteBenchmarks[what] ?? []);
  if (works.length === 0) return;
  await withSystems(publicPaths, async (systems) => {
    const port = await freePort();
    const { args = [], ...launch } = ensureChromium();
    const browser = await chromium.launch({
      ...launch,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      // oxlint-disable-next-line no-await-in-loop -- parallel runs would slow each other down
      for (const work of works) await measure(work, { browser, port, systems, ...options });
    } finally {
      await browser.close();
    }
  });
}

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, runs: { type: 'string', default: '15' } },
  });
  const options = optionsOf(values.page, values.runs);
  const wanted = positionals.length === 0 ? benchmarks : positionals.filter(isKnown);
  const unknown = positionals.find((what) => !isKnown(what));
  if (unknown !== undefined) {
    throw new UserError(`There is no bench of ${unknown}: ${benchmarks.join(', ')}.`);
  }
  await measureSite(wanted, options);
  if (wanted.includes('imports')) console.table(await benchImports());
  if (wanted.includes('table')) console.table(await benchTable());
  if (wanted.includes('backend')) console.table({ backend: await benchBackend() });
});
