// Writes the outcomes of automatic checks, which the documentation pages and `pnpm a11y-report` show.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { resultsPath, type Outcomes, type Results } from '../packages/ui/docs/a11y/results.ts';
import { root } from './run.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** Outcomes of the checks of a story. */
    outcomes?: Outcomes;
  }
}

const file = join(root, resultsPath);

/** Results of the current commit before anything has run. */
export function emptyResults(): Results {
  const library = readFileSync(join(root, 'packages/ui/package.json'), 'utf8');
  const { version } = JSON.parse(library) as { version: string };
  const git = ['describe', '--always', '--dirty', '--exclude=*'];
  const commit = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim();
  return { version, commit, date: new Date().toISOString(), stories: {}, files: {} };
}

/** Results of the current commit: those of another are no statement about this one. */
function currentResults(): Results {
  const results = emptyResults();
  if (!existsSync(file)) return results;
  const last = JSON.parse(readFileSync(file, 'utf8')) as Results;
  return last.commit === results.commit ? { ...last, date: results.date } : results;
}

/** Outcomes of a test. On a phone with touch only its play function counts: the other checks ran without touch too. */
function outcomesOf(test: TestCase): Outcomes {
  const { outcomes = {} } = test.meta();
  if (test.project.name !== 'stories:phone') return outcomes;
  return outcomes.play === undefined ? {} : { touch: outcomes.play };
}

/**
 * Adds the outcomes of a run to those of earlier runs of the same commit. A run of tests by name is no statement about
 * their file.
 */
export const resultsReporter = (): Reporter => {
  let isByName = false;
  return {
    onInit(vitest) {
      isByName = vitest.getGlobalTestNamePattern() !== undefined;
    },
    onTestRunEnd(modules) {
      if (isByName) return;
      const { stories, files, ...run } = currentResults();
      for (const module of modules) {
        const path = relative(root, module.moduleId);
        if (module.state() !== 'skipped') files[path] = module.ok() ? 'passed' : 'failed';
        for (const test of module.children.allTests()) {
          const { storyId } = test.meta();
          if (storyId !== undefined)
            stories[storyId] = { ...stories[storyId], ...outcomesOf(test) };
        }
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...run, stories, files } satisfies Results));
    },
  };
};
