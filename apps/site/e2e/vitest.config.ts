import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from '../../../.workspace/patience.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    // A page's own tests stand in its folder.
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'src/**/*.e2e.ts'],
    globalSetup: './e2e/setup.ts',
    testTimeout: patience(90),
    hookTimeout: patience(60),
    expect: { poll: { timeout: patience(10) } },
    // One browser for all files of a worker.
    isolate: false,
  },
});
