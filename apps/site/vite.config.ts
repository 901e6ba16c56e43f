import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { browsers } from '@heldermatch/facts';
import { asDefine, readSettings } from './settings.schema.ts';

/** Replaces Vite's loader of `import()` with `importWhole`, which can retry a failed import. */
const importWhole: Plugin = {
  name: 'import-whole',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importWhole as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/lazyModule.ts'))};`,
  },
};

/**
 * Replaces a slow check in React Aria, which tests whether a locale is valid. `supportedLocalesOf` makes the browser
 * collect all its locales first: 30 ms on a phone. `getCanonicalLocales` throws for the same malformed tags, without
 * that cost.
 * @see https://tc39.es/ecma402/#sec-intl.getcanonicallocales
 */
const quickLocale: Plugin = {
  name: 'quick-locale',
  transform: {
    filter: { id: /useDefaultLocale\.mjs$/ },
    handler: (code) =>
      code.replace('Intl.DateTimeFormat.supportedLocalesOf', 'Intl.getCanonicalLocales'),
  },
};

/**
 * Chunks of the app. Without this group a page would load dozens of files. Code that submits a form is fetched on
 * demand.
 */
export const codeSplitting = {
  groups: [{ name: 'app', minShareCount: 2, test: /^(?!.*(?:supabase|valibot))/ }],
};

export default defineConfig(({ mode }) => {
  const settings = readSettings({ ...loadEnv(mode, import.meta.dirname), ...process.env });
  return {
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin(), react(), importWhole, quickLocale],
    define: asDefine(settings),
    // React has it built in.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    build: {
      target: browsers,
      manifest: true,
      // Licences of all packages in the bundles.
      license: { fileName: 'third-party-licenses.txt' },
      assetsInlineLimit: 0,
      // Advice to developers of plugins, which a busy machine gets.
      rolldownOptions: { checks: { bundlerTimings: false } },
      // A document has only the styles that it uses; the app loads the complete stylesheet.
      cssCodeSplit: false,
      // Also lists the file of a module without dependencies, so that the loader handles it like any other.
      modulePreload: { resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    },
    // Plain Node can't import packages that import CSS.
    ssr: { noExternal: true },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
