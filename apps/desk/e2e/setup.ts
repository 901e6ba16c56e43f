import { execFileSync } from 'node:child_process';
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

/** Builds and serves the desk, as `pnpm desk` does, on a free port. */
export default async function setup(project: TestProject) {
  const port = await freePort();
  const build = (cwd: string, script: string) =>
    execFileSync(process.execPath, [script], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', VITE_DESK_URL: origin(port) },
      stdio: 'inherit',
    });
  build(library, 'bundle.ts');
  build(root, 'build.ts');
  const server = await serveDesk(port);
  project.provide('desk', origin(port));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
