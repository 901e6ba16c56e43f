import { expect, test } from 'vitest';
import {
  site,
  visit,
  goTo,
  press,
  arrives,
  heading,
  mailTo,
  newAddress,
  fillRegistration,
} from '../../../e2e/browser.ts';

test('signed in with the session code missing, the dashboard waits and can be tried again', async () => {
  const { page } = await visit('/');
  const email = newAddress();
  await goTo(page, '/register');
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await heading(page, 'Controleer uw e-mail');
  await page.goto((await mailTo(email)).link);
  await arrives(page, '/dashboard');
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(`${site}/dashboard`);
  await page.getByRole('alert').filter({ hasText: 'Er ging iets mis' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.unroute('**/assets/client-*.js');
  await press(page, 'Probeer opnieuw');
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
