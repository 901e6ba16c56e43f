// Runs Vitest, prints progress, and collects the failures.
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter,
  TestModule,
  TestProject,
  TestUserConfig,
  Vitest,
  VitestRunMode,
} from 'vitest/node';
import { resultsReporter } from './results.ts';
import { root } from './run.ts';

export interface Failure {
  name: string;
  /** Complete error. */
  text: string;
  /** Command that repeats only this failure. */
  command: string;
}

export interface Part {
  name: string;
  passed: number;
  failures: Failure[];
  /** Total of all its tests, which run in parallel. */
  seconds: number;
}

/** Seconds between two progress lines. */
const interval = 20;

/** Prints the number of finished files and the estimated minutes left, at intervals. */
function progressReporter(): Reporter {
  let files = 0;
  let began = 0;
  let reportedCount = 0;
  let finished = 0;
  let passed = 0;
  let failed = 0;
  return {
    onTestRunStart(specifications) {
      files = specifications.length;
      began = reportedCount = performance.now();
    },
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      if (state !== 'failed') return;
      failed += 1;
      // The first line of the cause: the report comes at the end, half an hour later.
      const [cause = ''] = stripVTControlCharacters(errors[0]?.message ?? '').split('\n');
      console.log(`failed: ${test.module.relativeModuleId} > ${test.fullName}: ${cause}`);
    },
    onTestModuleEnd() {
      finished += 1;
      const now = performance.now();
      if (now - reportedCount < interval * 1000 && finished < files) return;
      reportedCount = now;
      const minutes = Math.ceil((((now - began) / finished) * (files - finished)) / 60_000);
      // Too early for an estimate.
      const left = finished < files / 10 ? '' : `, about ${minutes} min left`;
      console.log(`${finished} of ${files} files, ${passed} tests passed, ${failed} failed${left}`);
    },
  };
}

/** Shell argument for Vitest's `-t`, which reads a name as a regular expression. */
const patternOf = (name: string) =>
  `'${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`;

/** Command that repeats a test, or its whole file if that can't be loaded. */
const commandFor = (module: TestModule, name?: string) =>
  `pnpm test ${relative(root, module.moduleId)}${name === undefined ? '' : ` -t ${patternOf(name)}`}`;

/**
 * Counts the tests of each project. A file that can't be loaded and an error outside of any test are included as
 * failures.
 */
function countingReporter(parts: Map<string, Part>): Reporter {
  let vitest: Vitest;
  const textOf = (errors: readonly unknown[], project?: TestProject) =>
    errors
      .map((error) => vitest.logger.formatError(error, { ...(project && { project }) }).output)
      .join('\n');
  const partOf = (name: string) => {
    const part = parts.get(name) ?? { name, passed: 0, failures: [], seconds: 0 };
    parts.set(name, part);
    return part;
  };
  return {
    onInit(started) {
      vitest = started;
    },
    onTestRunEnd(modules, unhandled) {
      for (const module of modules) {
        const { project, relativeModuleId } = module;
        const part = partOf(project.name);
        const fail = (errors: readonly unknown[], name?: string) =>
          part.failures.push({
            name: [project.name, relativeModuleId, name].filter(Boolean).join(' > '),
            text: textOf(errors, project),
            command: commandFor(module, name),
          });
        for (const test of module.children.allTests()) {
          const { state, errors } = test.result();
          if (state === 'passed') part.passed += 1;
          if (state === 'failed') fail(errors, test.fullName);
        }
        for (const suite of [module, ...module.children.allSuites()]) {
          if (suite.errors().length > 0) fail(suite.errors());
        }
        part.seconds += module.diagnostic().duration / 1000;
      }
      for (const error of unhandled) {
        partOf('outside of any test').failures.push({
          name: 'outside of any test',
          text: textOf([error]),
          command: 'pnpm test',
        });
      }
    },
  };
}

interface Options extends Pick<TestUserConfig, 'changed' | 'project' | 'testNamePattern'> {
  /** Test files to skip, by path from the root. */
  exclude?: readonly string[];
}

/** Runs the test files whose path contains one of these words; all of them by default. */
export async function runTests(
  { exclude, ...options }: Options,
  files: readonly string[] = [],
): Promise<Part[]> {
  const parts = new Map<string, Part>();
  // Imported here, because its configuration reads the environment.
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test' satisfies VitestRunMode, [...files], {
    ...options,
    ...(exclude && { cliExclude: exclude.map((file) => join(root, file)) }),
    run: true,
    passWithNoTests: true,
    // For both Node and browser tests: together they shouldn't exceed the number of processors.
    maxWorkers: Math.ceil(availableParallelism() / 2),
    reporters: [progressReporter(), countingReporter(parts), resultsReporter()],
  });
  await vitest.close();
  return [...parts.values()];
}
