// Every story, judged by two engines besides axe. They are installed on demand.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { successCriteria } from '@heldermatch/facts';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';
import { isExempt, type Violation } from '../../packages/ui/docs/a11y/exemptions.ts';
import type { Outcomes } from '../../packages/ui/docs/a11y/results.ts';
import { installOnDemand } from '../../.workspace/outside.ts';
import { entriesOf, serveStorybook, storyEnd } from './storybook.ts';

/** Violation with the success criteria of its rule, if the engine names them. */
interface RuleViolation extends Violation {
  criteria: string[];
}

/** Functions of `rules/audit.js`. */
interface Engines {
  ace: (page: Page) => Promise<RuleViolation[]>;
  alfa: (page: Page) => Promise<RuleViolation[]>;
}

const folder = inject('storybook');
const stories = entriesOf(folder).filter(({ type }) => type === 'story');

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let page: Page;
let engines: Engines;

beforeAll(async () => {
  const home = installOnDemand(join(import.meta.dirname, 'rules'));
  engines = (await import(pathToFileURL(join(home, 'audit.js')).href)) as Engines;
  server = await serveStorybook(folder);
  browser = await chromium.launch(ensureChromium());
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Alfa's code runs in the page.
    bypassCSP: true,
  });
}, patience(120));

afterAll(async () => {
  await browser.close();
  await server.close();
});

const levels = new Set<string>(successCriteria.map(({ id }) => id));

/** Violations without those that are exempt. Alfa also has rules for level AAA and for good practice. */
const violationsOf = (check: 'ace' | 'alfa', found: readonly RuleViolation[], story?: string) =>
  found
    .filter(({ criteria }) => check === 'ace' || criteria.some((id) => levels.has(id)))
    .filter((violation) => !isExempt(check, violation, story))
    .map(({ rule, message, selector }) => `${rule}: ${message} ${selector}`);

/** Runs an engine on the page. Returns undefined if it breaks down in a way that is exempt. */
async function judge(check: 'ace' | 'alfa', story?: string): Promise<string[] | undefined> {
  try {
    return violationsOf(check, await engines[check](page), story);
  } catch (error) {
    const message = String(error).replace(/^.*?TypeError: /s, '');
    if (isExempt(check, { rule: '', message, selector: '' }, story)) return undefined;
    throw error;
  }
}

test.for(stories)('$id', { timeout: patience(60) }, async ({ id }, { task }) => {
  const outcomes: Outcomes = { ace: 'failed', alfa: 'failed' };
  Object.assign(task.meta, { storyId: id, outcomes });
  await page.goto(server.addressOf(id, 'story'));
  await page.waitForFunction(storyEnd);
  const violations: string[] = [];
  for (const check of ['ace', 'alfa'] as const) {
    const found = await judge(check, id);
    if (found === undefined) delete outcomes[check];
    else if (found.length === 0) outcomes[check] = 'passed';
    violations.push(...(found ?? []));
  }
  expect(violations).toEqual([]);
});

describe('each engine finds a planted violation', () => {
  const planted = `<!doctype html><html lang="nl"><title>Fout</title><main><h1>Fout</h1>
    <button></button><img src="data:,"></main>`;

  test.for(['ace', 'alfa'] as const)('%s', async (check) => {
    await page.setContent(planted);
    expect((await judge(check))?.join('\n')).toMatch(/button/i);
  });
});
