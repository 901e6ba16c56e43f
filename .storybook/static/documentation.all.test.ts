// The static Storybook as a designer opens it: every documentation page renders completely and without console errors.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { componentGroups, sectionGroups } from '../../packages/ui/docs/groups.ts';
import { entriesOf, serveStorybook, storyEnd, viewportOf } from './storybook.ts';

const folder = inject('storybook');
const entries = entriesOf(folder);
const pages = entries.filter(({ type }) => type === 'docs');
const stories = entries.filter(({ type }) => type === 'story');

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
let page: Page;
const consoleErrors: string[] = [];

beforeAll(async () => {
  server = await serveStorybook(folder);
  browser = await chromium.launch(ensureChromium());
  page = await browser.newPage();
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  page.on('console', (message) => {
    if (message.type() === 'error')
      consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('a newcomer finds the groups in this order', () => {
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  expect(groups).toEqual([
    'Introductie',
    'Overzicht',
    'Aan de slag',
    'Fundament',
    ...componentGroups,
    ...sectionGroups,
    "Pagina's",
    'Recepten',
    'English',
  ]);
});

test('text on a dark band has the same colour in both themes, even when built', async () => {
  const colorIn = async (theme: string) => {
    await page.goto(`${server.addressOf('componenten-band--ink', 'story')}&globals=theme:${theme}`);
    return page.locator('#storybook-root h2').evaluate((words) => getComputedStyle(words).color);
  };
  expect(await colorIn('light')).toBe(await colorIn('dark'));
});

// React Aria renders collections a frame later, and unlike the tests the build doesn't wait for it.
test.for(stories.filter(({ id }) => /^componenten-(?:table|tabs)--/.test(id)))(
  '$id also plays when built',
  async (story) => {
    await page.setViewportSize(viewportOf(story));
    await page.goto(server.addressOf(story.id, 'story'));
    const end = await page.waitForFunction<string>(storyEnd);
    expect(await end.jsonValue()).toBe('storyRendered');
  },
);

/** Opens a page as Storybook's sidebar does, without a reload. */
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

const isOfComponent = (id: string) => /^(?:componenten|secties)-/.test(id);

/** Example code of each page, by component name. */
const examples: Record<string, string> = {};

test.for(pages)('$title is documented', async ({ id, title }) => {
  consoleErrors.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(id);
  const content = page.locator('.sbdocs-content');
  await content.locator('h1').first().waitFor();
  // Waits for all stories, because Storybook reloads when a page is left while a story renders.
  await page.waitForFunction(
    '__STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPending())',
  );
  // Every part of a picture is found, also on the page that a picture loads when it is in view.
  await expect
    .poll(async () => {
      const [incomplete] = await content.locator('[data-missing]').all();
      await incomplete?.scrollIntoViewIfNeeded();
      return incomplete?.getAttribute('data-missing');
    })
    .toBeUndefined();
  const language = title.startsWith('English/') ? 'en' : 'nl';
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await content.getAttribute('lang')).toBe(language);
  expect(await content.innerText()).not.toMatch(/\| ?-{3}/);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(consoleErrors).toEqual([]);
  if (!isOfComponent(id)) return;
  examples[title.replace(/.*\//, '')] = await content.locator('pre').first().innerText();
});

test('the example code of the pages is complete, and passes type check', () => {
  expect(Object.keys(examples)).toHaveLength(pages.filter(({ id }) => isOfComponent(id)).length);
  const root = join(import.meta.dirname, '../..');
  const library = join(root, 'packages/ui');
  const pasted = mkdtempSync(join(root, 'node_modules/.cache/examples-'));
  onTestFinished(() => rmSync(pasted, { recursive: true }));
  for (const [name, code] of Object.entries(examples)) {
    expect(code).toContain('export const Example = ');
    // Storybook drops the space after props that it serialises.
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
  const { stdout: errors } = spawnSync('tsc', ['-p', pasted], { encoding: 'utf8' });
  expect(errors).toBe('');
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
