import { defineConfig } from 'vitest/config';
import { patience } from '../../.workspace/patience.ts';

export default defineConfig({
  test: { name: 'forms', include: ['src/**/*.test.ts'], testTimeout: patience(5) },
});
