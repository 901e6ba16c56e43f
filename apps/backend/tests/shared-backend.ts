import { cpSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../local/server.ts';
import { FIRST_RELEASE, openFolder, withMigrations } from './schemas.ts';
import { makeTemporaryFolder } from './temporary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the shared backend. */
    backend: string;
    /** Data folder as the first release left it, for tests to copy. */
    firstRelease: string;
    /** Data folder with all migrations applied, for tests to copy. */
    template: string;
  }
}

const options = {
  port: 0,
  siteUrl: 'http://127.0.0.1:4173,http://127.0.0.1:5173',
  log: () => undefined,
  limitFactor: 1000,
};

/**
 * Starts one backend, with high limits, for all tests that don't need their own. Creating a PostgreSQL database takes
 * longer than most tests, so it is done only here: the other tests copy the result.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Same flag as in vitest.config.ts.
  setFlagsFromString('--liftoff-only');
  const folder = await makeTemporaryFolder();
  const firstRelease = path.join(folder, 'first-release');
  await mkdir(firstRelease);
  await withMigrations(FIRST_RELEASE, {}, async (migrations) => {
    await (await openFolder(firstRelease, { migrations })).close();
  });
  const template = path.join(folder, 'template');
  cpSync(firstRelease, template, { recursive: true });
  await (await startBackend({ ...options, dataDir: template })).close();
  const dataDir = path.join(folder, 'shared');
  cpSync(template, dataDir, { recursive: true });
  const backend = await startBackend({ ...options, dataDir });
  project.provide('backend', backend.url);
  project.provide('firstRelease', firstRelease);
  project.provide('template', template);
  return async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  };
}
