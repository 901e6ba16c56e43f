/**
 * Absolute limits of a page, in bytes as sent, with brotli. They lie well above the sizes of today: a comparison with the
 * base shows what a change adds (`pnpm test --ci`).
 */
export const budgets = {
  /** A document, with the styles in it: it arrives in what a server sends before it waits for an answer. */
  document: 18_000,
  /** The document of a legal page: a long text. */
  legalDocument: 36_000,
  /** All scripts of a page with a form: what draws it, and nothing yet of what checks and sends it. */
  scripts: 130_000,
  /** The files that they come in. */
  scriptFiles: 6,
  /** The script in the document, which runs before the app. */
  start: 3000,
  /** The typeface. */
  font: 20_000,
} as const;

const legalPaths: readonly string[] = ['/privacy', '/terms', '/dpa'];

/** Of the document at a path. */
export const documentBudgetOf = (path: string): number =>
  legalPaths.includes(path) ? budgets.legalDocument : budgets.document;
