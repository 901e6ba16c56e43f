import { expect, test } from 'vitest';
import {
  site,
  visit,
  box,
  press,
  toast,
  heading,
  newAddress,
  fillRegistration,
  signIn,
} from '../../../e2e/browser.ts';

test('a wrong password and an unconfirmed address get the same text', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(
    page,
    'Registratie succesvol!',
    'Controleer uw e-mail om uw account te bevestigen voordat u inlogt.',
  );
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await heading(page, 'Welkom terug');
  const text = 'Ongeldige inloggegevens. Controleer uw e-mail en wachtwoord.';
  await signIn(page, email);
  await toast(page, 'Login mislukt', text);
  await signIn(page, email, 'Verkeerd12345');
  await toast(page, 'Login mislukt', text);
});

test('dead ends do no harm: the forgotten password link stays where it is', async () => {
  const { page } = await visit('/login');
  await box(page, 'E-mailadres').fill('anna@bedrijf.example');
  const link = page.getByRole('link', { name: 'Wachtwoord vergeten?' });
  await link.focus();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await link.click();
  expect(page.url()).toBe(`${site}/login`);
  expect(await box(page, 'E-mailadres').inputValue()).toBe('anna@bedrijf.example');
});
