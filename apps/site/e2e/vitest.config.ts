import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    // A page's own tests stand in its folder.
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'src/**/*.e2e.ts'],
    globalSetup: './e2e/setup.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A second, the usual, is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // One browser for all files of a worker.
    isolate: false,
  },
});
