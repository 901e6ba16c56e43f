import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, origin } from '@heldermatch/tooling/ports';
import { serveDesk } from '../hosting.ts';

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
  const port = await freePort();
  const build = (cwd: string, script: string) =>
    execFileSync(process.execPath, [script], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', VITE_DESK_URL: origin(port) },
      stdio: 'inherit',
    });
  if (!isBuilt()) build(library, 'bundle.ts');
  build(root, 'build.ts');
  const server = await serveDesk(port);
  project.provide('desk', origin(port));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
