import { expect, test } from 'vitest';
import {
  visit,
  press,
  toast,
  toastOf,
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
  // Remains after the toast has closed.
  await page.keyboard.press('Escape');
  await toastOf(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('main').innerText()).toContain(text);
});
