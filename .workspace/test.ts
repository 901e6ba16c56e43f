// Everything that is checked, in one run that ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { UserError } from './ports.ts';
import { main, requireFit, root, script } from './run.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

const checks: readonly (readonly string[])[] = [
  ['oxfmt', '--check'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['tsc'],
  ['node', ...script('tokens/generate.ts')],
  ['node', ...script('packages/ui/build.ts')],
  ['node', ...script('apps/backend/build.ts')],
  ['node', ...script('apps/site/build.ts')],
  ['pnpm', 'sbom:site'],
];

await main(async () => {
  requireFit('Vitest');
  process.env['CHROMIUM_PATH'] = ensureChromium();
  let passed = 0;
  let failed = 0;
  const runCheck = ([command = '', ...args]: readonly string[]) => {
    console.log(`\n> ${[command, ...args].join(' ')}`);
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status === 0;
  };
  for (const check of checks) {
    if (runCheck(check)) passed += 1;
    else failed += 1;
  }

  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  const file = join(folder, 'report.json');
  const succeeded = runCheck([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new UserError('Vitest ended without a report: read its last lines above.');
  } finally {
    rmSync(folder, { recursive: true });
  }
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that can't be loaded and an error outside of any test fail the run without a failed test.
  if (!succeeded && report.numFailedTests === 0) failed += Math.max(1, report.numFailedTestSuites);

  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
