import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Paths of the files that match git's patterns, tracked or new, but not ignored. */
export const gitFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
