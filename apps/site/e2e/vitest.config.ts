import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineConfig({
  test: {
    name: 'e2e',
    // Tests of a single page are in the folder of that page.
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'src/**/*.e2e.ts'],
    globalSetup: './e2e/setup.ts',
    testTimeout: patience(90),
    hookTimeout: patience(60),
    expect: { poll: { timeout: patience(10) } },
    // All test files of a worker share one browser.
    isolate: false,
  },
});
