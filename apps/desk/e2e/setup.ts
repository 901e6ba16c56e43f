import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** The built desk, as `pnpm desk` runs it, on a port of its own. A run of everything has built the library already. */
export default async function setup(project: TestProject) {
  const build = (cwd: string) =>
    execFileSync(process.execPath, ['build.ts'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
  if (!existsSync(join(library, 'dist/index.js'))) build(library);
  build(root);
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    preview: { port: 0 },
  });
  project.provide('desk', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
