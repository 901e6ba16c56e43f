import type { Results } from '../../packages/ui/docs/a11y/results.ts';
import { acrOf } from './acr.tsx';
import { earlOf, wcagEmOf } from './earl.ts';
import { openAcrOf } from './openAcr.ts';
import { runOf } from './run.ts';
import { subjectsOf } from './subjects.ts';

/**
 * All reports, by path in the folder of reports.
 *
 * @param version of the library, with the commit.
 * @param today day of the report, such as 2026-11-27.
 */
export function reportsOf(
  results: Results | undefined,
  version: string,
  today: string,
): ReadonlyMap<string, string> {
  const run = runOf(results, version, today);
  const files = new Map<string, string>();
  for (const subject of subjectsOf(results)) {
    const { id } = subject;
    files.set(`${id}/earl.jsonld`, earlOf(subject, run, results));
    for (const language of ['nl', 'en'] as const) {
      files.set(`${id}/acr.${language}.html`, acrOf(subject, run, language));
      files.set(`${id}/openacr.${language}.yaml`, openAcrOf(subject, run, language));
      if (id !== 'ui')
        files.set(`${id}/wcag-em.${language}.json`, wcagEmOf(subject, run, language));
    }
  }
  return files;
}
