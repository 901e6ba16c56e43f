import { expect, test } from 'vitest';
import { account, heading, press, signedIn, site, visit } from '../../../e2e/browser.ts';

test('signed in with the session code missing, the dashboard waits and can be tried again', async () => {
  const { page } = await visit('/404', await signedIn(await account()));
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(`${site}/dashboard`);
  await page.getByRole('alert').filter({ hasText: 'Er ging iets mis' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.unroute('**/assets/client-*.js');
  await press(page, 'Probeer opnieuw');
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
