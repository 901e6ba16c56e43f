// What follows a form that was sent: said for as long as it matters, and with the focus kept.
import { expect, test } from 'vitest';
import {
  alert,
  arrives,
  backend,
  box,
  fillContact,
  fillRegistration,
  heading,
  mailTo,
  newAddress,
  press,
  site,
  toast,
  toastOf,
  visit,
  goTo,
  stopClock,
} from './browser.ts';

const focusedText = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() => document.activeElement?.textContent);

test('after a registration the page says where the mail went, for as long as the visitor stays', async () => {
  const { page } = await visit('/register', { viewport: { width: 320, height: 480 } });
  const email = newAddress();
  await stopClock(page);
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(page, 'Registratie succesvol!');
  await heading(page, 'Controleer uw e-mail');
  expect(await focusedText(page)).toBe('Controleer uw e-mail');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A message that the pointer rests on stays.
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await toastOf(page).waitFor({ state: 'detached' });
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain(email);
  expect(await main.getByRole('button', { name: 'Account maken' }).isVisible()).toBe(false);

  await press(page, 'Een ander e-mailadres gebruiken');
  await heading(page, 'Maak een account');
  expect(await focusedText(page)).toBe('Maak een account');
  expect(await box(page, 'E-mailadres').inputValue()).toBe(email);
});

test('the mail can be sent again, and a refusal is told', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await heading(page, 'Controleer uw e-mail');

  const resent = page.waitForRequest('**/auth/v1/resend**');
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ status: 200, json: {} }));
  await press(page, 'Opnieuw versturen');
  await toast(page, 'E-mail opnieuw verstuurd');
  expect((await resent).postDataJSON()).toMatchObject({ type: 'signup', email });
  await page.unroute('**/auth/v1/resend**');

  // The service itself refuses a second mail within a minute.
  await press(page, 'Opnieuw versturen');
  await toast(page, 'Versturen mislukt', 'Wacht een minuut en probeer het opnieuw.');

  await page.context().setOffline(true);
  await press(page, 'Opnieuw versturen');
  await toast(page, 'Er ging iets mis');
  expect(await focusedText(page)).toBe('Opnieuw versturen');
});

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

test('what only programs fill in keeps a message out, and nobody is told', async () => {
  const { page } = await visit('/contact');
  const text = `Goedkope pillen ${newAddress()}`;
  await fillContact(page, text);
  await page.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await press(page, 'Verstuur bericht');
  await toast(page, 'Bericht verzonden!');
  const inbox = await (await fetch(`${backend}/_local/inbox.json`)).text();
  expect(inbox).not.toContain(text);
});

test("the counter says 'te veel' exactly where the form refuses", async () => {
  const { page } = await visit('/contact');
  const main = page.getByRole('main');
  for (const [message, isRefused] of [
    [`${'x'.repeat(2000)}\n\n`, false],
    [`  ${'é'.normalize('NFD').repeat(2000)}`, false],
    ['x'.repeat(2001), true],
  ] as const) {
    await box(page, 'Bericht').fill(message);
    expect((await main.innerText()).includes('te veel')).toBe(isRefused);
    await press(page, 'Verstuur bericht');
    await toast(page, 'Validatiefout');
    expect((await main.innerText()).includes('mag maximaal 2000 tekens zijn')).toBe(isRefused);
  }
});

test('the focus stays in the view when the thanks give way to the form', async () => {
  const { page } = await visit('/contact');
  await stopClock(page);
  await fillContact(page);
  await press(page, 'Verstuur bericht');
  const thanks = page.getByRole('heading', { name: 'Bedankt voor uw bericht' });
  await thanks.waitFor();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Privacy & DPIA' }).focus();
  await page.clock.runFor(4100);
  await thanks.waitFor({ state: 'detached' });
  const panel = page.getByRole('tabpanel');
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

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
