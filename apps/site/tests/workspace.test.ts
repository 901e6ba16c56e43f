import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, listen } from '@heldermatch/tooling/ports';

const root = join(import.meta.dirname, '../../..');

const node = (args: readonly string[], cwd: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('node', args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), lines: stderr.trim().split('\n') };
};
const run = (script: string, env: Record<string, string>) =>
  node([join('.workspace', script)], root, env);

test.each(['PORT', 'BACKEND_PORT', 'DESK_PORT'])(
  'start with %s in use ends with one clear line',
  async (name) => {
    const other = createServer();
    const port = await listen(other, 0);
    onTestFinished(() => void other.close());
    // Free ports, so that processes on the usual ports don't affect the test.
    const free = String(await freePort());
    const { status, lines } = run('start.ts', {
      PORT: free,
      BACKEND_PORT: free,
      [name]: String(port),
    });
    expect(status).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is in use. End what runs there, or choose another with ${name}.`,
    ]);
  },
);

test('start with an invalid port ends with one clear line', () => {
  const { status, lines } = run('start.ts', { PORT: 'tachtig' });
  expect(status).toBe(1);
  expect(lines).toEqual(["PORT is 'tachtig', which is no port. Use a number from 1 to 65535."]);
});

test('test with a missing browser ends with one clear line', () => {
  const { status, lines } = run('test.ts', { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'CHROMIUM_PATH is /nowhere/chromium, where there is no file. Correct it or unset it.',
  ]);
});

function temporaryFolder(name = 'heldermatch-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates a folder with the shared code of all commands, and one extra command: `try.ts`. */
function workspaceWith(command: string, folder = temporaryFolder()): string {
  for (const part of ['.workspace', 'apps/backend/local', 'packages/tooling']) {
    const isSource = (path: string) => !path.endsWith('node_modules');
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  }
  mkdirSync(join(folder, 'node_modules/@heldermatch'), { recursive: true });
  symlinkSync(join(folder, 'packages/tooling'), join(folder, 'node_modules/@heldermatch/tooling'));
  writeFileSync(
    join(folder, '.workspace/try.ts'),
    `import { main, requireSupportedPath, run, script } from './run.ts'; await main(() => ${command});`,
  );
  return folder;
}

test('a command runs in a folder with spaces, accents and percent signs in its name', () => {
  const folder = workspaceWith(`run('node', ['-p', 'process.cwd()'])`, temporaryFolder('é 1%20-'));
  const { status, out } = node(['.workspace/try.ts'], folder);
  expect({ status, out }).toEqual({ status: 0, out: folder });
});

test.each([
  ['#', 'Vite', `run('node', ['--version'])`],
  ["'", 'Vite', `run('node', ['--version'])`],
  ['%', 'Vitest', `requireSupportedPath('Vitest')`],
  ['é', 'Vitest', `requireSupportedPath('Vitest')`],
])('a folder with %s in its name, where %s does not work, gives one clear line', (...example) => {
  const [character, tool, command] = example;
  const folder = workspaceWith(command, temporaryFolder(`helder${character}-`));
  expect(node(['.workspace/try.ts'], folder)).toEqual({
    status: 1,
    out: '',
    lines: [
      `${tool} does not work in ${folder}: move it to a folder without ${character} in its path.`,
    ],
  });
});

test('no path is taken from a file URL, which has %20 for a space', () => {
  const sources = globSync('{.workspace,.storybook,tokens,packages,apps}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  expect(sources.length).toBeGreaterThan(100);
  const wrong = sources.filter((file) =>
    /import\.meta\.url\)\s*\.pathname/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test.each([
  // Error messages of Node, of C (`rmSync`) and of Rust (Rolldown).
  [
    `EROFS: read-only file system, open '${root}/a b/c.html'`,
    `${root}/a b/c.html can't be written: its disk is read-only. Make it writable, or clone to another.`,
  ],
  [
    `Build failed\n\nError: , Unknown error: Read-only file system '${root}/c.html'\n    at ${root}/d.ts`,
    `${root}/c.html can't be written: its disk is read-only. Make it writable, or clone to another.`,
  ],
  [
    `Failed to write file in ${root}/dist/c.js\n\nCaused by:\n    Permission denied (os error 13)`,
    `${root}/dist/c.js can't be used: this user has no permission. Give it to this user.`,
  ],
  ['ENOSPC: no space left on device, write', `The disk of ${root} is full: free some space.`],
])('%j is shown as one clear line', (message, line) => {
  const code = `throw new Error(${JSON.stringify(message)})`;
  const { status, lines } = node(['--import', '@heldermatch/tooling/errors', '--eval', code], root);
  expect({ status, lines }).toEqual({ status: 1, lines: [line] });
});

test('an error that only a programmer can fix keeps its stack', () => {
  const code = `throw new Error('a fault of ours')`;
  const { status, lines } = node(['--import', '@heldermatch/tooling/errors', '--eval', code], root);
  expect(status).toBe(1);
  expect(lines).toContain('Error: a fault of ours');
  expect(lines.length).toBeGreaterThan(1);
});

test('a script that fails has already printed the reason: its command adds nothing', () => {
  const folder = workspaceWith(`run('node', script('fails.ts'))`);
  const file = join(folder, 'dist');
  writeFileSync(
    join(folder, 'fails.ts'),
    `throw new Error("EACCES: permission denied, mkdir '${file}'");`,
  );
  const { status, lines } = node(['.workspace/try.ts'], folder);
  expect({ status, lines }).toEqual({
    status: 1,
    lines: [`${file} can't be used: this user has no permission. Give it to this user.`],
  });
});

/** Mounts a folder as a separate disk. Needs root, and fails in some containers. */
function mount(folder: string, options: string): boolean {
  const args = ['-t', 'tmpfs', '-o', options, 'tmpfs', folder];
  if (spawnSync('mount', args).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return true;
}

test('a command on a full disk ends with one clear line', (context) => {
  const disk = temporaryFolder();
  if (!mount(disk, 'size=20m')) context.skip('skipped: no disk can be mounted here');
  workspaceWith(`run('node', ['--version'])`, disk);
  const { status, out, lines } = node(['.workspace/try.ts'], disk);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(lines).toEqual([expect.stringContaining(`The disk of ${disk} is full: `)]);
});

test('a command on a read-only disk ends with one clear line', (context) => {
  const disk = temporaryFolder();
  if (!mount(disk, 'size=200m')) context.skip('skipped: no disk can be mounted here');
  workspaceWith(`run('node', ['--version'])`, disk);
  expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0);
  expect(node(['.workspace/try.ts'], disk)).toEqual({
    status: 1,
    out: '',
    lines: [
      `${disk} can't be written: its disk is read-only. Make it writable, or clone to another.`,
    ],
  });
});

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

test('the lockfile pins every package by its hash, and has no host and no source except the registry', () => {
  const packages = lockfile.slice(
    lockfile.indexOf('\npackages:\n'),
    lockfile.indexOf('\nsnapshots:\n'),
  );
  const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
  const resolutions = packages.match(/^ {4}resolution: .*$/gm) ?? [];
  expect(names.length).toBeGreaterThan(100);
  expect(resolutions).toHaveLength(names.length);
  expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/]+=*\}$/.test(line))).toEqual([]);
  expect(lockfile).not.toMatch(
    /https?:|git\+|git@[\w.-]+[:/]|github:|tarball:|\bfile:\.|registry\b/,
  );
  expect(existsSync(join(root, '.npmrc'))).toBe(false);
});

test('no package runs an install script, and none is younger than three days', () => {
  const allowed = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(workspace)?.[1] ?? '';
  expect(allowed.trim().split('\n')).toEqual(['esbuild: false']);
  expect(workspace).toMatch(/^minimumReleaseAge: 4320$/m);
  expect(workspace).not.toMatch(
    /minimumReleaseAgeExclude|dangerouslyAllowAllBuilds|onlyBuiltDependencies/,
  );
});
