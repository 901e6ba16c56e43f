import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  account,
  expectPath,
  backend,
  box,
  goodPassword,
  goTo,
  heading,
  isHydrated,
  mailTo,
  newAddress,
  password,
  press,
  signedIn,
  signIn,
  site,
  toast,
  toastOf,
  visit,
  type LocalMail,
} from '../../../e2e/browser.ts';

const newPassword = 'Een-ander-wachtwoord-1';

/** Signs in with a new account, and opens its account page. */
async function atAccount() {
  const email = await account();
  const options = await signedIn(email);
  const { page, consoleErrors } = await visit('/dashboard', options);
  await page.getByRole('link', { name: 'Mijn account' }).click();
  await heading(page, 'Mijn account');
  await page.getByRole('heading', { name: 'Account verwijderen' }).waitFor();
  return { email, options, page, consoleErrors };
}

test('only a signed-in user can open the account page', async () => {
  const { page } = await visit('/404');
  await page.goto(`${site}/account`);
  await expectPath(page, '/login');
});

test('name and company can be changed, and the greeting uses the new name', async () => {
  const { page, consoleErrors } = await atAccount();
  expect(await box(page, 'Volledige naam').inputValue()).toBe('Anna de Vries');
  await box(page, 'Volledige naam').fill('A');
  await press(page, 'Gegevens opslaan');
  await toast(page, 'Validatiefout', 'Naam moet minimaal 2 tekens zijn');
  await box(page, 'Volledige naam').fill('Anna Jansen');
  await box(page, 'Bedrijfsnaam').fill('Nieuw B.V.');
  await press(page, 'Gegevens opslaan');
  await toast(page, 'Gegevens opgeslagen');
  await page.getByRole('link', { name: 'Naar het dashboard' }).click();
  await heading(page, 'Welkom, Anna Jansen');
  expect(await page.getByRole('main').innerText()).toContain('Nieuw B.V.');
  expect(consoleErrors).toEqual([]);
});

test('changing the password requires the current one, and ends other sessions', async () => {
  const { email, options, page } = await atAccount();
  const other = await visit('/dashboard', await signedIn(email));
  await heading(other.page, 'Welkom, Anna de Vries');
  await password(page, 'Huidig wachtwoord').fill('Verkeerd-12345');
  await password(page, 'Nieuw wachtwoord').fill(newPassword);
  await press(page, 'Wachtwoord wijzigen');
  const wrong = password(page, 'Huidig wachtwoord');
  await page.getByText('Dit is niet uw huidige wachtwoord').waitFor();
  await expect.poll(() => wrong.evaluate((input) => input === document.activeElement)).toBe(true);

  await wrong.fill(goodPassword);
  await press(page, 'Wachtwoord wijzigen');
  await toast(page, 'Wachtwoord gewijzigd', 'Op andere apparaten bent u uitgelogd.');
  expect(await password(page, 'Nieuw wachtwoord').inputValue()).toBe('');
  await page.reload();
  await heading(page, 'Mijn account');

  for (const stale of [other.page, (await visit('/404', options)).page]) {
    await stale.goto(`${site}/dashboard`);
    await expectPath(stale, '/login');
  }
  await other.page.waitForFunction(isHydrated);
  await signIn(other.page, email, newPassword);
  await heading(other.page, 'Welkom, Anna de Vries');
});

test('the address changes after confirmation from both mailboxes', async () => {
  const { email, page } = await atAccount();
  const newEmail = newAddress();
  await box(page, 'Nieuw e-mailadres').fill(await account());
  await press(page, 'E-mailadres wijzigen');
  await toast(page, 'E-mailadres niet gewijzigd', 'Dit e-mailadres is al in gebruik.');
  await box(page, 'Nieuw e-mailadres').fill(newEmail);
  await press(page, 'E-mailadres wijzigen');
  await toast(page, 'Bevestig op beide adressen');
  await page.getByText(`De wijziging naar ${newEmail} wacht op uw bevestiging.`).waitFor();

  const mailbox = await visit('/404');
  for (const [address, title] of [
    [newEmail, 'Dit adres is bevestigd'],
    [email, 'E-mailadres gewijzigd'],
  ] as const) {
    await mailbox.page.goto((await mailTo(address)).link);
    await mailbox.page.waitForFunction(isHydrated);
    await heading(mailbox.page, 'Bevestig de wijziging');
    await press(mailbox.page, 'Wijziging bevestigen');
    await heading(mailbox.page, title);
  }
  expect(await mailbox.page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await page.getByText(`U bent ingelogd als ${newEmail}.`).waitFor();
  await goTo(mailbox.page, '/login');
  await signIn(mailbox.page, newEmail);
  await heading(mailbox.page, 'Welkom, Anna de Vries');
});

test('all stored data can be downloaded as a readable file', async () => {
  const { email, page } = await atAccount();
  const download = page.waitForEvent('download');
  await press(page, 'Gegevens downloaden');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^heldermatch-mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email },
    profile: { full_name: 'Anna de Vries' },
    acceptances: [{ document: 'privacy' }, { document: 'terms' }],
  });
  expect(text.split('\n').length).toBeGreaterThan(20);
});

test('deleting an account requires its password, and removes the account', async () => {
  const { email, options, page } = await atAccount();
  await page.getByText('Wat er precies gebeurt').click();
  expect(await page.getByRole('main').innerText()).toContain('bewaren wij tot 1 jaar na ontvangst');
  const word = password(page, 'Uw wachtwoord');
  await press(page, 'Account verwijderen');
  await page.getByText('Vul uw huidige wachtwoord in').first().waitFor();
  await word.fill('Verkeerd-12345');
  await press(page, 'Account verwijderen');
  await page.getByText('Dit is niet uw huidige wachtwoord').waitFor();
  await word.fill(goodPassword);
  await press(page, 'Account verwijderen');
  await toast(page, 'Account verwijderd');
  await expectPath(page, '/');
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${backend}/_local/mail.json`)).json()) as LocalMail[];
      return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    })
    .toContain('Uw account bij Heldermatch is verwijderd');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

  await goTo(page, '/login');
  await signIn(page, email);
  await toast(page, 'Login mislukt');
  const stale = await visit('/404', options);
  await stale.page.goto(`${site}/dashboard`);
  await expectPath(stale.page, '/login');
});

test('failures to read, store or send are reported, and nothing is lost', async () => {
  const { page } = await atAccount();
  await page.route(`${backend}/**`, (route) => route.abort());
  await box(page, 'Bedrijfsnaam').fill('Nieuw B.V.');
  await press(page, 'Gegevens opslaan');
  await toast(page, 'Er ging iets mis');
  expect(await box(page, 'Bedrijfsnaam').inputValue()).toBe('Nieuw B.V.');
  await press(page, 'Gegevens downloaden');
  await toast(page, 'Er ging iets mis');
  await password(page, 'Uw wachtwoord').fill(goodPassword);
  await press(page, 'Account verwijderen');
  await toast(page, 'Er ging iets mis');
  expect(new URL(page.url()).pathname).toBe('/account');

  await page.reload();
  await page.getByText('Uw gegevens konden niet worden opgehaald').waitFor();
  await page.unroute(`${backend}/**`);
  await press(page, 'Probeer opnieuw');
  await page.getByRole('heading', { name: 'Account verwijderen' }).waitFor();
  expect(await toastOf(page).count()).toBe(0);
});

test('a user who never accepted the terms is asked to, and accepts or leaves', async () => {
  const email = await account();
  const options = await signedIn(email);
  const { page } = await visit('/404', options);
  let isRefused = true;
  // As after an invitation: no document is accepted yet. Storing fails at first.
  await page.route('**/rest/v1/acceptances?*', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: [] });
    return isRefused ? route.abort() : route.continue();
  });
  await page.goto(`${site}/dashboard`);
  const question = page.getByRole('alertdialog', { name: 'Gaat u akkoord met onze voorwaarden?' });
  await question.waitFor();
  expect(await question.innerText()).toContain('Algemene Voorwaarden, versie 10 oktober 2025');
  expect(await question.innerText()).toContain('Lees ook onze Privacy Verklaring');
  const agree = question.getByRole('button', { name: 'Ik ga akkoord' });
  await agree.click();
  await question.getByRole('alert').filter({ hasText: 'Er ging iets mis.' }).waitFor();
  isRefused = false;
  const sent = page.waitForRequest(
    (request) => request.url().includes('/rest/v1/acceptances') && request.method() === 'POST',
  );
  await agree.click();
  expect((await (await sent).response())?.status()).toBe(201);
  expect((await sent).postDataJSON()).toEqual([
    { document: 'terms', version: '2025-10-10' },
    { document: 'privacy', version: '2025-10-10' },
  ]);
  await question.waitFor({ state: 'detached' });

  await page.reload();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expectPath(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('announced terms can be postponed until they take effect, and a changed privacy statement is reported once', async () => {
  const { page } = await visit('/404', await signedIn(await account()));
  // As for a user who accepted older versions, before the current terms take effect.
  await page.clock.setFixedTime('2025-10-20');
  let kept = ['terms', 'privacy'].map((document) => ({ document, version: '2001-01-01' }));
  const sent: unknown[] = [];
  await page.route('**/rest/v1/acceptances?*', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: kept });
    sent.push(...route.request().postDataJSON());
    return route.continue();
  });
  await page.goto(`${site}/dashboard`);
  const question = page.getByRole('alertdialog', { name: 'Onze voorwaarden veranderen' });
  await question.waitFor();
  expect(await question.innerText()).toContain('Vanaf 9 november 2025 gelden nieuwe voorwaarden');
  await question.getByRole('button', { name: 'Later' }).click();
  await question.waitFor({ state: 'detached' });
  await heading(page, 'Welkom, Anna de Vries');
  expect(sent).toEqual([]);

  kept = [
    { document: 'terms', version: '2025-10-10' },
    { document: 'privacy', version: '2001-01-01' },
  ];
  await page.reload();
  await toast(page, 'Onze privacyverklaring is gewijzigd');
  const link = toastOf(page).getByRole('link', { name: 'Lees wat er anders is' });
  expect(await link.getAttribute('href')).toBe('/privacy#klachten');
  await expect.poll(() => sent).toEqual([{ document: 'privacy', version: '2025-10-10' }]);
  expect(await question.count()).toBe(0);
});
