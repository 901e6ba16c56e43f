import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from '../../.workspace/patience.ts';
import { asDefine, readSettings } from './settings.schema.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: asDefine(readSettings({})),
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: patience(15),
    hookTimeout: patience(15),
    expect: { poll: { timeout: patience(5) } },
    server: { deps: { inline: ['@heldermatch/ui'] } },
  },
});
