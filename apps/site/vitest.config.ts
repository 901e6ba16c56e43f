import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';
import { asDefine, readSettings } from './settings.schema.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: asDefine(readSettings({})),
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: patience(60),
    hookTimeout: patience(60),
    expect: { poll: { timeout: patience(10) } },
    server: { deps: { inline: ['@heldermatch/ui'] } },
  },
});
