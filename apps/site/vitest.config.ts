import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { asDefine, readSettings } from './settings.schema.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: asDefine(readSettings({})),
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}'],
    server: { deps: { inline: ['@heldermatch/ui'] } },
  },
});
