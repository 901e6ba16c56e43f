import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { browsers } from '@heldermatch/facts';
import { asDefine, readSettings } from './settings.schema.ts';

/** Gives the place of Vite's loader of `import()` to ours, which lets a failed one be tried again. */
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
 * React Aria asks which languages the browser formats dates in, and looks only at whether that throws, as it does when a tag
 * is malformed. The browser gathers all of them first: 30 ms on a phone. This throws for the same, and at once.
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

export default defineConfig(({ mode }) => {
  const settings = readSettings({ ...loadEnv(mode, import.meta.dirname), ...process.env });
  return {
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin(), react(), importWhole, quickLocale],
    define: asDefine(settings),
    // React has it itself.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    build: {
      target: browsers,
      manifest: true,
      // The licences of everything that is really in the bundles.
      license: { fileName: 'third-party-licenses.txt' },
      assetsInlineLimit: 0,
      // A document has what it shows of it, the app brings all.
      cssCodeSplit: false,
      // To the loader, a module that needs no other is a file like any other.
      modulePreload: { resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    },
    // Plain Node can't import what imports CSS.
    ssr: { noExternal: true },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
