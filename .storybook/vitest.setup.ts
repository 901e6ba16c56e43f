import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { CheckId } from '../packages/ui/docs/a11y/checks.js';
import { exemptElements } from '../packages/ui/docs/a11y/exemptions.js';
import type { Outcomes } from '../packages/ui/docs/a11y/results.js';
import { cssOf } from '../packages/ui/src/theme/index.js';
import { themeOf } from './brands.ts';
import type { Media } from './checks/commands.ts';
import { unseenLooks } from './checks/looks.ts';
import { isProof, keysOf, missingKeys } from './checks/records.ts';
import { waitUntilStill } from './waitUntilStill.ts';
import { textSpacing } from './textSpacing.ts';

/** Test context with Storybook's additions. */
type StoryContext = TestContext & {
  story?: {
    id: string;
    play?: unknown;
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

/** Keys pressed since the story began. */
const pressed = new Set<string>();
addEventListener('keydown', (event) => keysOf(event).forEach((key) => pressed.add(key)), true);

// `:focus-visible` depends on the last input of the browser, so this ensures keyboard; no play function uses this key.
beforeAll(() => userEvent.keyboard('{F9}'));

/** Whether the emulated media are the defaults. */
let isUsual = false;

beforeEach(async () => {
  consoleMessages = [];
  pressed.clear();
  // A story that failed with one of these styles didn't remove it.
  otherBrand.remove();
  textSpacing.remove();
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
  if (story === undefined) return;
  const outcomes: Outcomes = (task.meta.outcomes = {});
  if (task.result?.state === 'fail') {
    const isAxe = task.result.errors?.some(({ message }) => message.includes('no violations'));
    outcomes[isAxe === true ? 'axe' : 'play'] = 'failed';
    return;
  }
  const check = async (id: CheckId, run: () => unknown) => {
    outcomes[id] = 'failed';
    await run();
    outcomes[id] = 'passed';
  };
  outcomes.axe = 'passed';
  if (story.play !== undefined || isProof(story.id)) {
    await check('play', () => {
      expect(story.play, 'a record names its play function').toBeDefined();
      expect(missingKeys(story.id, pressed), 'presses the keys of its record').toEqual([]);
    });
  }
  expect(consoleMessages, 'nothing else in the console').toEqual(
    story.parameters.expectedConsole ?? [],
  );
  await document.fonts.ready;
  await settle();
  await check('width', () => expectNoSidewaysScroll());
  await check('html', async () => {
    const html = ownElements()
      .map((element) => element.outerHTML)
      .join('');
    expectNone(await commands.validateHtml(html), 'valid HTML');
    expectTables();
    const nameless = document.querySelectorAll(
      '[role="group"]:not([aria-label], [aria-labelledby])',
    );
    expectNone(markup(nameless), 'groups have names');
  });

  const isThorough = await commands.isThorough();
  /** Runs a check for elements that it hasn't seen; it doesn't run if it has seen all of them. */
  const checkUnseen = async (id: CheckId, run: (unseen: Element[]) => Promise<void>) => {
    const unseen = unseenLooks(id, isThorough);
    if (unseen.length === 0) outcomes[id] = 'same';
    else await check(id, () => run(unseen));
  };
  const exempt = exemptElements('spacing', story.id);
  await checkUnseen('spacing', (unseen) =>
    expectRoomForText(unseen.filter((element) => !element.matches(exempt))),
  );
  await checkUnseen('dark', async (unseen) => {
    await look({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectGoodColors(unseen, 'in the dark theme');
  });
  await checkUnseen('brand', async (unseen) => {
    // No animations, so changes appear immediately.
    await emulate({ colorScheme: 'light', reducedMotion: 'reduce' });
    document.head.append(otherBrand);
    expectNoSidewaysScroll(' in the compact density');
    await expectGoodColors(unseen, 'in another brand, compact');
    otherBrand.remove();
  });
  await checkUnseen('forcedColors', async (unseen) => {
    await look({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expectGoodColors(unseen, 'in forced colours');
  });
  if (story.globals.viewport?.value !== undefined) return;
  await checkUnseen('phone', async (unseen) => {
    await page.viewport(phone.width, phone.height);
    await look({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
    expectNoSidewaysScroll(' on a phone');
    expectTables(' on a phone');
    await expectGoodColors(unseen, 'on a phone');
  });
});

const markup = (elements: Iterable<Element>) => Array.from(elements, ({ outerHTML }) => outerHTML);

/** Compares text, because an array of violations would be reported by its length. */
const expectNone = (violations: readonly string[], what: string) =>
  expect(violations.join('\n'), what).toBe('');

async function look(media: Media) {
  await emulate(media);
  // One frame to notice the change, one to render it.
  await settle(2);
}

async function settle(frames = 3) {
  const stuck = await waitUntilStill({ frames, patience });
  expect(stuck, 'a play function waits until all it opens and closes has').toBeUndefined();
}

/**
 * Expects that no text is cut off that wasn't before, when lines, letters, words and paragraphs have the space that
 * success criterion 1.4.12 of WCAG names.
 */
async function expectRoomForText(elements: Element[]) {
  const before = new Set(elements.filter(isCutOff));
  document.head.append(textSpacing);
  await settle(2);
  const cutOff = elements.filter((element) => !before.has(element) && isCutOff(element));
  expectNoSidewaysScroll(' with more space in text');
  textSpacing.remove();
  expectNone(markup(cutOff), 'no text is cut off with more space in it');
}

/** Whether a part of an element's own text is outside of an ancestor that hides what overflows. */
function isCutOff(element: Element): boolean {
  const range = document.createRange();
  const boxes = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  const hidden = ['hidden', 'clip'];
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const { left, right, top, bottom, width } = around.getBoundingClientRect();
    // Visually hidden.
    if (width <= 1) return false;
    const isOutside = boxes.some(
      (box) =>
        (hidden.includes(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
        (hidden.includes(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1)),
    );
    if (isOutside) return true;
    // Overflowing text can be scrolled into view.
    if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll'))
      return false;
  }
  return false;
}

function expectNoSidewaysScroll(where = '') {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `nothing scrolls sideways${where}`).toBeLessThanOrEqual(innerWidth);
}

/** Expects a role of each table element that isn't displayed as one: browsers then drop its semantics. */
function expectTables(where = '') {
  const lost = [...document.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')].filter(
    (element) => {
      const isTable = /^(?:table|none)/.test(getComputedStyle(element).display);
      return !isTable && !element.matches('[role], [aria-hidden="true"], [aria-hidden="true"] *');
    },
  );
  expectNone(markup(lost), `table elements keep their roles${where}`);
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

/** Copy of the story's elements, without Storybook's wrappers and without the flaw of buttons that are exempt. */
function ownElements(): Element[] {
  const body = document.body.cloneNode(true) as HTMLBodyElement;
  for (const button of body.querySelectorAll(exemptElements('html'))) {
    button.setAttribute('type', 'button');
  }
  return [...body.children].filter(
    (element) => !element.matches('script, style, [class^=sb-], [id^=storybook-]'),
  );
}
