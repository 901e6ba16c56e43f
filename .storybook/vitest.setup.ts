import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cssOf } from '../packages/ui/src/theme/index.js';
import { themeOf } from './brands.ts';
import type { Media } from './checks/commands.ts';
import { unseenLooks } from './checks/looks.ts';
import { freezeMotion } from './freezeMotion.ts';

/** Test context with Storybook's additions. */
type StoryContext = TestContext & {
  story?: {
    globals: { viewport?: { value?: string } };
    parameters: { expectedConsole?: string[] };
  };
};

/** Timeout for a story on this machine, in milliseconds. */
const patience = Number(import.meta.env['VITE_PATIENCE']);

/** Style with another brand and the compact density, as the toolbar would set them. */
const otherBrand = document.createElement('style');
const otherTheme = themeOf('second', 'compact');
if (otherTheme !== undefined) otherBrand.textContent = cssOf(otherTheme);

const phone = { width: 360, height: 800 };
const defaultMedia: Media = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
};

/** Console messages since the story began. */
let consoleMessages: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const log = console[level];
  console[level] = (...message: unknown[]) => {
    const text = message.map(String).join(' ');
    // React's messages about `act` only matter in tests that use it: a component may move focus outside of one.
    if (/\bact\b/.test(text)) return;
    consoleMessages.push(text);
    log(...message);
  };
}

// `:focus-visible` depends on the last input of the browser, so this ensures keyboard; no play function uses this key.
beforeAll(() => userEvent.keyboard('{F9}'));

/** Whether the emulated media are the defaults. */
let isUsual = false;

beforeEach(async () => {
  consoleMessages = [];
  // A story that failed in the other brand didn't remove it.
  otherBrand.remove();
  if (!isUsual) await emulate(defaultMedia);
  isUsual = true;
});

async function emulate(media: Media) {
  isUsual = false;
  await commands.emulate(media);
}

/** Checks a story after its play function, in every way that could show a violation. */
afterEach(async ({ task, story }: StoryContext) => {
  // Complete axe results, for Storybook's interface: sending them to Node would take as long as finding them.
  Reflect.deleteProperty(task.meta, 'reports');
  if (story === undefined || task.result?.state === 'fail') return;
  const pinned = story.globals.viewport?.value;

  expect(consoleMessages, 'nothing else in the console').toEqual(
    story.parameters.expectedConsole ?? [],
  );
  await document.fonts.ready;
  await settle();
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
    // No animations, so changes appear immediately.
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

/** Compares text, because an array of violations would be reported by its length. */
const expectNone = (violations: readonly string[], what: string) =>
  expect(violations.join('\n'), what).toBe('');

async function look(media: Media) {
  await emulate(media);
  // One frame to notice the change, one to render it.
  await settle(2);
}

async function settle(frames = 3) {
  const stuck = await freezeMotion({ frames, patience });
  expect(stuck, 'a play function waits until all it opens and closes has').toBeUndefined();
}

function expectNoSidewaysScroll(where = '') {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `nothing scrolls sideways${where}`).toBeLessThanOrEqual(innerWidth);
}

/**
 * Runs axe's rules about colour and target size; other rules don't depend on the theme. Storybook has configured axe
 * for this story.
 */
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

/** Copy of the story's elements, without Storybook's wrappers and without a known flaw in React Aria's overlays. */
function ownElements(): Element[] {
  const body = document.body.cloneNode(true) as HTMLBodyElement;
  // Hidden dismiss button, outside of a form.
  for (const button of body.querySelectorAll('button[tabindex="-1"]:not([type])')) {
    button.setAttribute('type', 'button');
  }
  return [...body.children].filter(
    (element) => !element.matches('script, style, [class^=sb-], [id^=storybook-]'),
  );
}
