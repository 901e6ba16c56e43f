// From one page of an account to the next.
import { expect, test } from 'vitest';
import {
  site,
  visit,
  press,
  toast,
  alert,
  arrives,
  heading,
  mailTo,
  newAddress,
  fillRegistration,
  register,
  signIn,
} from './browser.ts';

test('a link that confirms leads to the dashboard, which goes on saying so', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await heading(page, 'Controleer uw e-mail');
  await page.goto((await mailTo(email)).link);
  await arrives(page, '/dashboard');
  await heading(page, 'Welkom, Anna de Vries');
  await alert(page, 'E-mailadres bevestigd');
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Uw account is klaar voor gebruik en u bent ingelogd.');

  // The same link once more, by who is signed in and by who is not.
  await page.goto((await mailTo(email)).link);
  await alert(page, 'Deze link werkt niet meer');
  await arrives(page, '/dashboard');
  await press(page, 'Uitloggen');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto((await mailTo(email)).link);
  await arrives(page, '/login');
  await heading(page, 'Welkom terug');
  expect(await main.innerText()).toContain('De link is verlopen of al gebruikt.');
});

test('a second click on a confirmation link says that it is used up', async () => {
  const { page } = await visit('/#error=access_denied&error_code=otp_expired&error_description=x');
  await alert(page, 'Bevestigen is niet gelukt');
  expect(new URL(page.url()).hash).toBe('');
});

test.each(['/login', '/register'])('a dead network on %s is told apart', async (path) => {
  const { page } = await visit(path);
  await page.route('**/auth/v1/**', (route) => route.abort());
  if (path === '/login') await signIn(page, newAddress());
  else {
    await fillRegistration(page, newAddress());
    await press(page, 'Account maken');
  }
  await toast(page, 'Er ging iets mis', 'Probeer het later opnieuw.');
});

test('who is signed in is sent on from /login and /register to /dashboard', async () => {
  const { page } = await visit('/');
  await register(page, newAddress());
  for (const path of ['/login', '/register']) {
    await page.goto(site + path);
    await arrives(page, '/dashboard');
  }
});
