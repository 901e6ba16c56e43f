/** Absolute size limits of the desk, in compressed bytes (brotli). */
export const budgets = {
  /** All scripts of a screen before any interaction. */
  scripts: 220_000,
} as const;
