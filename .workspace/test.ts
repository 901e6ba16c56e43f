// Everything that is checked, or what was asked for, in one run that ends with `N passed, N failed`:
//   pnpm test                all
//   pnpm test Button Card    these components: types, stories, sheets, server rendering
//   pnpm test forms.test     the test files whose path contains it
//   pnpm test --changed      what the changes since the last commit can have broken
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Reporter, VitestRunMode } from 'vitest/node';
import { differenceFolder, differencePage } from '../.storybook/checks/sheets.ts';
import { componentOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { ensureChromium } from './chromium.ts';
import { main, requireFit, root, script, start } from './run.ts';

interface Part {
  name: string;
  passed: number;
  failed: number;
  /** Of all its tests together: parts run side by side. */
  seconds: number;
}

type Command = readonly string[];

/** Read only what is there: they run beside the tests. */
const types: Command = ['tsc'];
const readers: readonly Command[] = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  types,
];
/** Write what tests read: they come first. */
const builds: readonly Command[] = [
  ['node', ...script('tokens/generate.ts')],
  ['node', ...script('packages/ui/build.ts')],
  ['node', ...script('apps/backend/build.ts')],
  ['pnpm', 'sbom:site'],
];

/** Runs commands one after the other. What one says stands together, whatever runs beside it. */
async function runCommands(commands: readonly Command[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [command = '', ...args] of commands) {
    const name = [command, ...args].join(' ').replace('--import ./.workspace/errors.ts ', '');
    const began = performance.now();
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => (said += String(data)));
    }
    const [status] = (await once(child, 'close')) as [number | null];
    console.log(`\n> ${name}\n${said}`);
    const seconds = (performance.now() - began) / 1000;
    parts.push({ name, passed: Number(status === 0), failed: Number(status !== 0), seconds });
  }
  return parts;
}

/** Runs Vitest and counts. A file that can't be loaded and an error outside of any test are failures too. */
async function runTests(options: { project?: string[]; changed?: boolean }, files: string[] = []) {
  const parts = new Map<string, Part>();
  const partOf = (name: string) => {
    const part = parts.get(name) ?? { name, passed: 0, failed: 0, seconds: 0 };
    parts.set(name, part);
    return part;
  };
  const counter: Reporter = {
    onTestRunEnd(modules, errors) {
      for (const module of modules) {
        const part = partOf(module.project.name);
        for (const test of module.children.allTests()) {
          const { state } = test.result();
          if (state === 'passed') part.passed += 1;
          if (state === 'failed') part.failed += 1;
        }
        for (const suite of [module, ...module.children.allSuites()]) {
          part.failed += suite.errors().length;
        }
        part.seconds += module.diagnostic().duration / 1000;
      }
      if (errors.length > 0) partOf('outside of any test').failed += errors.length;
    },
  };
  // Loaded here, as its configuration reads the environment.
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test' satisfies VitestRunMode, files, {
    ...options,
    run: true,
    passWithNoTests: true,
    // Of each kind, in Node and in the browser: a test waits more than it computes.
    maxWorkers: Math.max(2, availableParallelism()),
    reporters: ['default', counter],
  });
  await vitest.close();
  return [...parts.values()];
}

/** What no import leads to, by the paths that it rests on. */
const beyondImports: Record<string, RegExp> = {
  e2e: /^(?:tokens|packages\/\w+\/src|apps\/site\/(?:src|server|public)|apps\/backend\/(?:functions|local|mail|supabase))\/(?!.*\.(?:stories|test)\.)/,
  desk: /^(?:tokens|packages\/(?:ui|scorecard)\/src|apps\/desk)\/(?!.*\.(?:stories|test)\.)/,
  checks: /^\.storybook\/|\.mdx$|^packages\/ui\/docs\//,
  site: /^\.workspace\//,
};

function changedFiles(): string[] {
  const lines = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  return lines
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
}

async function runChanged(): Promise<Part[]> {
  const changed = changedFiles();
  const rest = Object.entries(beyondImports)
    .filter(([, pattern]) => changed.some((file) => pattern.test(file)))
    .map(([project]) => project);
  const imported = await runTests({ changed: true, project: rest.map((project) => `!${project}`) });
  return rest.length === 0 ? imported : [...imported, ...(await runTests({ project: rest }))];
}

function tell(parts: readonly Part[]) {
  console.log('\n  passed  failed  seconds');
  for (const { name, passed, failed, seconds } of parts) {
    const numbers = [passed, failed, seconds.toFixed(1)].map((cell) => `${cell}`.padStart(8));
    console.log(`${numbers.join('')}   ${name}`);
  }
  if (existsSync(differencePage)) {
    console.log(`\nPictures differ. Look at ${relative(root, differencePage)}`);
  }
  const sum = (key: 'passed' | 'failed') => parts.reduce((total, part) => total + part[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

await main(async () => {
  requireFit('Vitest');
  ensureChromium();
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  rmSync(differenceFolder, { recursive: true, force: true });
  const components = storyFiles.map(componentOf);
  let parts: Part[][];
  if (positionals.length === 0) {
    const built = await runCommands(builds);
    const tests = values.changed === true ? runChanged() : runTests({});
    parts = [built, ...(await Promise.all([runCommands(readers), tests]))];
  } else if (positionals.every((name) => components.includes(name))) {
    process.env['COMPONENTS'] = positionals.join();
    parts = await Promise.all([runCommands([types]), runTests({})]);
  } else {
    parts = [await runTests({}, positionals)];
  }
  process.exit(tell(parts.flat()) ? 0 : 1);
});
