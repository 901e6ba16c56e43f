import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { title: string; failureMessages: string[] }[];
  }[];
}

test('each check of a story can fail', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'heldermatch-'));
  const file = join(folder, 'report.json');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { stderr } = spawnSync(
    'vitest',
    ['run', '--update=none', '--reporter=json', `--outputFile=${file}`],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        BROKEN_STORIES: 'true',
        // One state of a real component, with other corners: a shade could be a fault of contrast too.
        PLANTED_CSS: 'button[data-pressed] { border-radius: 0 }',
        DIFFERENCES: join(folder, 'differences'),
        VITEST: undefined,
      },
    },
  );
  expect(existsSync(file), stderr).toBe(true);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const [broken, button] = ['broken', 'Button'].map((name) =>
    testResults.find((result) => result.name.endsWith(`/${name}.stories.tsx`)),
  );
  const told = Object.fromEntries(
    (broken?.assertionResults ?? []).map(({ title, failureMessages }) => [
      title,
      failureMessages.join('\n'),
    ]),
  );
  expect(told).toEqual({
    Axe: expect.stringContaining('color-contrast'),
    'Axe In Dark': expect.stringMatching(/dark theme.*color-contrast/s),
    'Axe In Forced Colors': expect.stringMatching(/forced colours.*color-contrast/s),
    Wide: expect.stringContaining('nothing scrolls sideways'),
    'Wide On Phone': expect.stringContaining('nothing scrolls sideways on a phone'),
    Html: expect.stringContaining('valid HTML'),
    Play: expect.stringContaining('Dicht'),
    Console: expect.stringContaining('hoorbaar'),
  });
  expect(button?.assertionResults.flatMap(({ failureMessages }) => failureMessages)).toEqual([]);
  expect(button?.message).toContain('components/Button differs in');
});
