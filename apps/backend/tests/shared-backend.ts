import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../local/server.ts';
import { makeTemporaryFolder } from './temporary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared backend. */
    backend: string;
    /** A data folder in which the migrations have run already, to copy. */
    template: string;
  }
}

const options = {
  port: 0,
  siteUrl: 'http://127.0.0.1:4173,http://127.0.0.1:5173',
  log: () => undefined,
  limitFactor: 1000,
};

/** One backend for all tests that do not need their own; the limits are out of their way. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder();
  const template = path.join(folder, 'template');
  await (await startBackend({ ...options, dataDir: template })).close();
  const dataDir = path.join(folder, 'shared');
  await cp(template, dataDir, { recursive: true });
  const backend = await startBackend({ ...options, dataDir });
  project.provide('backend', backend.url);
  project.provide('template', template);
  return async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  };
}
