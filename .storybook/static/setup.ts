import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../.workspace/run.ts';
import { buildStorybook } from './storybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built Storybook. */
    storybook: string;
  }
}

/** Builds the static Storybook once for all test files. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-storybook-'));
  await buildStorybook(folder, root);
  project.provide('storybook', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
