import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const library = join(import.meta.dirname, '../../packages/ui/dist');

/** Configuration of an ordinary app; only the library comes from its packed build instead of the registry. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@heldermatch\/ui$/, replacement: join(library, 'index.js') },
      { find: '@heldermatch/ui/reset.css', replacement: join(library, 'reset.css') },
      { find: '@heldermatch/ui/font.css', replacement: join(library, 'font/font.css') },
    ],
  },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // Modules that most pages use are one file: dozens of small files compress badly, and each is a request.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 9 }] },
      },
    },
  },
  // The worker is an ES module, so that it can load each parser on demand.
  worker: { format: 'es' },
  // Node can't import packages that import CSS.
  ssr: { noExternal: true },
  server: { host: '127.0.0.1', port: 4174, strictPort: true },
  preview: {
    host: '127.0.0.1',
    strictPort: true,
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
});
