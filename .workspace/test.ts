// Runs all checks, or a selection, in one run that ends with `N passed, N failed`:
//   pnpm test                everything that a change can break
//   pnpm test --all          also the tests that guard a release and rarely fail
//   pnpm test --ci           as `.ci/run`: all that a change can affect, parts of --all, a comparison with the base
//   pnpm test Button Card    these components: types, and their stories in every way
//   pnpm test forms.test     the test files whose path contains it; -t with part of a test's name
//   pnpm test --changed      everything that the changes since the last commit can break
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { componentOf, storyFiles } from '../.storybook/checks/storyFiles.ts';
import { affectedComponents, affectedSince, unaffectedProjects } from './affected.ts';
import { changedSince, findBase, findPassed, isClean, recordPass } from './base.ts';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { compareWithBase } from './compareWithBase.ts';
import { ensureEngines } from '@heldermatch/tooling/engines';
import { componentsFor, everyOnDemand, filesFor } from './onDemand.ts';
import { main, requireSupportedPath, script, start } from './run.ts';
import { runTests, type Failure, type Part } from './vitest.ts';

type Command = readonly string[];

/** Type check. Like all `readers` it only reads files, so it runs in parallel with the tests. */
const types: Command = ['tsc'];
const readers: readonly Command[] = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  types,
];
/** Commands that write files for the tests, so they run first. */
const builds: readonly Command[] = [
  ['node', ...script('tokens/generate.ts')],
  ['node', ...script('packages/ui/build.ts')],
  ['node', ...script('apps/backend/build.ts')],
  ['pnpm', 'sbom:apps'],
];

/** Runs commands sequentially. Buffers the output of each, because other commands run in parallel. */
async function runCommands(commands: readonly Command[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [command = '', ...args] of commands) {
    const name = [command, ...args].join(' ').replace('--import @heldermatch/tooling/errors ', '');
    const began = performance.now();
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => (output += String(data)));
    }
    const [status] = (await once(child, 'close')) as [number | null];
    const failures: Failure[] = status === 0 ? [] : [{ name, text: output, command: name }];
    const seconds = (performance.now() - began) / 1000;
    parts.push({ name, passed: Number(status === 0), failures, seconds });
  }
  return parts;
}

/** Projects with inputs that Vitest can't find through imports, by the paths of these inputs. */
const beyondImports: Record<string, RegExp> = {
  e2e: /^(?:tokens|packages\/\w+\/src|packages\/tooling\/hosting|apps\/site\/(?:src|public)|apps\/backend\/(?:functions|local|mail|supabase))\/(?!.*\.(?:stories|test)\.)/,
  desk: /^(?:tokens|packages\/(?:ui|scorecard)\/src|packages\/tooling\/hosting|apps\/desk|apps\/backend\/(?:functions|local|mail|supabase))\/(?!.*\.(?:stories|test)\.)/,
  checks: /^\.storybook\/|\.mdx$|^packages\/ui\/docs\//,
  site: /^\.workspace\//,
};

async function runChanged(): Promise<Part[]> {
  const changed = changedSince('HEAD');
  const rest = Object.entries(beyondImports)
    .filter(([, pattern]) => changed.some((file) => pattern.test(file)))
    .map(([project]) => project);
  const exclude = everyOnDemand;
  const imported = await runTests({
    exclude,
    changed: true,
    project: rest.map((project) => `!${project}`),
  });
  if (rest.length === 0) return imported;
  return [...imported, ...(await runTests({ exclude, project: rest }))];
}

/** Prints a summary of the parts, every failure with the command that repeats it, and the final count. */
function report(parts: readonly Part[]): boolean {
  console.log('\n  passed  failed  seconds');
  for (const { name, passed, failures, seconds } of parts) {
    const numbers = [passed, failures.length, seconds.toFixed(1)];
    console.log(`${numbers.map((cell) => `${cell}`.padStart(8)).join('')}   ${name}`);
  }
  const failures = parts.flatMap((part) => part.failures);
  for (const { name, text, command } of failures) {
    console.log(`\nFAILED ${name}\n${text.trimEnd()}\nAlone: ${command}`);
  }
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

await main(async () => {
  requireSupportedPath('Vitest');
  ensureChromium();
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      ci: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      testNamePattern: { type: 'string', short: 't' },
    },
    allowPositionals: true,
  });
  const { all, ci, changed, testNamePattern } = values;
  const names = storyFiles.map(componentOf);
  const parts: Part[] = [];
  if (positionals.length > 0 && positionals.every((name) => names.includes(name))) {
    process.env['COMPONENTS'] = process.env['THOROUGH'] = positionals.join();
    const [checked, tested] = await Promise.all([
      runCommands([types]),
      runTests({ project: 'stories*', exclude: everyOnDemand, testNamePattern }),
    ]);
    parts.push(...checked, ...tested);
  } else if (positionals.length > 0) {
    parts.push(...(await runTests({ testNamePattern }, positionals)));
  } else {
    const base = ci ? findBase() : undefined;
    process.env['THOROUGH'] = all ? '*' : componentsFor(base).join();
    const passed = ci && isClean() ? findPassed() : undefined;
    const affected = passed === undefined ? undefined : affectedSince(passed);
    const unaffected = affected === undefined ? [] : unaffectedProjects(affected);
    const components = affected === undefined ? undefined : affectedComponents(affected);
    if (components !== undefined) process.env['COMPONENTS'] = components.join();
    if (unaffected.length > 0) console.log(`Nothing changed for ${unaffected.join(', ')}.`);
    const demanded = all ? everyOnDemand : filesFor(base);
    const exclude = everyOnDemand.filter((file) => !demanded.includes(file));
    // Once, before several test files try to install them at the same time.
    if (demanded.some((file) => file.includes('engines'))) ensureEngines();
    parts.push(...(await runCommands(builds)));
    const project = unaffected.map((name) => `!${name}`);
    const tests = changed ? runChanged() : runTests({ exclude, testNamePattern, project });
    parts.push(...(await Promise.all([runCommands(readers), tests])).flat());
    if (ci) parts.push(...(await compareWithBase(base)));
  }
  const isGood = report(parts);
  if (isGood && ci) recordPass();
  process.exit(isGood ? 0 : 1);
});
