import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    globalSetup: './setup.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A second, the usual, is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // One browser for all files of a worker.
    isolate: false,
  },
});
