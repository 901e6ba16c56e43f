import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'scorecard', include: ['src/**/*.test.ts'] } });
