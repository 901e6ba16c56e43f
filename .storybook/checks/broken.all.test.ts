import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

test('every check of a story can fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  const file = join(folder, 'report.json');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { stderr } = spawnSync('vitest', ['run', '--reporter=json', `--outputFile=${file}`], {
    encoding: 'utf8',
    env: { ...process.env, BROKEN_STORIES: 'true', VITEST: undefined },
  });
  expect(existsSync(file), stderr).toBe(true);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const reported = Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, failureMessages }) => [title, failureMessages.join('\n')]),
  );
  expect(reported).toEqual({
    Good: '',
    Axe: expect.stringContaining('color-contrast'),
    'Axe In Dark': expect.stringMatching(/dark theme.*color-contrast/s),
    'Axe In Forced Colors': expect.stringMatching(/forced colours.*color-contrast/s),
    'Axe On Phone': expect.stringMatching(/on a phone.*color-contrast/s),
    'Axe When Compact': expect.stringMatching(/another brand, compact.*target-size/s),
    Wide: expect.stringContaining('nothing scrolls sideways'),
    'Wide On Phone': expect.stringContaining('nothing scrolls sideways on a phone'),
    'Wide When Compact': expect.stringContaining('nothing scrolls sideways in the compact density'),
    'Text Spacing': expect.stringContaining('no text is cut off with more space in it'),
    Html: expect.stringContaining('valid HTML'),
    Tables: expect.stringContaining('table elements keep their roles'),
    'Tables On Phone': expect.stringContaining('table elements keep their roles on a phone'),
    Groups: expect.stringContaining('groups have names'),
    Play: expect.stringContaining('Dicht'),
    Console: expect.stringContaining('hoorbaar'),
  });
});
