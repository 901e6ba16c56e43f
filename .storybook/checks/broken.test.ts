import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

test('each check of a story can fail', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  const file = join(folder, 'report.json');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { stderr } = spawnSync(
    'vitest',
    ['run', '--update=none', '--retry=0', '--reporter=json', `--outputFile=${file}`],
    { encoding: 'utf8', env: { ...process.env, BROKEN_STORIES: 'true', VITEST: undefined } },
  );
  expect(existsSync(file), stderr).toBe(true);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const told = Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, failureMessages }) => [title, failureMessages.join('\n')]),
  );
  expect(told).toEqual({
    Primary: expect.stringContaining('Screenshot does not match'),
    Axe: expect.stringContaining('color-contrast'),
    Wide: expect.stringContaining('nothing scrolls sideways'),
    Html: expect.stringContaining('valid HTML'),
    Play: expect.stringContaining('Dicht'),
  });
});
