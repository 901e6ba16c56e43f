// The play functions that prove the keyboard tables: each fails if the browser doesn't pass on a key that it proves.
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';
import type { Outcomes } from '../../packages/ui/docs/a11y/results.ts';
import { claimedKeys, keysOf } from '../checks/records.ts';
import { entriesOf, serveStorybook, storyEnd, viewportOf, type Entry } from './storybook.ts';

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;

beforeAll(async () => {
  server = await serveStorybook(folder);
  browser = await chromium.launch(ensureChromium());
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Plays a story while no element receives a key. Returns the event with which Storybook ended it. */
async function playWithout(key: string, story: Entry): Promise<string> {
  const page = await browser.newPage({ viewport: viewportOf(story) });
  await page.addInitScript(`{
    const keysOf = ${String(keysOf)};
    addEventListener('keydown', (event) => {
      if (!keysOf(event).includes(${JSON.stringify(key)})) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }`);
  // A play function may wait for the effect of the key, in vain.
  await page.goto(
    server.addressOf(story.id, 'story').replace(/patience=\d+/, `patience=${patience(1)}`),
  );
  const end = await page.waitForFunction<string>(storyEnd, undefined, {
    timeout: patience(60),
  });
  const event = await end.jsonValue();
  await page.close();
  return event;
}

const folder = inject('storybook');
const stories = entriesOf(folder).filter(({ id }) => (claimedKeys.get(id)?.size ?? 0) > 0);

test.for(stories)('$id', { timeout: patience(300) }, async (story, { task }) => {
  const { id } = story;
  const outcomes: Outcomes = { keys: 'failed' };
  Object.assign(task.meta, { storyId: id, outcomes });
  const unproven: string[] = [];
  for (const key of claimedKeys.get(id) ?? []) {
    if ((await playWithout(key, story)) !== 'playFunctionThrewException') unproven.push(key);
  }
  expect(unproven, 'the play function notices when these keys do nothing').toEqual([]);
  outcomes.keys = 'passed';
});
