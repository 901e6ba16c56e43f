import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cssOf } from '../packages/ui/src/theme/index.js';
import { themeOf } from './brands.ts';
import type { Media } from './checks/commands.ts';
import { unseenLooks } from './checks/looks.ts';
import { freezeMotion } from './freezeMotion.ts';

/** What Storybook adds to the context of a story's test. */
type StoryContext = TestContext & {
  story?: {
    globals: { viewport?: { value?: string } };
    parameters: { expectedConsole?: string[] };
  };
};

/** Milliseconds after which what a story waits for will not come on this machine. */
const patience = Number(import.meta.env['VITE_PATIENCE']);

/** Another brand and the compact density at once, as the toolbar would set them. */
const otherBrand = document.createElement('style');
const otherTheme = themeOf('second', 'compact');
if (otherTheme !== undefined) otherBrand.textContent = cssOf(otherTheme);

const phone = { width: 360, height: 800 };
const defaultMedia: Media = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
};

/** What the console was told since the story began. */
let consoleMessages: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const log = console[level];
  console[level] = (...message: unknown[]) => {
    const text = message.map(String).join(' ');
    // React's about `act` are of tests: a component that moves the focus by itself is in none.
    if (/\bact\b/.test(text)) return;
    consoleMessages.push(text);
    log(...message);
  };
}

// Whether `:focus-visible` matches depends on what the browser was last used with: play functions never use it.
beforeAll(() => userEvent.keyboard('{F9}'));

/** Whether the system asks for nothing that a story did not begin with. */
let isUsual = false;

beforeEach(async () => {
  consoleMessages = [];
  // A story that failed in the other brand has left it there.
  otherBrand.remove();
  if (!isUsual) await emulate(defaultMedia);
  isUsual = true;
});

async function emulate(media: Media) {
  isUsual = false;
  await commands.emulate(media);
}

/** After its play function, a story is looked at in every way in which a fault could hide. */
afterEach(async ({ task, story }: StoryContext) => {
  // All of axe's findings, for Storybook's own interface: to tell Node of them would take as long as to find them.
  Reflect.deleteProperty(task.meta, 'reports');
  if (story === undefined || task.result?.state === 'fail') return;
  const pinned = story.globals.viewport?.value;

  expect(consoleMessages, 'nothing else in the console').toEqual(
    story.parameters.expectedConsole ?? [],
  );
  await document.fonts.ready;
  await rest();
  expectNoSidewaysScroll();
  const html = ownElements()
    .map((element) => element.outerHTML)
    .join('');
  expectNone(await commands.validateHtml(html), 'valid HTML');

  const { isThorough, ...ways } = await commands.waysOf();
  const unseen = unseenLooks('schemes', isThorough);
  if (unseen.length > 0) {
    await look({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectGoodColors(unseen, 'in the dark theme');
    // Nothing moves: what is drawn differs at once.
    await emulate({ colorScheme: 'light' });
    document.head.append(otherBrand);
    expectNoSidewaysScroll(' in the compact density');
    await expectGoodColors(unseen, 'in another brand, compact');
    otherBrand.remove();
  }
  const unseenForced = ways.forcedColors ? unseenLooks('forced colours', isThorough) : [];
  if (unseenForced.length > 0) {
    await look({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expectGoodColors(unseenForced, 'in forced colours');
  }
  const unseenOnPhone = pinned === undefined ? unseenLooks('phone', isThorough) : [];
  if (unseenOnPhone.length === 0) return;
  await page.viewport(phone.width, phone.height);
  await look({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
  expectNoSidewaysScroll(' on a phone');
  if (ways.phone) await expectGoodColors(unseenOnPhone, 'on a phone');
});

/** In words: an array of faults would be told as its length. */
const expectNone = (violations: readonly string[], what: string) =>
  expect(violations.join('\n'), what).toBe('');

async function look(media: Media) {
  await emulate(media);
  // One frame to see it, one to follow.
  await rest(2);
}

async function rest(frames = 3) {
  const stuck = await freezeMotion({ frames, patience });
  expect(stuck, 'a play function waits until all it opens and closes has').toBeUndefined();
}

function expectNoSidewaysScroll(where = '') {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `nothing scrolls sideways${where}`).toBeLessThanOrEqual(innerWidth);
}

/** What else axe watches does not change with the colours. Storybook's own run has configured it for this story. */
async function expectGoodColors(elements: Element[], where: string) {
  const { violations } = await axe.run(
    {
      include: elements.filter(({ isConnected }) => isConnected),
      exclude: ['.sb-wrapper', '#storybook-docs'],
    },
    {
      runOnly: ['cat.color'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    },
  );
  const descriptions = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
  expectNone(descriptions, where);
}

/** A copy of what the story drew: without Storybook's wrappers, and without a flaw of React Aria's overlays. */
function ownElements(): Element[] {
  const body = document.body.cloneNode(true) as HTMLBodyElement;
  // A hidden button that closes, in no form.
  for (const button of body.querySelectorAll('button[tabindex="-1"]:not([type])')) {
    button.setAttribute('type', 'button');
  }
  return [...body.children].filter(
    (element) => !element.matches('script, style, [class^=sb-], [id^=storybook-]'),
  );
}
