// In Firefox and in WebKit: the play functions that prove the keys of accessibility records, and one of each other
// interactive component, with its console messages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ensureEngines } from '@heldermatch/tooling/engines';
import type { Engine, Tab } from '@heldermatch/tooling/engines/engine';
import { patience } from '@heldermatch/tooling/patience';
import type { Outcomes } from '../../packages/ui/docs/a11y/results.ts';
import { claimedKeys } from '../checks/records.ts';
import { codeOf, entriesOf, serveStorybook, viewportOf, type Entry } from './storybook.ts';

const engines = ensureEngines();
const isTried = engines.some(({ missing }) => missing === undefined);
const folder = inject('storybook');

/** Script that runs first in the page to record console errors, because WebDriver doesn't report them. */
const listener = `<script>
  window.consoleErrors = [];
  const record = (...words) => window.consoleErrors.push(words.map(String).join(' '));
  const { error } = console;
  console.error = (...words) => { record(...words); error.apply(console, words); };
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
</script>`;

/** Whether a story has a play function with user events. */
const isInteractive = (story: Entry) =>
  story.tags?.includes('play-fn') === true && /\buserEvent\b/.test(codeOf(story));

/** First interactive story of each file. */
function interactiveOf(stories: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const story of stories) {
    if (!first.has(story.importPath) && isInteractive(story)) first.set(story.importPath, story);
  }
  return [...first.values()];
}

const entries = entriesOf(folder);
const first = interactiveOf(entries);
const stories = entries.filter(
  (entry) => (claimedKeys.get(entry.id)?.size ?? 0) > 0 || first.includes(entry),
);
let server: Awaited<ReturnType<typeof serveStorybook>>;

beforeAll(async () => {
  const page = readFileSync(join(folder, 'iframe.html'), 'utf8');
  writeFileSync(join(folder, 'heard.html'), page.replace('<head>', `<head>${listener}`));
  server = await serveStorybook(folder, 'heard.html');
});

afterAll(async () => {
  await server.close();
});

test.skipIf(!isTried)('most components have an interactive story', () => {
  expect(stories.length).toBeGreaterThan(60);
});

describe.each(engines)('$name', ({ name, missing, start }) => {
  let engine: Engine;
  let tab: Tab;

  beforeAll(async () => {
    if (missing !== undefined) return;
    engine = await start();
    tab = await engine.newTab();
  }, patience(60));

  afterAll(async () => {
    if (missing === undefined) await engine.stop();
  }, patience(60));

  test.skipIf(missing !== undefined).for(stories)(
    '$id',
    { timeout: patience(30) },
    async (story, { task }) => {
      const { id } = story;
      const check = name === 'Firefox' ? 'firefox' : 'webkit';
      const outcomes: Outcomes = { [check]: 'failed' };
      Object.assign(task.meta, { storyId: id, outcomes });
      const { width, height } = viewportOf(story);
      await tab.resize(width, height);
      await tab.goto(server.addressOf(id, 'story'));
      const end = () =>
        tab.evaluate(`(() => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const ends = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'storyRendered'];
          const event = ends.find((name) => channel?.last(name));
          if (event === undefined) return 'under way';
          return event === 'storyRendered' ? event : event + ' ' + (channel.last(event)[0]?.message ?? '');
        })()`);
      await expect.poll(end, { timeout: patience(20) }).not.toBe('under way');
      expect(await end()).toBe('storyRendered');
      expect(await tab.evaluate('window.consoleErrors')).toEqual([]);
      outcomes[check] = 'passed';
    },
  );
});
