import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  visit,
  goTo,
  stopClock,
  box,
  press,
  password,
  toastOf,
  toast,
  heading,
  newAddress,
  goodPassword,
  fillRegistration,
  register,
} from '../../../e2e/browser.ts';

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('registration reports the first mistake: a weak password, then a mismatch', async () => {
  const { page } = await visit('/register');
  await fillRegistration(page, newAddress());
  await password(page).fill('wachtwoord123');
  await press(page, 'Account maken');
  await toast(page, 'Validatiefout', 'Minimaal 1 hoofdletter vereist');
  await password(page).fill(`${goodPassword}x`);
  await toastOf(page).waitFor({ state: 'detached' });
  await press(page, 'Account maken');
  await toast(page, 'Validatiefout', 'Wachtwoorden komen niet overeen');
  expect(await page.locator(':focus').getAttribute('name')).toBe('confirmPassword');
  await password(page, 'Herhaal wachtwoord').fill(`${goodPassword}x`);
  await page.getByRole('checkbox').setChecked(false, { force: true });
  await press(page, 'Account maken');
  await toast(
    page,
    'Validatiefout',
    'U moet akkoord gaan met de algemene voorwaarden en de privacyverklaring',
  );
});

test('a confirmed address that registers again gets a message', async () => {
  const { page } = await visit('/');
  const email = newAddress();
  await register(page, email);
  await page.evaluate(() => localStorage.clear());
  await goTo(page, '/register');
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(
    page,
    'Account bestaat al',
    'Dit e-mailadres is al geregistreerd. Probeer in te loggen.',
  );
  expect(await box(page, 'Volledige naam').inputValue()).toBe('Anna de Vries');
});

test('after registration the page shows where the email was sent, until the visitor leaves', async () => {
  const { page } = await visit('/register', { viewport: { width: 320, height: 480 } });
  const email = newAddress();
  await stopClock(page);
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(page, 'Registratie succesvol!');
  await heading(page, 'Controleer uw e-mail');
  expect(await focusedText(page)).toBe('Controleer uw e-mail');
  expect(await page.title()).toBe('Controleer uw e-mail - Heldermatch');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A toast stays while the pointer is over it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await toastOf(page).waitFor({ state: 'detached' });
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain(email);
  expect(await main.getByRole('button', { name: 'Account maken' }).isVisible()).toBe(false);

  await press(page, 'Een ander e-mailadres gebruiken');
  await heading(page, 'Maak een account');
  expect(await focusedText(page)).toBe('Maak een account');
  expect(await page.title()).toBe('Account maken - Heldermatch');
  expect(await box(page, 'E-mailadres').inputValue()).toBe(email);
});

test('the email can be sent again, and a rejected request is reported', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await heading(page, 'Controleer uw e-mail');

  const resent = page.waitForRequest('**/auth/v1/resend**');
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ status: 200, json: {} }));
  await press(page, 'Opnieuw verzenden');
  await toast(page, 'E-mail opnieuw verzonden');
  expect((await resent).postDataJSON()).toMatchObject({ type: 'signup', email });
  await page.unroute('**/auth/v1/resend**');

  // The service rejects a second request for an email within a minute.
  await press(page, 'Opnieuw verzenden');
  await toast(
    page,
    'Verzenden mislukt',
    'Wacht een minuut en probeer het opnieuw. Lukt het dan niet, probeer het over een uur.',
  );

  await page.context().setOffline(true);
  await press(page, 'Opnieuw verzenden');
  await toast(page, 'Er ging iets mis');
  expect(await focusedText(page)).toBe('Opnieuw verzenden');
});
