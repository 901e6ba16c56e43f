// Bundlers put the word in its place.
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Says once, in development, that something goes with a coming version.
 * @param old - what is deprecated, such as `Link isExternal`.
 * @param successor - what does the same, such as `opensInNewTab`.
 */
export function warnDeprecated(old: string, successor: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(old)) return;
  warned.add(old);
  // oxlint-disable-next-line no-console -- for who writes the app
  console.warn(
    `@heldermatch/ui: \`${old}\` is deprecated, use \`${successor}\`. \`npx @heldermatch/codemod src\` changes it.`,
  );
}
