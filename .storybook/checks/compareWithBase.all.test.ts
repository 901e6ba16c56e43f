// Checks what a change has to announce, in a clone that contains such a change.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { grown } from '../../.workspace/compareWithBase.ts';

const root = join(import.meta.dirname, '../..');

/** Clones the working tree, with dependencies to run its scripts. */
function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Anna', '-c', 'user.email=anna@bedrijf.example', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ).trim();
  git('clone', '--quiet', '--shared', root, '.');
  // Includes uncommitted changes.
  const changes = execFileSync('git', ['diff', '--binary', 'HEAD'], { cwd: root, maxBuffer: 1e9 });
  if (changes.length > 0) execFileSync('git', ['apply', '-'], { cwd: folder, input: changes });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'packages/ui/node_modules'), join(folder, 'packages/ui/node_modules'));
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  /** Calls a function of the clone's scripts. */
  const ask = (module: string, call: string, env: Record<string, string> = {}): unknown => {
    const code = `import * as script from './.workspace/${module}.ts';
      console.log(JSON.stringify(script.${call}) ?? 'null');`;
    const answer = execFileSync('node', ['--input-type=module-typescript', '--eval', code], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, XDG_CACHE_HOME: join(folder, '.git'), BASE: '', ...env },
    });
    return JSON.parse(answer);
  };
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return { folder, git, commit, ask, write };
}

const changeset = (text: string) => `---\n'@heldermatch/ui': minor\n---\n\n${text}\n`;

test('two branches that each add a prop merge cleanly, and the result is announced', () => {
  const { folder, git, commit, ask, write } = clone();
  const base = commit('The base');
  for (const [name, prop] of [
    ['Badge', 'anna'],
    ['Table', 'bert'],
  ] as const) {
    git('switch', '--quiet', '--create', prop, base);
    const report = join(folder, 'packages/ui/api.md');
    const lines = readFileSync(report, 'utf8').split('\n');
    const heading = lines.findIndex((line) => line === `## ${name}`);
    expect(heading).toBeGreaterThan(0);
    write('packages/ui/api.md', lines.toSpliced(heading + 2, 0, `- \`${prop}\``).join('\n'));
    expect(ask('compareWithBase', `undeclaredInterfaces('${base}')`)).toEqual([
      '@heldermatch/ui has another interface: tell its users with `pnpm changeset`.',
    ]);
    write(`.changeset/${prop}.md`, changeset(`${name} takes ${prop}.`));
    expect(ask('compareWithBase', `undeclaredInterfaces('${base}')`)).toEqual([]);
    commit(`${name} takes ${prop}`);
  }
  git('merge', '--quiet', '--no-edit', 'anna');
  const merged = readFileSync(join(folder, 'packages/ui/api.md'), 'utf8');
  expect(merged.match(/^- `(?:anna|bert)`$/gm)).toEqual(['- `anna`', '- `bert`']);
  expect(ask('compareWithBase', `undeclaredInterfaces('${base}')`)).toEqual([]);
});

test('a reason for another look or weight is accepted only if it is new', () => {
  const { git, commit, ask, write } = clone();
  write('.changeset/old.md', changeset('Look: it was blue'));
  const base = commit('The base');
  const reason = (subject: string) => ask('base', `reasonSince('${base}', '${subject}')`);
  write('.changeset/old.md', changeset('Look: it was blue\n\nAnd more.'));
  commit('Say nothing');
  expect(reason('Look')).toBeNull();
  write('.changeset/old.md', changeset('Look: it used to be blue'));
  commit('Reword the reason');
  expect(reason('Look')).toBeNull();
  write('.changeset/old.md', changeset('Look: it was blue\n\nLook: squarer buttons'));
  expect(reason('Look')).toBe('Look: squarer buttons');
  commit('Round the buttons\n\nLook: rounder buttons');
  expect(reason('Look')).toBe('Look: rounder buttons');
  expect(reason('Weight')).toBeNull();
  write('.changeset/new.md', changeset('Weight: the table of clauses is new'));
  expect(reason('Weight')).toBe('Weight: the table of clauses is new');
  expect(git('status', '--porcelain')).toContain('new.md');
});

test('the base is the given commit, the fork from main, or the last commit that passed here', () => {
  const { folder, git, commit, ask } = clone();
  const [first, second, third] = ['One', 'Two', 'Three'].map(commit);
  // Without this, `origin/main` of the new clone would be another commit.
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(ask('base', 'findBase()')).toBe(second);
  expect(ask('base', 'findPassed()')).toBeNull();
  git('switch', '--quiet', '--detach', first ?? '');
  ask('base', 'recordPass()');
  git('switch', '--quiet', 'main');
  expect(ask('base', 'findBase()')).toBe(first);
  expect(ask('base', 'findPassed()')).toBe(first);
  git('update-ref', 'refs/remotes/origin/main', second ?? '');
  expect(ask('base', 'findBase()')).toBe(second);
  expect(ask('base', 'findBase()', { BASE: 'HEAD~2' })).toBe(first);
  appendFileSync(join(folder, 'README.md'), 'more');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(ask('base', 'changedSince(script.head())')).toEqual(['README.md']);
  expect(third).toBe(ask('base', 'head()'));
});

test('a file that grows by more than 2 % or 500 bytes is listed', () => {
  const before = { 'index.html': 10_000, 'all scripts': 100_000, 'about.html': 10_000 };
  const after = { 'index.html': 10_201, 'all scripts': 100_501, 'about.html': 10_200, new: 9000 };
  expect(grown(before, after)).toEqual([
    'index.html: 10201 bytes, 201 more',
    'all scripts: 100501 bytes, 501 more',
  ]);
});

test('a change affects the packages that depend on it, or everything', () => {
  const { commit, ask, write } = clone();
  const base = commit('The base');
  const affected = () => ask('affected', `affectedSince('${base}')`);
  expect(affected()).toEqual([]);
  write('docs/deployment.md', '');
  write('README.md', '');
  write('packages/scorecard/README.md', '');
  commit('Shorten the texts');
  expect(affected()).toEqual(['packages/scorecard', 'docs/deployment.md']);
  write('packages/ui/src/index.ts', '');
  commit('Empty a package');
  expect(affected()).toEqual(
    expect.arrayContaining(['packages/ui', 'apps/backend', 'apps/desk', 'apps/site']),
  );
  expect(affected()).not.toContain('packages/forms');
  write('pnpm-lock.yaml', '');
  commit('Empty the lockfile');
  expect(affected()).toBeNull();
});
