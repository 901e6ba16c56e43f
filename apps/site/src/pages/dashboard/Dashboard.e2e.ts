import { expect, test } from 'vitest';
import {
  account,
  heading,
  press,
  flushReact,
  signedIn,
  site,
  visit,
} from '../../../e2e/browser.ts';

test('signed in with the session code missing, the dashboard waits and can be tried again', async () => {
  const { page } = await visit('/404', await signedIn(await account()));
  let tries = 0;
  await page.route('**/assets/client-*.js', (route) => {
    tries++;
    return route.abort();
  });
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.goto(`${site}/dashboard`, { waitUntil: 'commit' });
  await page.getByRole('alert').filter({ hasText: 'Er ging iets mis' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // That the rest of the page arrives is no reason to try again: pressed then, the button would wait for that try.
  isSeen.resolve();
  await page.waitForLoadState();
  await flushReact(page);
  expect(tries).toBe(1);
  await page.unroute('**/assets/client-*.js');
  await press(page, 'Probeer opnieuw');
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
