// Builds the library for publishing: ESM and CSS per component, and types.
import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { build } from 'rolldown';

const root = import.meta.dirname;

await build({
  cwd: root,
  input: ['src/index.ts', 'src/styles/reset.css.ts'],
  platform: 'neutral',
  external: (id) => !/^[./]/.test(id) && !id.includes('vanilla.css'),
  resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: 'css/[name][extname]',
  },
});
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
await cp(join(root, 'src/styles/font'), join(root, 'dist/font'), {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});
