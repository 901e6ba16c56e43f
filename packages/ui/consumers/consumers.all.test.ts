// Apps of other teams that render on their own server. They take long to install and build.
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '@heldermatch/tooling/ports';
import { describeApp, visitRendered, withApps } from './screen.ts';
import { app, locked, lockfile, run, serve } from './workspace.ts';

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
