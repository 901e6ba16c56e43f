import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/shared-backend.ts',
    testTimeout: patience(30),
    hookTimeout: patience(30),
    expect: { poll: { timeout: patience(10) } },
    // Workers are shared, so that each compiles the database once. The flag disables V8's optimizing compiler, which
    // takes longer than it saves in most tests.
    isolate: false,
    execArgv: ['--liftoff-only'],
  },
});
