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

test('when the session code is missing, the dashboard of a signed-in user waits and can be retried', async () => {
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
  // Loading the rest of the page must not retry: a press on the button would then wait for that try.
  isSeen.resolve();
  await page.waitForLoadState();
  await flushReact(page);
  expect(tries).toBe(1);
  await page.unroute('**/assets/client-*.js');
  await press(page, 'Probeer opnieuw');
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
