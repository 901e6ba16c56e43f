// The base of a change (the last landed commit on main), and the reasons that the change gives since then.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@heldermatch/tooling/ports';
import { root, run } from './run.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  }).trim();
}

/** Output of git; undefined if it fails. */
function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

export const head = () => git('rev-parse', 'HEAD');
export const isClean = () => git('status', '--porcelain') === '';

const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'heldermatch');

/** Cache folder of a commit's visual snapshots and weights, outside of git. */
export const cacheOf = (commit: string): string => join(cache, commit);

const passedFile = (commit: string) => join(cacheOf(commit), 'passed');

/** Maximum number of cached commits; a change is compared with a recent one. */
const maxKept = 5;

/** Records that the complete run passed at this commit, so that the next change is compared with it. */
export function recordPass(): void {
  if (!isClean()) return;
  mkdirSync(cacheOf(head()), { recursive: true });
  writeFileSync(passedFile(head()), '');
  const ages = readdirSync(cache).map((name) => ({ name, age: statSync(cacheOf(name)).mtimeMs }));
  for (const { name } of ages.toSorted((a, b) => b.age - a.age).slice(maxKept)) {
    rmSync(cacheOf(name), { recursive: true, force: true });
  }
}

/**
 * Last commit that is known to have passed: `BASE`, as set in a workflow, then the fork from `origin/main`. On main
 * itself it is the last one that passed on this machine.
 *
 * @throws UserError when `BASE` isn't a commit of this clone.
 */
export function findPassed(): string | undefined {
  const given = process.env['BASE'];
  if (given !== undefined && given !== '') {
    const commit = tryGit('rev-parse', '--verify', '--quiet', `${given}^{commit}`);
    if (commit !== undefined) return commit;
    throw new UserError(`BASE is ${given}, which is no commit of this clone. Fetch or unset it.`);
  }
  const commit = tryGit('rev-parse', '--verify', '--quiet', 'HEAD');
  const fork = tryGit('merge-base', 'HEAD', 'origin/main');
  if (fork !== undefined && fork !== commit) return fork;
  return ancestors().find((one) => existsSync(passedFile(one)));
}

const ancestors = () =>
  linesOf(tryGit('rev-list', '--first-parent', '--max-count=500', 'HEAD') ?? '');

/**
 * Commit with which a change is compared: the last that passed, or else the parent of a clean checkout.
 *
 * @returns undefined if the clone lacks this history.
 */
export const findBase = (): string | undefined => findPassed() ?? ancestors()[isClean() ? 1 : 0];

/** Paths that differ from a commit, including new files. */
export const changedSince = (commit: string): string[] => [
  ...linesOf(git('diff', '--name-only', commit)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];

/** Text of a file at a commit; undefined if it didn't exist. */
export const textAt = (commit: string, file: string) => tryGit('show', `${commit}:${file}`);

/** Changesets that a change adds or edits, with their text before (empty if added) and now. */
export const changesetsSince = (commit: string): { before: string; now: string }[] =>
  changedSince(commit)
    .filter((file) => /^\.changeset\/[^/]+\.md$/.test(file) && existsSync(join(root, file)))
    .map((file) => ({
      before: textAt(commit, file) ?? '',
      now: readFileSync(join(root, file), 'utf8'),
    }));

/** Reason of a change, from a separate line in a changeset or commit message, such as `Look: rounder buttons`. */
export function reasonSince(commit: string, subject: 'Look' | 'Weight'): string | undefined {
  const reasonsIn = (text: string) => text.match(new RegExp(`^${subject}: .+$`, 'gm')) ?? [];
  const known = linesOf(tryGit('grep', '-hE', `^${subject}: `, commit, '--', '.changeset') ?? '');
  return [
    ...reasonsIn(git('log', '--format=%B', `${commit}..HEAD`)),
    ...changesetsSince(commit).flatMap(({ before, now }) => {
      const reasons = reasonsIn(now);
      // An edited changeset may reword its old reason, which isn't a new one.
      return reasons.length > reasonsIn(before).length ? reasons : [];
    }),
  ].find((reason) => !known.includes(reason));
}

let checkout: Promise<string> | undefined;

/** Checks out the base with its dependencies installed, once. Removed when this process exits. */
export function checkOut(commit: string): Promise<string> {
  checkout ??= (async () => {
    // Not in node_modules, where Node doesn't run TypeScript.
    const folder = mkdtempSync(join(tmpdir(), 'heldermatch-base-'));
    const remove = () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      git('worktree', 'prune');
    };
    process.once('exit', remove);
    git('worktree', 'add', '--detach', folder, commit);
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
      cwd: folder,
    });
    return folder;
  })();
  return checkout;
}
