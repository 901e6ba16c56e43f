import type { Results } from '../../packages/ui/docs/a11y/results.ts';
import type { Words } from './subjects.ts';

/** Run that a report is about. */
export interface Run {
  /** Version of the library, with the commit. */
  version: string;
  /** Day of the run, or of the report if nothing ran. */
  date: string;
  /** Number of stories and test files with an outcome, in words. */
  summary: Words;
}

/** Describes the last run, or that there was none for this commit. */
export function runOf(results: Results | undefined, version: string, today: string): Run {
  if (results === undefined) {
    return {
      version,
      date: today,
      summary: {
        nl: 'Voor deze versie is nog geen testronde geweest.',
        en: 'No tests have run for this version yet.',
      },
    };
  }
  const stories = Object.keys(results.stories).length;
  const files = Object.keys(results.files).length;
  const date = results.date.slice(0, 10);
  return {
    version,
    date,
    summary: {
      nl: `De laatste testronde was op ${date}: ${stories} verhalen van onderdelen en schermen, en ${files} testbestanden.`,
      en: `The last run was on ${date}: ${stories} stories of components and screens, and ${files} test files.`,
    },
  };
}
