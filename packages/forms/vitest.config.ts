import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineConfig({
  test: { name: 'forms', include: ['src/**/*.test.ts'], testTimeout: patience(5) },
});
