import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { dists } from './hosting.ts';
import { licenses, licensesFile } from './licenses.ts';

const { app, worker } = licenses();
/** Only has the icon of the product. */
const publicDir = join(import.meta.dirname, '../site/public');
const library = join(import.meta.dirname, '../../packages/ui/dist');

/** Without advice to developers of plugins, which a busy machine gets. */
const rolldownOptions = { checks: { bundlerTimings: false } };

/** Begins with signing in to a team's database, instead of opening the browser's storage. */
const forTeam: Plugin = {
  name: 'for-team',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/entry-client.tsx', '/src/team/entry-client.tsx'),
  },
};

/**
 * Configuration of an ordinary app; only the library comes from its packed build instead of the registry. Mode 'team'
 * builds the desk of a team.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir,
  plugins: [react(), app, ...(mode === 'team' ? [forTeam] : [])],
  resolve: {
    alias: [
      { find: /^@heldermatch\/ui$/, replacement: join(library, 'index.js') },
      { find: '@heldermatch/ui/richText', replacement: join(library, 'entry/richText.js') },
      { find: '@heldermatch/ui/reset.css', replacement: join(library, 'reset.css') },
      { find: '@heldermatch/ui/font.css', replacement: join(library, 'font/font.css') },
    ],
  },
  build: {
    outDir: mode === 'team' ? dists.team : dists.browser,
    license: { fileName: licensesFile },
    rolldownOptions: {
      ...rolldownOptions,
      output: {
        // Modules that most pages use are one file: dozens of small files compress badly, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'database', test: /@supabase/ },
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
  // The worker is an ES module, so that it can load each parser on demand.
  worker: { format: 'es', plugins: () => [worker], rolldownOptions },
  // Node can't import packages that import CSS.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1', port: 4174, strictPort: true },
}));
