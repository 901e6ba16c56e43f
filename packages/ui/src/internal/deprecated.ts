// Bundlers replace `process.env.NODE_ENV` with its value.
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Logs a deprecation warning, once and only in development.
 * @param old - Deprecated API, such as `Link isExternal`.
 * @param successor - Its replacement, such as `opensInNewTab`.
 */
export function warnDeprecated(old: string, successor: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(old)) return;
  warned.add(old);
  // oxlint-disable-next-line no-console -- for who writes the app
  console.warn(
    `@heldermatch/ui: \`${old}\` is deprecated, use \`${successor}\`. \`npx @heldermatch/codemod src\` changes it.`,
  );
}
