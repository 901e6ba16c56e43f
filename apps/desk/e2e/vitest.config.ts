import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineConfig({
  test: {
    name: 'desk',
    root: join(import.meta.dirname, '..'),
    include: ['{src,corpus}/**/*.test.ts', 'e2e/*.test.ts'],
    // Node lacks what the build for new browsers uses.
    alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }],
    globalSetup: './e2e/setup.ts',
    testTimeout: patience(90),
    hookTimeout: patience(60),
    expect: { poll: { timeout: patience(10) } },
    isolate: false,
  },
});
