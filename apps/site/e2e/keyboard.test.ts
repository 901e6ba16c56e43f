// Each journey by keyboard alone, in four window sizes, with the largest toast visible. The focused element is never
// entirely covered, and every status is announced.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { coveredFocus, walk } from '@heldermatch/tooling/walk';
import { toast, toastOf, visit } from './browser.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 640, height: 320 },
  { width: 1280, height: 720 },
];

/** Walks to the end of the page, and checks that every focused element was visible. */
async function expectNothingCovered(page: Page, key: 'Tab' | 'Shift+Tab', atLeast: number) {
  const { steps, covered } = await walk(page, key);
  expect(covered).toEqual([]);
  expect(steps, `steps by ${key}`).toBeGreaterThanOrEqual(atLeast);
}

/** Records the live region announcements from now on. Returns a function that reads them. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const live = '[role=alert], [role=status], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(live) ?? element?.querySelector(live);
          if (region?.textContent) announced.push(region.textContent);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.join('\n'));
}

describe.each(sizes)('at $width x $height', (viewport) => {
  test('a CV next to its scorecard keeps every link visible when focused', async () => {
    const { page } = await visit('/features/evidence-scorecard', { viewport });
    await expectNothingCovered(page, 'Tab', 15);
  });

  test.each([
    ['/contact', 'Naam moet minimaal 2 tekens zijn'],
    ['/login', 'Ongeldig e-mailadres'],
    ['/register', 'Naam moet minimaal 2 tekens zijn'],
  ])('%s: a message never covers the focused element, and Escape closes it', async (path, text) => {
    const { page } = await visit(path, { viewport });
    const announced = await listen(page);
    await page.locator('main input').first().focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Validatiefout', text);
    expect(await announced()).toContain(`Validatiefout${text}`);
    await expect.poll(() => coveredFocus(page)).toBeUndefined();
    // The space reserved for the toast has the background of the last band of the page.
    const color = await page.evaluate(() => {
      const isBand = (element: Element) => element.clientWidth === document.body.clientWidth;
      return [...document.querySelectorAll('main, main *, footer')]
        .filter(isBand)
        .map((element) => getComputedStyle(element).backgroundColor)
        .findLast((each) => each !== 'rgba(0, 0, 0, 0)');
    });
    expect(color).not.toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(() => document.body.style.boxShadow)).toContain(color);
    await expectNothingCovered(page, 'Tab', 5);
    await page.locator('main input').first().focus();
    await expectNothingCovered(page, 'Shift+Tab', 1);

    await page.locator('main input').first().focus();
    await page.keyboard.press('Escape');
    await toastOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(await page.evaluate(() => document.body.style.paddingBlockEnd)).toBe('');
  });

  test('/: the menu, the dialog, the search and another page', async () => {
    const { page } = await visit('/', { viewport });
    await expectNothingCovered(page, 'Tab', 15);

    await page.getByRole('button', { name: 'Hoe meten we dit?' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredFocus(page)).toBeUndefined();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // React Aria restores focus in the next frame.
    await expect.poll(() => coveredFocus(page)).toBeUndefined();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Neem Contact Op' }).waitFor();
    await expect.poll(() => coveredFocus(page)).toBeUndefined();
  });
});
