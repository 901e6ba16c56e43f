/** What a page may cost who visits it. Sizes are in bytes as sent, with brotli. */
export const budgets = {
  /** A document, with the styles in it: it arrives in what a server sends before it waits for an answer. */
  document: 14_000,
  /** The document of a legal page: a long text. */
  legalDocument: 30_000,
  /** All scripts that a page fetches before its visitor does anything. */
  scripts: 70_000,
  /** The same on a page with a form: what draws it, and nothing yet of what checks and sends it. */
  scriptsWithForm: 95_000,
  /** The files that `scripts` come in. */
  scriptFiles: 8,
  /** Of them, what is evaluated before that. */
  scriptsBeforeInteraction: 5000,
  /** The typeface. */
  font: 16_000,
} as const;

const legalPaths: readonly string[] = ['/privacy', '/terms', '/dpa'];

/** Of the document at a path. */
export const documentBudgetOf = (path: string): number =>
  legalPaths.includes(path) ? budgets.legalDocument : budgets.document;
