import { expect, test } from 'vitest';
import { notFound } from '../../routes.ts';
import { site, visit, expectPath } from '../../../e2e/browser.ts';

test('an unknown path answers 404, shows a message and logs the path', async () => {
  const { page, consoleErrors } = await visit('/bestaat/niet');
  expect((await fetch(`${site}/bestaat/niet`)).status).toBe(404);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Oops! Page not found');
  expect(await page.title()).toBe(notFound.title);
  expect(consoleErrors.join(' ')).toContain('/bestaat/niet');
  await main.getByRole('link', { name: 'Terug naar Home' }).click();
  await expectPath(page, '/');
});
