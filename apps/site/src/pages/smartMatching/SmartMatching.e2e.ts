import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { isHydrated, newVisitor, site, visit } from '../../../e2e/browser.ts';

const path = '/features/smart-matching';

test('other weights reorder the candidates, with an explanation', async () => {
  const { page } = await visit(path);
  const weighing = page.getByRole('region', { name: 'U bepaalt wat telt' });
  const choose = (category: string, weight: string) =>
    weighing.getByRole('radiogroup', { name: category }).getByText(weight, { exact: true }).click();
  await weighing.scrollIntoViewIfNeeded();
  await page.waitForFunction(isHydrated);
  await choose('Taal & Communicatie', 'Zwaar');
  await choose('Relevante Ervaring', 'Licht');
  const second = weighing.getByRole('listitem').nth(1);
  await expect
    .poll(() => second.innerText())
    .toMatch(
      /^2\s+Kandidaat 0399\s+Van plaats 4 naar plaats 2\. .*Staat nu boven Kandidaat 0388 en Kandidaat 0431\.\s+83%$/,
    );
});

test('without JavaScript the page shows three orders, and no controls', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const weighing = page.getByRole('region', { name: 'U bepaalt wat telt' });
  expect(await weighing.getByRole('definition').allInnerTexts()).toEqual([
    expect.stringMatching(/^1. Kandidaat 0412, 87%; 2. Kandidaat 0388, 81%; /),
    expect.stringMatching(/^1. Kandidaat 0412, 87%; 2. Kandidaat 0399, 82%; /),
    expect.stringMatching(/^1. Kandidaat 0412, 87%; 2. Kandidaat 0399, 83%; /),
  ]);
  expect(await weighing.getByRole('radio').filter({ visible: true }).count()).toBe(0);
});

test('a control has its focus ring before and after hydration', async () => {
  const { page } = await newVisitor();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(site + path);
  const radio = page.getByRole('radiogroup', { name: 'Taal & Communicatie' }).getByRole('radio', {
    checked: true,
  });
  const ring = () =>
    radio.evaluate((input) => getComputedStyle(input.closest('label') ?? input).outlineStyle);
  while (!(await radio.evaluate((input) => input === document.activeElement)))
    await page.keyboard.press('Tab');
  expect(await ring()).toBe('solid');
  expect(held).not.toEqual([]);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect.poll(ring).toBe('none');
});
