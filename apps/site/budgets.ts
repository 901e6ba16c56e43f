/**
 * Absolute size limits of a page, in compressed bytes (brotli). They are well above today's sizes: `pnpm test --ci`
 * compares with the base to show the growth of a change.
 */
export const budgets = {
  /** HTML document with inlined styles. Small enough for a server to send before it waits for an acknowledgement. */
  document: 20_000,
  /** Document of a legal page, which has a long text. */
  legalDocument: 36_000,
  /** All scripts that render a page with a form. Excludes those that validate and submit it. */
  scripts: 130_000,
  /** Maximum number of script files. */
  scriptFiles: 6,
  /** Inline script in the document that runs before the app. */
  start: 3_300,
  /** Font file of the typeface. */
  font: 20_000,
} as const;

const legalPaths: readonly string[] = ['/privacy', '/terms', '/dpa'];

/** Document budget of a path, in bytes. */
export const documentBudgetOf = (path: string): number =>
  legalPaths.includes(path) ? budgets.legalDocument : budgets.document;
