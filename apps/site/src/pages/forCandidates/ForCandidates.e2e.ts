import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isHydrated, newVisitor, press, site, visit } from '../../../e2e/browser.ts';

const path = '/candidates';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('each message to send has a button that copies it, which works from the first press', async () => {
  const { page } = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(site + path);
  for (const [name, start] of [
    ['Kopieer het bericht', 'Ik heb bij u gesolliciteerd'],
    ['Kopieer voor de vacature', 'Bij deze vacature helpt AI'],
    ['Kopieer voor de bevestiging', 'Wij vergelijken uw cv'],
    ['Kopieer voor de afwijzing', '(Naam) heeft uw cv gelezen'],
  ] as const) {
    const shown = await page.getByRole('main').getByText(`‘${start}`).innerText();
    await press(page, name);
    await page.getByRole('button', { name: 'Gekopieerd' }).first().waitFor();
    await expect.poll(() => clipboard(page)).toContain(start);
    // Without the quotation marks, and without word joiners.
    expect(await clipboard(page)).toBe(shown.slice(1, -1).replaceAll('\u2060', ''));
  }
  expect(await page.evaluate(isHydrated)).toBe(true);
});

test('without JavaScript there is no button to copy, and the details open by keyboard', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  expect(await page.getByText('Kopieer het bericht').isVisible()).toBe(false);
  const title = page.getByText('Als uw vraag dan nog loopt');
  const text = page.getByText(/^Vraag dan ook om uw gegevens/);
  expect(await text.isVisible()).toBe(false);
  await title.focus();
  await page.keyboard.press('Enter');
  await text.waitFor();
  await page.keyboard.press('Space');
  await text.waitFor({ state: 'hidden' });
});

test('on paper all details are open, each below its title', async () => {
  const { page } = await visit(path);
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('details p');
  expect(await texts.count()).toBeGreaterThan(5);
  for (const text of await texts.all()) expect(await text.isVisible()).toBe(true);
  const titles = page.locator('summary');
  expect(await titles.filter({ visible: true }).count()).toBe(await titles.count());
});
