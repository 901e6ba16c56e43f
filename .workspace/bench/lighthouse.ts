// Lighthouse scores of every public page, on a simulated phone.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '../../apps/site/src/routes.ts';
import { installOnDemand } from '../outside.ts';
import { addressOf, type SiteBench } from './pages.ts';

/**
 * The part of Lighthouse's interface that is used here.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md
 */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; skipAudits: readonly string[] },
) => Promise<
  { lhr: { categories: Record<string, { score: number | null; title: string }> } } | undefined
>;

/**
 * Measures Lighthouse scores, from 0 to 100. The performance score is the median of the runs, with the page without
 * scripts as its control.
 */
export async function benchLighthouse({ port, systems, paths, runs, report }: SiteBench) {
  const home = installOnDemand(join(import.meta.dirname, 'lighthouse'));
  const { resolve } = createRequire(join(home, 'package.json'));
  const { default: lighthouse } = (await import(pathToFileURL(resolve('lighthouse')).href)) as {
    default: Lighthouse;
  };
  const scoresOf = async (url: string, skipAudits: readonly string[]) => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', skipAudits });
    return Object.entries(result?.lhr.categories ?? {}).map(
      ([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const,
    );
  };
  for (const path of paths) {
    const isHidden = routes.some((route) => route.path === path && route.isHidden === true);
    // Account pages are hidden from search engines on purpose.
    const skipAudits = isHidden ? ['is-crawlable'] : [];
    const speeds: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['site', 'bare'] as const) {
        for (const [id, score] of await scoresOf(
          systems[name].origin + addressOf(path),
          skipAudits,
        )) {
          if (id === 'performance') speeds[name].push(score);
          else if (name === 'site' && run === 0) {
            report.add(path, { what: id, site: [score], least: 100 });
          }
        }
      }
    }
    report.add(path, {
      what: 'performance / bare',
      site: speeds.site,
      control: speeds.bare,
      least: 0.99,
    });
  }
}
