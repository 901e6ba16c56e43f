import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/shared-backend.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, the usual, is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // The database is compiled once for all files of a worker.
    isolate: false,
  },
});
