// The static Storybook, as a designer would open it: every documentation page is drawn, whole and without a complaint.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { ensureChromium } from '../../.workspace/chromium.ts';
import { entriesOf, serveStorybook } from './storybook.ts';

const folder = inject('storybook');
const entries = entriesOf(folder);
const pages = entries.filter(({ type }) => type === 'docs');
const stories = entries.filter(({ type }) => type === 'story');

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  server = await serveStorybook(folder);
  browser = await chromium.launch(ensureChromium());
  page = await browser.newPage();
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('a newcomer finds the groups in this order', () => {
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  expect(groups).toEqual([
    'Introductie',
    'Aan de slag',
    'Fundament',
    'Componenten',
    'Secties',
    "Pagina's",
    'Recepten',
    'English',
  ]);
});

test('words on a dark band are as light in a light page as in a dark one, also when built', async () => {
  const colorIn = async (theme: string) => {
    await page.goto(`${server.addressOf('componenten-band--ink', 'story')}&globals=theme:${theme}`);
    return page.locator('#storybook-root h2').evaluate((words) => getComputedStyle(words).color);
  };
  expect(await colorIn('light')).toBe(await colorIn('dark'));
});

// React Aria draws what lies in a collection a frame later, and the build does not wait for it as the tests do.
test.for(stories.filter(({ title }) => /^Componenten\/(Table|Tabs)$/.test(title)))(
  '$id plays also when built',
  async ({ id }) => {
    await page.goto(server.addressOf(id, 'story'));
    const end = await page.waitForFunction<string>(
      `['playFunctionThrewException', 'storyRendered'].find((event) =>
        window.__STORYBOOK_ADDONS_CHANNEL__?.last(event))`,
    );
    expect(await end.jsonValue()).toBe('storyRendered');
  },
);

/** Opens a page as Storybook's own sidebar does: without loading everything anew. */
async function open(id: string) {
  if (!page.url().includes('viewMode=docs')) await page.goto(server.addressOf(id, 'docs'));
  else {
    const story = JSON.stringify({ storyId: id, viewMode: 'docs' });
    await page.evaluate(`new Promise((resolve) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', resolve);
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${story});
    })`);
  }
}

/** The code that each page offers to paste, by the component's name. */
const examples: Record<string, string> = {};

test.for(pages)('$title is documented', async ({ id, title }) => {
  complaints.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(id);
  const content = page.locator('.sbdocs-content');
  await content.locator('h1').first().waitFor();
  // Whole: and Storybook loads anew when a page is left on which a story is still being drawn.
  await page.waitForFunction(
    '__STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPending())',
  );
  const language = title.startsWith('English/') ? 'en' : 'nl';
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await content.innerText()).not.toMatch(/\| ?-{3}/);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(complaints).toEqual([]);
  if (!/^(Componenten|Secties)/.test(title)) return;
  examples[title.replace(/.*\//, '')] = await content.locator('pre').first().innerText();
});

test('what the pages show to paste is complete, and right by its types', () => {
  expect(Object.keys(examples)).toHaveLength(
    pages.filter(({ title }) => /^(Componenten|Secties)/.test(title)).length,
  );
  const root = join(import.meta.dirname, '../..');
  const library = join(root, 'packages/ui');
  const pasted = mkdtempSync(join(root, 'node_modules/.cache/examples-'));
  onTestFinished(() => rmSync(pasted, { recursive: true }));
  for (const [name, code] of Object.entries(examples)) {
    expect(code).toContain('export const Example = ');
    // Where Storybook writes props out, it drops the space that follows.
    expect(code).not.toMatch(/<\/\w+>\w/);
    writeFileSync(join(pasted, `${name}.tsx`), code);
  }
  const paths = {
    '@heldermatch/ui/*': ['components', 'sections', '.'].map((group) =>
      join(library, 'src', group, '*/index.ts'),
    ),
    lucide: [join(library, 'node_modules/lucide')],
  };
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { noEmit: true, paths },
    include: ['*.tsx'],
  };
  writeFileSync(join(pasted, 'tsconfig.json'), JSON.stringify(config));
  const { stdout: faults } = spawnSync('tsc', ['-p', pasted], { encoding: 'utf8' });
  expect(faults).toBe('');
});

test('the table of props has every type and every default', async () => {
  await open('componenten-button--docs');
  const rowOf = (name: string) => page.locator('.docblock-argstable-body tr', { hasText: name });
  expect(await rowOf('variant').innerText()).toMatch(
    /'primary'\s+'secondary'\s+'quiet'\s+'primary'/,
  );
  expect(await rowOf('isFullWidth').innerText()).toMatch(/boolean\s+false/);
  expect(await rowOf('isDisabled').innerText()).toMatch(/disabled\.\s+boolean/);
});
