import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';

// In forced colours the caret blinks in the picture: the mode overrides the matcher's own transparent caret.
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { caret-animation: manual !important; }';
document.head.append(still);

// A busy machine may take longer than a second for a dialog to leave.
configure({ asyncUtilTimeout: 5000 });

/** The tallest picture, in pixels. */
const tallest = 4000;

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await standStill();
  const { documentElement } = document;
  expect(documentElement.scrollWidth, 'nothing scrolls sideways').toBeLessThanOrEqual(innerWidth);

  if (import.meta.env['VITE_MODE'] === 'light') {
    const html = ownElements()
      .map((element) => element.outerHTML)
      .join('');
    expect(await commands.validateHtml(html), 'valid HTML').toEqual([]);
  }

  const pictures = String(import.meta.env['VITE_PICTURES']);
  if (pictures === 'skip') return;
  // What lies below the viewport would be white. What depends on its height grows with it, a frame later.
  for (;;) {
    const height = Math.min(tallest, documentElement.scrollHeight);
    if (height <= innerHeight) break;
    await page.viewport(innerWidth, height);
    await standStill();
  }
  if (pictures === 'draw') await new Promise((resolve) => setTimeout(resolve, 500));
  await matchPicture(storyId);
});

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

const frame = () => new Promise(requestAnimationFrame);

/** Waits for what the last interaction set going: React Aria hides what was closed a frame after its animation. */
async function standStill() {
  await frame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await frame();
}

/**
 * The matcher compares the first picture that stands still; on a busy machine that can be the one before the last
 * frame of a change, so a picture that differs is drawn again for a while. A missing reference fails at once.
 */
async function matchPicture(storyId: string) {
  const end = performance.now() + 5000;
  for (;;) {
    try {
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId);
      return;
    } catch (error) {
      if (performance.now() > end || !String(error).includes('does not match')) throw error;
    }
  }
}
