import { expect, test } from 'vitest';
import { visit } from '../../../e2e/browser.ts';

test("'Hoe meten we dit?' opens four indicators, traps focus and restores it", async () => {
  const { page } = await visit('/');
  const button = page.getByRole('button', { name: 'Hoe meten we dit?' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hoe meten we dit?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Tijd tot eerste gesprek',
    'Acceptatie van de shortlist',
    'Uren van recruiters per plaatsing',
    'Compliance en uitlegbaarheid',
  ]);
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // React Aria restores focus in the next frame.
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
});
