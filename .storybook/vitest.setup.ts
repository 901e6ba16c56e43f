import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cssOf } from '../packages/ui/src/theme/index.js';
import { themeOf } from './brands.ts';
import type { Media } from './checks/commands.ts';
import type { Box } from './checks/sheets.ts';

/** What Storybook adds to the context of a story's test. */
type StoryContext = TestContext & {
  story?: {
    globals: { viewport?: { value?: string } };
    parameters: { says?: string[] };
  };
};

// No caret in a picture; in forced colours one that stands still, as the mode overrides its colour.
const still = document.createElement('style');
still.textContent =
  '*, *::before, *::after { caret-animation: manual !important; caret-color: transparent !important; }';
// Of `broken.test.ts`: a state that is drawn in another way.
still.textContent += import.meta.env['VITE_PLANTED_CSS'] ?? '';
document.head.append(still);

// A busy machine may take longer than a second for a dialog to leave.
configure({ asyncUtilTimeout: 5000 });

/** Another brand and the compact density at once, as the toolbar would set them. */
const other = document.createElement('style');
const otherTheme = themeOf('second', 'compact');
if (otherTheme !== undefined) other.textContent = cssOf(otherTheme);

/** The tallest picture, in pixels. */
const tallest = 8000;
/** Of a page its beginning is drawn, in pixels: what stands below are sections, which have sheets of their own. */
const tallestOfPage = 2000;
const phone = { width: 360, height: 800 };
const usual: Media = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
};
const compares = import.meta.env['VITE_PICTURES'] === 'true';

/** How many stories of this file were not looked at, or not to the end. */
let unseen: number | undefined;

/** What the console was told since the story began. */
let said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const tell = console[level];
  console[level] = (...message: unknown[]) => {
    const words = message.map(String).join(' ');
    // React's about `act` are of tests: a component that moves the focus by itself is in none.
    if (/\bact\b/.test(words)) return;
    said.push(words);
    tell(...message);
  };
}

beforeEach(async () => {
  said = [];
  await commands.emulate(usual);
  // Whether `:focus-visible` matches depends on what the browser was last used with, in another story too.
  await userEvent.keyboard('{F9}');
});

/** After its play function, a story is looked at in every way in which a fault could hide. */
afterEach(async ({ task, story }: StoryContext) => {
  // All of axe's findings, for Storybook's own interface: to tell Node of them would take as long as to find them.
  Reflect.deleteProperty(task.meta, 'reports');
  if (story === undefined || task.result?.state === 'fail') return;
  const isPage = /\/apps\/\w+\/stories\//.test(task.file.filepath);
  const pinned = story.globals.viewport?.value;
  const isNarrow = pinned === 'narrow' || pinned === 'phone';
  // What is drawn to see how it reflows is not drawn in every colour.
  const isReflow = pinned === 'narrow' || pinned === 'tablet';
  const picture = async (isForced: boolean) => {
    if (!compares) return;
    const { width, height } = await fit();
    const boxes = boxesOfComponents();
    const drawn = isPage ? Math.min(height, tallestOfPage) : height;
    await commands.draw({ isForced, story: task.name, isNarrow, width, height: drawn, boxes });
  };

  expect(said, 'nothing else in the console').toEqual(story.parameters.says ?? []);
  await document.fonts.ready;
  // The browser's own mouse is elsewhere, and ends a simulated hovering whenever it says so first.
  document.body.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await standStill();
  expectNoSidewaysScroll();
  const html = ownElements()
    .map((element) => element.outerHTML)
    .join('');
  expectNone(await commands.validateHtml(html), 'valid HTML');

  await look({ reducedMotion: 'reduce' });
  await picture(false);
  if (await commands.hasForcedColors()) {
    await look({ forcedColors: 'active' });
    await expectGoodColors('in forced colours');
    if (!isReflow) await picture(true);
  }
  await look({ forcedColors: 'none', colorScheme: 'dark' });
  await expectGoodColors('in the dark theme');
  if (!isPage && !isReflow) await picture(false);
  if (!isReflow) {
    // Nothing moves: what is drawn differs at once.
    document.head.append(other);
    expectNoSidewaysScroll(' in the compact density');
    await expectGoodColors('in the dark theme of another brand, compact');
    await commands.emulate({ colorScheme: 'light' });
    await expectGoodColors('in the light theme of another brand, compact');
    other.remove();
    await commands.emulate({ colorScheme: 'dark' });
  }
  if (pinned === undefined) {
    await page.viewport(phone.width, phone.height);
    await standStill();
    expectNoSidewaysScroll(' on a phone');
    if (isPage) await picture(false);
  }
  unseen = (unseen ?? task.file.tasks.length) - 1;
});

afterAll(async () => {
  const isWhole = unseen === 0;
  unseen = undefined;
  if (!compares) return;
  expectNone(await commands.finishSheets(isWhole), 'sheets');
});

/** In words: an array of faults would be told as its length. */
const expectNone = (faults: readonly string[], what: string) =>
  expect(faults.join('\n'), what).toBe('');

async function look(media: Media) {
  await commands.emulate(media);
  // One frame to see it, one to follow.
  await standStill(2);
}

function expectNoSidewaysScroll(where = '') {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `nothing scrolls sideways${where}`).toBeLessThanOrEqual(innerWidth);
}

/** What else axe watches does not change with the colours. Storybook's own run has configured it for this story. */
async function expectGoodColors(where: string) {
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
    {
      runOnly: ['cat.color'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    },
  );
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
  expectNone(faults, where);
}

/** A viewport as high as the story: what lies below it would be white. What depends on its height grows with it. */
async function fit() {
  for (;;) {
    const height = Math.min(tallest, document.documentElement.scrollHeight);
    if (height <= innerHeight) return { width: innerWidth, height: innerHeight };
    await page.viewport(innerWidth, height);
    await standStill();
  }
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

/** Where components stand. vanilla-extract puts the name of the file before its classes. */
const boxesOfComponents = (): Box[] =>
  [...document.querySelectorAll('[class*="__"]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const classes = element.getAttribute('class')?.match(/\b[A-Z]\w*(?=__)/g) ?? [];
    return { classes, left, top, right, bottom };
  });

const frame = () => new Promise(requestAnimationFrame);

/**
 * What React Aria has not yet removed, or not yet shown. A popover is masked for up to 0.6 s when it takes a
 * viewport that became lower for a keyboard on the screen.
 */
const underWay = '[data-exiting], [style*="mask-image"]';

/** Waits for what the last interaction set going, and for what follows its end: a menu that closed gives back the focus. */
async function standStill(frames = 3) {
  const patience = performance.now() + 10_000;
  for (let quietFrames = 0; quietFrames < frames; quietFrames += 1) {
    await frame();
    const moving = document.getAnimations().filter(
      // What follows scrolling ends where that does.
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const element = document.querySelector(underWay);
    if (moving.length > 0 || element !== null) quietFrames = -1;
    // Storybook cuts what still moves after a play function, and React Aria then waits for its end for ever.
    const isStuck = performance.now() > patience;
    expect(
      isStuck && element?.outerHTML,
      'a play function waits until all it opens and closes has',
    ).toBe(false);
  }
}
