import { expect, test } from 'vitest';
import { visit } from '../../../e2e/browser.ts';

test('the accountability table fits one A4 page, and each of its links leads to a clause', async () => {
  // 210 × 297 mm at 96 dots per inch, with margins of 10 mm.
  const { page } = await visit('/compliance', { viewport: { width: 718, height: 1047 } });
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('region', { name: 'Verantwoording in één oogopslag' });
  expect((await table.boundingBox())?.height).toBeLessThanOrEqual(1047);
  expect(await table.getByRole('columnheader').filter({ visible: true }).count()).toBe(4);
  const links = await table
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const clauses = links.filter((href) => /^\/(?:dpa|terms)#/.test(href));
  expect(clauses).toHaveLength(8);
  for (const href of links) {
    const { page: target } = await visit(href, { javaScriptEnabled: false });
    const { hash } = new URL(target.url());
    expect(hash === '' || (await target.locator(hash).count()) === 1, href).toBe(true);
  }
});
