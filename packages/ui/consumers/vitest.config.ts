import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineConfig({
  test: {
    name: 'consumers',
    include: ['*.test.ts'],
    testTimeout: patience(60),
    // Setup packs the library and installs the apps from the registry.
    hookTimeout: patience(120),
  },
});
