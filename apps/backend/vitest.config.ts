import { defineConfig } from 'vitest/config';
import { patience } from '../../.workspace/patience.ts';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/shared-backend.ts',
    testTimeout: patience(30),
    hookTimeout: patience(30),
    expect: { poll: { timeout: patience(10) } },
    // The database is compiled once for all files of a worker, and not again by V8's optimizing compiler, which
    // takes longer than most tests save by it.
    isolate: false,
    execArgv: ['--liftoff-only'],
  },
});
