import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    desk: string;
  }
}

const root = join(import.meta.dirname, '..');
const library = join(root, '../../packages/ui');

/** Whether the library's build is newer than its sources. In a full run it has already been built. */
function isBuilt(): boolean {
  const result = join(library, 'dist/index.js');
  if (!existsSync(result)) return false;
  const { mtimeMs } = statSync(result);
  return globSync('{src,../scorecard/src}/**/*.{ts,tsx}', { cwd: library }).every(
    (file) => statSync(join(library, file)).mtimeMs <= mtimeMs,
  );
}

/** Builds and serves the desk, as `pnpm desk` does, on a free port. */
export default async function setup(project: TestProject) {
  const build = (cwd: string) =>
    execFileSync(process.execPath, ['build.ts'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
  if (!isBuilt()) build(library);
  build(root);
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    preview: { port: 0 },
  });
  project.provide('desk', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
