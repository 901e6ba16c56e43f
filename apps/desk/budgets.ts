/** Absolute size limits of the desk, in compressed bytes (brotli). */
export const budgets = {
  /** All scripts of a screen before any interaction. The largest has 236 kB, and a change needs some room below it. */
  scripts: 240_000,
} as const;
