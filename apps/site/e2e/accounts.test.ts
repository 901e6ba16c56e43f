// Journeys between the pages of an account.
import type { Route as Request } from 'playwright';
import { expect, test } from 'vitest';
import {
  account,
  expectPath,
  box,
  callAuth,
  confirmAccount,
  fillRegistration,
  goodPassword,
  goTo,
  heading,
  isHydrated,
  mailTo,
  newAddress,
  newVisitor,
  password,
  press,
  register,
  flushReact,
  SESSION,
  signedIn,
  signIn,
  site,
  toast,
  visit,
} from './browser.ts';

const ownPassword = 'Van-de-eigenaar-1';

test('a link from an email does nothing before a press, and works once, in any browser', async () => {
  const { page } = await visit('/register');
  const email = newAddress();
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await heading(page, 'Controleer uw e-mail');

  // A mail scanner opens every link, some of them in a browser.
  const { link } = await mailTo(email);
  for (const method of ['HEAD', 'GET', 'GET']) await fetch(link, { method });
  const scanner = await newVisitor();
  await scanner.page.goto(link);
  await scanner.page.waitForFunction(isHydrated);
  await heading(scanner.page, 'Bevestig uw account');
  // An invited user has no password yet.
  const invited = await newVisitor();
  await invited.page.goto(link.replace('type=signup', 'type=invite'));
  await heading(invited.page, 'Kies een wachtwoord');

  const other = await newVisitor();
  await confirmAccount(other.page, email, ownPassword);
  expect(await other.page.getByRole('main').innerText()).toContain(email);
  expect(new URL(other.page.url()).hash).toBe('');
  expect(await other.page.evaluate(() => localStorage.length)).toBe(0);
  await other.page.getByRole('link', { name: 'Naar inloggen' }).click();
  await signIn(other.page, email, ownPassword);
  await heading(other.page, 'Welkom, Anna de Vries');

  await password(scanner.page).fill(ownPassword);
  await press(scanner.page, 'Account bevestigen');
  await heading(scanner.page, 'Deze link werkt niet meer');
  await scanner.page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click();
  await heading(scanner.page, 'Wachtwoord vergeten?');
});

test('only a password entered through the emailed link opens the account', async () => {
  const email = newAddress();
  const stranger = await visit('/register');
  await fillRegistration(stranger.page, email);
  await press(stranger.page, 'Account maken');
  await heading(stranger.page, 'Controleer uw e-mail');

  const owner = await newVisitor();
  await confirmAccount(owner.page, email, ownPassword);
  await goTo(stranger.page, '/login');
  await signIn(stranger.page, email, goodPassword);
  await toast(stranger.page, 'Login mislukt');
  await goTo(owner.page, '/login');
  await signIn(owner.page, email, ownPassword);
  await heading(owner.page, 'Welkom, Anna de Vries');
});

test('a link can be tried again after a rejected password or a network failure', async () => {
  const { page } = await visit('/404');
  const email = newAddress();
  await callAuth(['POST', 'signup'], { email, password: goodPassword });
  await page.goto((await mailTo(email)).link);
  await page.waitForFunction(isHydrated);
  await password(page).fill('te kort');
  await press(page, 'Account bevestigen');
  await toast(page, 'Validatiefout', 'Wachtwoord moet minimaal 12 tekens zijn');

  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { error_code: 'weak_password', msg: 'Weak' } })
      : route.continue(),
  );
  await password(page).fill(ownPassword);
  await press(page, 'Account bevestigen');
  await toast(page, 'Bevestigen is niet gelukt', 'Kies een ander wachtwoord.');
  await page.unroute('**/auth/v1/user');
  await page.context().setOffline(true);
  await press(page, 'Account bevestigen');
  await toast(page, 'Er ging iets mis');
  await page.context().setOffline(false);
  await press(page, 'Account bevestigen');
  await heading(page, 'E-mailadres bevestigd');
});

test('a form that is submitted before the code arrives confirms the account too', async () => {
  const { page } = await newVisitor();
  const email = newAddress();
  await callAuth(['POST', 'signup'], { email, password: goodPassword });
  let isHeld = true;
  const held: Request[] = [];
  await page.route('**/assets/*.js', (request) =>
    isHeld ? void held.push(request) : request.continue(),
  );
  await page.goto((await mailTo(email)).link, { waitUntil: 'commit' });
  await page.locator('input[name=password]').fill(ownPassword);
  await press(page, 'Account bevestigen');
  isHeld = false;
  await Promise.all(held.map((request) => request.continue()));
  await heading(page, 'E-mailadres bevestigd');
});

test.each(['/confirm', '/reset-password'])(
  '%s without a complete link offers a way forward',
  async (path) => {
    const { page } = await visit(path);
    for (const fragment of ['', '#token_hash=abc', '#type=signup', '#token_hash=abc&type=sms']) {
      await page.goto(`${site}${path}?${encodeURIComponent(fragment)}${fragment}`);
      await heading(page, 'Deze link werkt niet meer');
    }
    await page.goto(`${site}${path}?made-up#token_hash=abc&type=recovery`);
    await page.waitForFunction(isHydrated);
    await page.locator('input[type=password]').fill(ownPassword);
    await page.locator('main button[type=submit]').click();
    await heading(page, 'Deze link werkt niet meer');
    await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click();
    await expectPath(page, '/forgot-password');
  },
);

test('a forgotten password is replaced by a link from an email, and every session ends', async () => {
  const email = await account();
  const elsewhere = await visit('/dashboard', await signedIn(email));
  await heading(elsewhere.page, 'Welkom, Anna de Vries');

  const { page, consoleErrors } = await visit('/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await heading(page, 'Wachtwoord vergeten?');
  await box(page, 'E-mailadres').fill(email);
  await press(page, 'E-mail verzenden');
  await heading(page, 'Controleer uw e-mail');
  const answer = (address: string) =>
    page
      .getByRole('main')
      .innerText()
      .then((text) => text.replaceAll(address, 'adres'));
  const response = await answer(email);

  await expect.poll(async () => (await mailTo(email)).subject).toContain('nieuw wachtwoord');
  const { link } = await mailTo(email);
  await page.goto(link);
  await page.waitForFunction(isHydrated);
  await heading(page, 'Kies een nieuw wachtwoord');
  await password(page, 'Nieuw wachtwoord').fill(ownPassword);
  await press(page, 'Wachtwoord opslaan');
  await heading(page, 'Wachtwoord gewijzigd');
  const main = await page.getByRole('main').innerText();
  expect(main).toContain('Op alle apparaten bent u uitgelogd.');
  expect(main).toContain(email);

  await elsewhere.page.reload();
  await expectPath(elsewhere.page, '/login');
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await signIn(page, email, goodPassword);
  await toast(page, 'Login mislukt');
  await signIn(page, email, ownPassword);
  await heading(page, 'Welkom, Anna de Vries');

  // Unknown addresses and repeated requests get the same reply, so it doesn't reveal who has an account.
  await goTo(elsewhere.page, '/forgot-password');
  for (const address of [newAddress(), email, email]) {
    await box(elsewhere.page, 'E-mailadres').fill(address);
    await press(elsewhere.page, 'E-mail verzenden');
    await heading(elsewhere.page, 'Controleer uw e-mail');
    const text = await elsewhere.page.getByRole('main').innerText();
    expect(text.replaceAll(address, 'adres')).toBe(response);
    await press(elsewhere.page, 'Een ander e-mailadres gebruiken');
    await heading(elsewhere.page, 'Wachtwoord vergeten?');
    expect(await box(elsewhere.page, 'E-mailadres').inputValue()).toBe(address);
  }
  expect(consoleErrors.filter((text) => !text.includes('400'))).toEqual([]);
});

test('without ‘remember me’ the user stays signed in as long as the tab is open', async () => {
  const email = await account();
  const { page } = await visit('/login');
  const remember = page.getByRole('checkbox', { name: 'Onthoud mij' });
  expect(await remember.isChecked()).toBe(true);
  await remember.setChecked(false, { force: true });
  await signIn(page, email);
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 1]);
  await page.reload();
  await heading(page, 'Welkom, Anna de Vries');

  const otherTab = await page.context().newPage();
  await otherTab.goto(`${site}/dashboard`);
  await expectPath(otherTab, '/login');
  await otherTab.waitForFunction(isHydrated);
  await signIn(otherTab, await account('Bert Bakker'));
  await heading(otherTab, 'Welkom, Bert Bakker');
  await page.reload();
  await heading(page, 'Welkom, Anna de Vries');
});

test('the navigation bar shows the dashboard to a signed-in user immediately, without the client', async () => {
  const options = await signedIn(await account());
  const { page } = await newVisitor(options);
  const client: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/client-')) client.push(request.url());
  });
  const bar = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
  const links = {
    user: bar.getByRole('link', { name: 'Dashboard' }),
    visitor: bar.getByRole('link', { name: 'Inloggen' }),
  };
  // Holds back all of the site's own code.
  const held: Request[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (request) =>
    isHeld ? void held.push(request) : request.continue(),
  );
  // Without the font the word widths don't depend on whether it replaces the fallback font in time.
  await page.route('**/*.woff2', () => {});
  await page.goto(site, { waitUntil: 'commit' });
  await links.user.waitFor();
  const place = await links.user.boundingBox();
  expect(await links.visitor.isVisible()).toBe(false);
  isHeld = false;
  await Promise.all(held.map((request) => request.continue()));
  await page.waitForFunction(isHydrated);
  await flushReact(page);
  expect(await links.user.boundingBox()).toEqual(place);
  expect(client).toEqual([]);

  await links.user.click();
  await heading(page, 'Welkom, Anna de Vries');
  await press(page, 'Uitloggen');
  await links.visitor.waitFor();
  expect(await links.user.isVisible()).toBe(false);
});

test('signing out clears the browser and the page immediately, even without a network', async () => {
  const email = await account();
  const { page } = await visit('/dashboard', await signedIn(email));
  await heading(page, 'Welkom, Anna de Vries');
  await page.waitForFunction(isHydrated);
  // No request gets a response, not even for the next page or from the account service.
  await page.route('**/*', () => {});
  const kept = await page.getByRole('button', { name: 'Uitloggen' }).evaluate(async (button) => {
    (button as HTMLButtonElement).click();
    await new Promise(requestAnimationFrame);
    return localStorage.length + sessionStorage.length;
  });
  expect(kept).toBe(0);
  await expect.poll(() => page.getByText('Welkom, Anna de Vries').count()).toBe(0);
  await page.unroute('**/*');
  await page.goto(`${site}/account`);
  await expectPath(page, '/login');
});

test('signing out ends the session on the server, even when the visitor leaves immediately', async () => {
  const email = await account();
  const state = await signedIn(email);
  const { page } = await visit('/dashboard', state);
  await heading(page, 'Welkom, Anna de Vries');
  const session = await page.evaluate((key) => localStorage.getItem(key), SESSION);
  const { access_token } = JSON.parse(session ?? '{}') as { access_token: string };
  const isKnown = async () =>
    'id' in (await callAuth<object>(['PUT', 'user'], { data: {} }, access_token));
  expect(await isKnown()).toBe(true);
  await press(page, 'Uitloggen');
  await page.goto(`${site}/features`);
  await expect.poll(isKnown).toBe(false);
});

test.each([
  ['/login', 'Er ging iets mis'],
  ['/register', 'Registratie mislukt'],
])('a dead network on %s is reported as %s', async (path, title) => {
  const { page } = await visit(path);
  await page.route('**/auth/v1/**', (route) => route.abort());
  if (path === '/login') await signIn(page, newAddress());
  else {
    await fillRegistration(page, newAddress());
    await press(page, 'Account maken');
  }
  await toast(page, title, 'Probeer het later opnieuw.');
});

test('a signed-in user is redirected from /login and /register to /dashboard', async () => {
  const { page } = await visit('/');
  await register(page, newAddress());
  for (const path of ['/login', '/register']) {
    await page.goto(site + path);
    await expectPath(page, '/dashboard');
  }
});
