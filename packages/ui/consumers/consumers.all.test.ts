// Apps of other teams that render on their own server. They take long to install and build.
import { beforeAll, expect, test } from 'vitest';
import { patience } from '@heldermatch/tooling/patience';
import { freePort } from '@heldermatch/tooling/ports';
import { describeApp, visitRendered, withApps } from './screen.ts';
import { app, installWithNpm, locked, lockfile, oldestNode, run, serve } from './workspace.ts';

let looks: ReadonlySet<string>;

withApps('node', 'next', 'react-router');

beforeAll(async () => {
  const { page, seen } = await visitRendered();
  looks = new Set(seen.looks);
  await page.close();
});

test('installs the versions of the lockfile', async () => {
  await expect(locked()).toMatchFileSnapshot(lockfile);
});

describeApp('next', {
  start: async () => {
    await run(app('next'), 'pnpm', 'build');
    const port = await freePort();
    return serve('next', 'next', ['start', '-H', '127.0.0.1', '-p', String(port)], port);
  },
  looks: () => looks,
  hasRouter: true,
});

describeApp('react-router', {
  start: async () => {
    await run(app('react-router'), 'pnpm', 'build');
    const port = await freePort();
    return serve('react-router', 'react-router-serve', ['build/server/index.js'], port);
  },
  looks: () => looks,
  hasRouter: true,
});

test('passes the test of the Next template in jsdom', async () => {
  expect(await run(app('next'), 'pnpm', 'test')).toMatch(/Tests +2 passed/);
});

// npm installs no package that an app fails to declare; the apps of a pnpm workspace share theirs.
test.for([
  { template: 'vite', node: oldestNode },
  { template: 'next', node: process.versions.node },
])(
  'builds and tests the $template template, installed with npm, on Node $node',
  { timeout: patience(120) },
  async ({ template, node }) => {
    const target = await installWithNpm(template, node);
    expect(await run(target, 'npm', 'exec', '-c', 'node --version')).toContain(node);
    await run(target, 'npm', 'run', 'build');
    expect(await run(target, 'npm', 'test')).toMatch(/Tests +2 passed/);
  },
);
