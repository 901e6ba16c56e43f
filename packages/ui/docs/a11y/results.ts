import type { CheckId } from './checks.js';

/**
 * Outcome of a check of a story. `same`: everything in it looks as in a story before it, for which the check passed.
 */
export type Outcome = 'passed' | 'failed' | 'same';

export type Outcomes = Partial<Record<CheckId, Outcome>>;

/** Outcomes of automatic checks. A build artefact: it isn't part of the repository. */
export interface Results {
  /** Version of the library. */
  version: string;
  /** Commit, followed by `-dirty` if files were changed since. */
  commit: string;
  /** Time of the last run, as ISO 8601. */
  date: string;
  /** Outcomes by story id. A story that didn't run has none. */
  stories: Record<string, Outcomes>;
  /** Outcomes of test files, by path from the root of the repository. */
  files: Record<string, 'passed' | 'failed'>;
}

/** Path of the results, from the root of the repository. */
export const resultsPath = 'node_modules/.cache/accessibility/results.json';
