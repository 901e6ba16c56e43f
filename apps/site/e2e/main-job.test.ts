import { expect, test } from 'vitest';
import {
  expectPath,
  backend,
  box,
  fillContact,
  goodPassword,
  heading,
  isHydrated,
  mailTo,
  newAddress,
  password,
  press,
  register,
  signIn,
  toast,
  visit,
  goTo,
} from './browser.ts';

interface StoredMessage {
  name: string;
  email: string;
  company: string;
  message: string;
  consent: boolean;
}

const inbox = async () =>
  (await (await fetch(`${backend}/_local/inbox.json`)).json()) as StoredMessage[];

test('a visitor sends a message from the home page, and it is stored in the database', async () => {
  const { page, consoleErrors } = await visit('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .click();
  await heading(page, 'Neem Contact Op');
  const text = `Graag een demo. ${newAddress()}`;
  await fillContact(page, text);
  await press(page, 'Bericht verzenden');

  await toast(page, 'Bericht verzonden!', 'We nemen zo snel mogelijk contact met u op.');
  await toast(page, 'Bericht verzonden!', 'Privacy & DPIA');
  expect((await inbox()).find(({ message }) => message === text)).toMatchObject({
    name: "Zoë D'Hondt-van 't Hek",
    email: 'zoe@bedrijf.example',
    company: 'Bedrijf B.V.',
    consent: true,
  });
  expect(consoleErrors).toEqual([]);
});

test('a visitor registers, confirms by mail, sees name and company, signs out and signs in again', async () => {
  const { page, consoleErrors } = await visit('/');
  const email = newAddress();
  await page.getByRole('link', { name: 'Start Nu' }).click();
  await heading(page, 'Maak een account');
  await register(page, email);
  expect((await mailTo(email)).subject).toContain('Bevestig');

  expect(await page.getByRole('main').innerText()).toContain('Bedrijf B.V.');

  await press(page, 'Uitloggen');
  await expectPath(page, '/');
  // The page changes first; then the session ends on the server and in this browser.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

  await goTo(page, '/login');
  await signIn(page, email);
  await toast(page, 'Login succesvol!', 'Je wordt doorgestuurd naar het platform...');
  await heading(page, 'Welkom, Anna de Vries');
  // The toast is announced on arrival too.
  await toast(page, 'Login succesvol!');
  expect(consoleErrors).toEqual([]);
});

test('the same with the keyboard alone', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const text = (await focused.getAttribute('aria-label')) ?? (await focused.innerText());
      if (text.trim() === name) return;
    }
    throw new Error(`The Tab key does not reach '${name}'`);
  };
  await box(page, 'Volledige naam').focus();
  await page.keyboard.type('Anna de Vries');
  await type(email);
  await type('Bedrijf B.V.');
  await type(goodPassword);
  await page.keyboard.press('Tab');
  if (
    !(await password(page, 'Herhaal wachtwoord').evaluate(
      (input) => input === document.activeElement,
    ))
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type(goodPassword);
  const terms = page.getByRole('checkbox');
  for (let steps = 0; steps < 3; steps += 1) {
    await page.keyboard.press('Tab');
    if (await terms.evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.press('Space');
  expect(await terms.isChecked()).toBe(true);
  await tabTo('Account maken');
  await page.keyboard.press('Enter');
  await toast(page, 'Registratie succesvol!');
  await page.goto((await mailTo(email)).link);
  await page.waitForFunction(isHydrated);
  await tabTo('Terug naar Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'E-mailadres bevestigd');
  await tabTo('Naar inloggen');
  await page.keyboard.press('Enter');
  await heading(page, 'Welkom terug');
  await box(page, 'E-mailadres').focus();
  await page.keyboard.type(email);
  await type(goodPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'Welkom, Anna de Vries');
  await tabTo('Uitloggen');
  await page.keyboard.press('Enter');
  await expectPath(page, '/');

  await goTo(page, '/login');
  await box(page, 'E-mailadres').focus();
  await page.keyboard.type(email);
  await type(goodPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'Welkom, Anna de Vries');
});
