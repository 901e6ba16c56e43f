import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const run = (script: string, env: Record<string, string>) => {
  const { status, stderr } = spawnSync('node', [join('.workspace', script)], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
};

test.each(['PORT', 'BACKEND_PORT'])(
  'start with %s in use ends with one clear line',
  async (name) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    // What else runs on this machine, on the usual ports, is not what is tried here.
    const free = String(port === 65_535 ? port - 1 : port + 1);
    const { status, lines } = run('start.ts', {
      PORT: free,
      BACKEND_PORT: free,
      [name]: String(port),
    });
    await new Promise((resolve) => other.close(resolve));
    expect(status).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is in use. End what runs there, or choose another with ${name}.`,
    ]);
  },
);

test('start with a port that is none ends with one clear line', () => {
  const { status, lines } = run('start.ts', { PORT: 'tachtig' });
  expect(status).toBe(1);
  expect(lines).toEqual(["PORT is 'tachtig', which is no port. Use a number from 1 to 65535."]);
});

test('test with a browser that is not there ends with one clear line', () => {
  const { status, lines } = run('test.ts', { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'CHROMIUM_PATH is /nowhere/chromium, where there is no file. Correct it or unset it.',
  ]);
});

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

test('the lockfile pins every package by its hash, and names no host and no source but the registry', () => {
  const packages = lockfile.slice(
    lockfile.indexOf('\npackages:\n'),
    lockfile.indexOf('\nsnapshots:\n'),
  );
  const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
  const resolutions = packages.match(/^ {4}resolution: .*$/gm) ?? [];
  expect(names.length).toBeGreaterThan(100);
  expect(resolutions).toHaveLength(names.length);
  expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/]+=*\}$/.test(line))).toEqual([]);
  expect(lockfile).not.toMatch(/https?:|git[+@]|github:|tarball:|\bfile:\.|registry\b/);
  expect(existsSync(join(root, '.npmrc'))).toBe(false);
});

test('no package runs a script when it is installed, and none is younger than three days', () => {
  const allowed = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(workspace)?.[1] ?? '';
  expect(allowed.trim().split('\n')).toEqual(['esbuild: false']);
  expect(workspace).toMatch(/^minimumReleaseAge: 4320$/m);
  expect(workspace).not.toMatch(
    /minimumReleaseAgeExclude|dangerouslyAllowAllBuilds|onlyBuiltDependencies/,
  );
});
