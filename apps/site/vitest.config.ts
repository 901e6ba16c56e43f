import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { asDefine, readSettings } from './settings.schema.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: asDefine(readSettings({})),
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Five seconds and one, the usual, are short on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: ['@heldermatch/ui'] } },
  },
});
