// Runs Vitest, tells how far it is, and keeps what failed for the end.
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import type {
  Reporter,
  TestModule,
  TestProject,
  TestUserConfig,
  Vitest,
  VitestRunMode,
} from 'vitest/node';
import { root } from './run.ts';

export interface Failure {
  name: string;
  /** The error, whole. */
  text: string;
  /** Repeats it alone. */
  command: string;
}

export interface Part {
  name: string;
  passed: number;
  failures: Failure[];
  /** Of all its tests together: parts run side by side. */
  seconds: number;
}

/** Seconds between two lines about how far the run is. */
const interval = 20;

/** Prints `n of m` files and the minutes left by this machine's pace, now and then. */
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
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      if (state !== 'failed') return;
      failed += 1;
      console.log(`failed: ${test.module.relativeModuleId} > ${test.fullName}`);
    },
    onTestModuleEnd() {
      finished += 1;
      const now = performance.now();
      if (now - reportedCount < interval * 1000 && finished < files) return;
      reportedCount = now;
      const minutes = Math.ceil((((now - began) / finished) * (files - finished)) / 60_000);
      // The first files tell too little of the pace.
      const left = finished < files / 10 ? '' : `, about ${minutes} min left`;
      console.log(`${finished} of ${files} files, ${passed} tests passed, ${failed} failed${left}`);
    },
  };
}

const quoted = (words: string) => `'${words.replaceAll("'", String.raw`'\\''`)}'`;

/** The command that repeats a test, or all of a file where it could not be loaded. */
const commandFor = (module: TestModule, name?: string) =>
  `pnpm test ${relative(root, module.moduleId)}${name === undefined ? '' : ` -t ${quoted(name)}`}`;

/** Counts each project's tests. A file that can't be loaded, and an error outside of any test, are failures too. */
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
          if (state === 'failed') fail(errors, test.fullName.replaceAll(' > ', ' '));
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
  /** Test files that are left out, by their paths from the root. */
  exclude?: readonly string[];
}

/** Runs the tests of the files whose path contains one of these words, or of all. */
export async function runTests(
  { exclude, ...options }: Options,
  files: readonly string[] = [],
): Promise<Part[]> {
  const parts = new Map<string, Part>();
  // Loaded here, as its configuration reads the environment.
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest('test' satisfies VitestRunMode, [...files], {
    ...options,
    ...(exclude && { cliExclude: exclude.map((file) => join(root, file)) }),
    run: true,
    passWithNoTests: true,
    // Of each kind, in Node and in the browser: more than there are processors would only be in each other's way.
    maxWorkers: Math.ceil(availableParallelism() / 2),
    reporters: [progressReporter(), countingReporter(parts)],
  });
  await vitest.close();
  return [...parts.values()];
}
