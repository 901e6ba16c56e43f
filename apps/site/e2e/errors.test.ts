import { company } from '@heldermatch/facts';
import { expect, test } from 'vitest';
import {
  alert,
  arrives,
  box,
  fillContact,
  fillRegistration,
  heading,
  goodPassword,
  newAddress,
  password,
  press,
  register,
  signIn,
  site,
  toast,
  visit,
  goTo,
} from './browser.ts';

const contactCalls = '**/functions/v1/submit-contact-form';

test('an empty contact form tells the first mistake as a toast and each at its field', async () => {
  const { page } = await visit('/contact');
  await press(page, 'Verstuur bericht');
  await toast(page, 'Validatiefout', 'Naam moet minimaal 2 tekens zijn');
  const text = await page.getByRole('tabpanel').innerText();
  expect(text).toContain('Naam moet minimaal 2 tekens zijn');
  expect(text).toContain('Ongeldig e-mailadres');
  expect(text).toContain('Bericht moet minimaal 10 tekens zijn');
  expect(text).toContain('U moet akkoord gaan met de privacyverklaring');
  expect(await page.locator(':focus').getAttribute('name')).toBe('name');

  await box(page, 'Naam').fill('Anna');
  await press(page, 'Verstuur bericht');
  await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  expect(await page.locator(':focus').getAttribute('name')).toBe('email');
});

test('while a message is sent its fields are disabled and the button says Verzenden...', async () => {
  const { page } = await visit('/contact');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(contactCalls, async (route) => {
    await held;
    await route.continue();
  });
  await fillContact(page);
  await press(page, 'Verstuur bericht');
  await page.getByRole('button', { name: 'Verzenden...' }).waitFor();
  expect(await box(page, 'Naam').isDisabled()).toBe(true);
  expect(await box(page, 'Bericht').isDisabled()).toBe(true);
  release();
  await toast(page, 'Bericht verzonden!');
});

test("the server's error text is shown as 'Fout', and what was typed stays", async () => {
  const { page } = await visit('/contact');
  await page.route(contactCalls, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'U heeft te veel berichten verstuurd.' },
    }),
  );
  await fillContact(page);
  await press(page, 'Verstuur bericht');
  await toast(page, 'Fout', 'U heeft te veel berichten verstuurd.');
  expect(await box(page, 'Naam').inputValue()).toBe("Zoë D'Hondt-van 't Hek");
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
});

test.each([
  ['a dead network', (route: { abort: () => Promise<void> }) => route.abort()],
  [
    'an answer that is no JSON',
    (route: { fulfill: (answer: object) => Promise<void> }) =>
      route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/html',
        body: '<h1>Bad gateway</h1>',
      }),
  ],
])(
  "%s ends in 'Er ging iets mis' with the address to write to, and keeps the form",
  async (_, answer) => {
    const { page } = await visit('/contact');
    await page.route(contactCalls, answer);
    await fillContact(page);
    await press(page, 'Verstuur bericht');
    await toast(
      page,
      'Er ging iets mis',
      `Probeer het later opnieuw of neem direct contact op via ${company.email}`,
    );
    expect(await box(page, 'Bericht').inputValue()).toBe('Graag een demo volgende week.');

    await page.unroute(contactCalls);
    await press(page, 'Verstuur bericht');
    await toast(page, 'Bericht verzonden!');
  },
);

test('what was typed survives a look at the other tab, and prefills the booking page', async () => {
  const { page } = await visit('/contact?utm_source=nieuwsbrief&utm_campaign=herfst');
  await fillContact(page);
  await page.getByRole('tab', { name: 'Plan direct' }).click();
  const frame = page.getByTitle('Agenda voor het plannen van een demo');
  await frame.waitFor();
  expect((await frame.boundingBox())?.height).toBe(700);
  await frame.contentFrame().getByText('Zoe@Bedrijf.example').first().waitFor();
  expect(await box(page, 'Naam').isVisible()).toBe(false);
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect(Object.fromEntries(src.searchParams)).toEqual({
    name: "Zoë D'Hondt-van 't Hek",
    email: 'Zoe@Bedrijf.example',
    utm_source: 'nieuwsbrief',
    utm_campaign: 'herfst',
  });
  await page.getByRole('link', { name: /Open de agenda in een nieuw tabblad/ }).waitFor();
  await page.getByRole('tab', { name: 'Stuur bericht' }).click();
  expect(await box(page, 'Naam').inputValue()).toBe("Zoë D'Hondt-van 't Hek");
});

test('a contact module that cannot be loaded gives way to a fallback that can try again', async () => {
  const { page, complaints } = await visit('/');
  const part = '**/assets/ContactModule-*.js';
  const asked: string[] = [];
  await page.route(part, (route) => {
    asked.push(route.request().resourceType());
    return route.abort();
  });
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  const fallback = page.getByRole('alert');
  await fallback.waitFor();
  expect(await fallback.innerText()).toContain('Er ging iets mis');
  expect(await fallback.innerText()).toContain(
    'De contactmodule kon niet geladen worden. Probeer opnieuw.',
  );
  expect(complaints.join(' ')).toContain('A part of the site could not be loaded');
  // Not as a module yet: older browsers would never ask for it again.
  expect(asked).toEqual(['fetch']);

  await page.unroute(part);
  await press(page, 'Probeer opnieuw');
  await box(page, 'Naam').waitFor();
});

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

test('a confirmed address that registers again is told so', async () => {
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

test('a second click on a confirmation link says that it is used up', async () => {
  const { page } = await visit('/#error=access_denied&error_code=otp_expired&error_description=x');
  await alert(page, 'Bevestigen is niet gelukt');
  expect(new URL(page.url()).hash).toBe('');
});

test('registration tells the first mistake: a weak password, then one that is not repeated', async () => {
  const { page } = await visit('/register');
  await fillRegistration(page, newAddress());
  await password(page).fill('wachtwoord123');
  await press(page, 'Account maken');
  await toast(page, 'Validatiefout', 'Minimaal 1 hoofdletter vereist');
  await password(page).fill(`${goodPassword}x`);
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
