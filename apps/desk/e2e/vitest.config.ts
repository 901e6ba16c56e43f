import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'desk',
    root: join(import.meta.dirname, '..'),
    include: ['src/**/*.test.ts', 'e2e/*.test.ts'],
    globalSetup: './e2e/setup.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A second, the usual, is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    isolate: false,
  },
});
