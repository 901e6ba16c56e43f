import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import {
  account,
  callAuth,
  expectPath,
  box,
  fillContact,
  fillRegistration,
  goodPassword,
  heading,
  press,
  SESSION,
  signIn,
  site,
  toast,
  toastOf,
  visit,
  goTo,
} from './browser.ts';

/** Signs in on the login page, and waits for the dashboard. */
async function enter(page: Page, email: string): Promise<void> {
  await goTo(page, '/login');
  await signIn(page, email);
  await heading(page, 'Welkom, Anna de Vries');
}

// For every page at rest, pages.test.ts checks the same: `visit` counts violations as consoleErrors.
test('the Content-Security-Policy blocks nothing that the forms, the booking page and the dashboard need', async () => {
  const { page, consoleErrors } = await visit('/contact');
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');
  await page.getByRole('tab', { name: 'Plan direct' }).click();
  await press(page, 'Agenda laden');
  await page.locator('iframe').contentFrame().getByText('Dit is een voorbeeld.').waitFor();
  await enter(page, await account());
  await press(page, 'Uitloggen');
  await expectPath(page, '/');
  expect(consoleErrors).toEqual([]);
});

test('an injected script does not run, and is reported', async () => {
  const { page, consoleErrors } = await visit('/404');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasInjected = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.src = 'https://evil.example/?stolen';
    document.body.append(image);
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  });
  for (const refused of [
    'script-src-elem inline',
    'img-src https://evil',
    'frame-src https://evil',
  ]) {
    await expect
      .poll(() => consoleErrors.join('\n'))
      .toContain(`Content-Security-Policy: ${refused}`);
  }
  expect(await page.evaluate(() => 'wasInjected' in globalThis)).toBe(false);
});

test('the site sets no cookie, and stores only the session under its own key', async () => {
  const { page } = await visit('/404');
  const kept = () =>
    page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
  expect(await kept()).toEqual(['']);
  await enter(page, await account());
  expect(await kept()).toEqual(['', SESSION]);
  expect(await page.context().cookies()).toEqual([]);
});

test('signing out or in in one tab does the same in the other', async () => {
  const { page: first } = await visit('/404');
  const email = await account();
  await enter(first, email);
  const second = await first.context().newPage();
  await second.goto(`${site}/dashboard`);
  await heading(second, 'Welkom, Anna de Vries');
  await press(second, 'Uitloggen');
  await expectPath(second, '/');
  await expectPath(first, '/login');
  await expect.poll(() => first.evaluate(() => localStorage.length)).toBe(0);

  await goTo(second, '/login');
  await signIn(first, email);
  await expectPath(first, '/dashboard');
  await expectPath(second, '/dashboard');
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowInSeconds = () => Math.floor(Date.now() / 1000);
const user = { id: '00000000-0000-4000-8000-000000000000', email: 'eva@evil.example' };
const forged = (expires: number, algorithm = 'HS256') => ({
  access_token: `${encode({ alg: algorithm, typ: 'JWT' })}.${encode({ sub: user.id, role: 'service_role', exp: expires })}.${encode({})}`,
  refresh_token: 'guessed',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expires,
  user,
});

test('an invalid stored session leads to /login, never to a blank page', async () => {
  const { page } = await visit('/404');
  const stored = [
    '{"broken',
    '[1,2,3]',
    '"session"',
    'null',
    '{"broken":true}',
    JSON.stringify(forged(nowInSeconds() - 3600)),
    JSON.stringify(forged(nowInSeconds() + 3600)),
    JSON.stringify(forged(nowInSeconds() + 3600, 'none')),
  ];
  for (const value of stored) {
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [SESSION, value],
    );
    await page.goto(`${site}/dashboard`);
    await expectPath(page, '/login');
    await heading(page, 'Welkom terug');
  }
  // The visitor can sign in from there.
  await enter(page, await account());
});

test('a clock that is an hour off does not prevent signing in', async () => {
  const email = await account();
  for (const hours of [-1, 1]) {
    const { page } = await visit('/404');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await enter(page, email);
    await page.reload();
    await heading(page, 'Welkom, Anna de Vries');
  }
});

/** Replaces the access token in the stored session, and reloads. Returns the new token. */
async function replaceToken(page: Page, change: (token: string) => string): Promise<string> {
  const session = await page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION);
  const { access_token: token, ...rest } = JSON.parse(session) as { access_token: string };
  const changed = change(token);
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [SESSION, JSON.stringify({ ...rest, access_token: changed })],
  );
  await page.reload();
  return changed;
}

const withClaims = (token: string, claims: object, secret: string) => {
  const [header = '', payload = ''] = token.split('.');
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const signed = `${header}.${encode({ ...known, ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

test('an expired token that a slow clock still accepts is refreshed; a forged token is not', async () => {
  const { page } = await visit('/404');
  await enter(page, await account());
  const expired = await replaceToken(page, (token) =>
    withClaims(token, { exp: nowInSeconds() - 60 }, inject('jwtSecret')),
  );
  await heading(page, 'Welkom, Anna de Vries');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).not.toContain(expired);

  await replaceToken(page, (token) => withClaims(token, { sub: user.id }, 'guessed'));
  await expectPath(page, '/login');
  await heading(page, 'Welkom terug');
});

test('an address with tokens neither signs in nor signs out a visitor', async () => {
  const attacker = await callAuth<Record<string, string>>(['POST', 'token?grant_type=password'], {
    email: await account('Aanvaller Evil'),
    password: goodPassword,
  });
  const { access_token = '', refresh_token = '' } = attacker;
  const tokens = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '900',
    token_type: 'bearer',
    type: 'signup',
  });
  const fresh = await visit('/404');
  const victim = await visit('/404');
  await enter(victim.page, await account());
  const session = await victim.page.evaluate((key) => localStorage.getItem(key), SESSION);
  for (const path of ['/', '/login', '/confirm', '/reset-password', '/dashboard', '/404']) {
    await goTo(fresh.page, `${path}?${path.length}#${tokens}`);
    expect(await fresh.page.evaluate(() => localStorage.length)).toBe(0);
    await goTo(victim.page, `${path}?${path.length}#${tokens}`);
    expect(await victim.page.evaluate((key) => localStorage.getItem(key), SESSION)).toBe(session);
  }
  await victim.page.goto(`${site}/dashboard`);
  await heading(victim.page, 'Welkom, Anna de Vries');
});

test('no address of the site redirects to another origin', async () => {
  const { page } = await visit('/404');
  const email = await account();
  const evil = 'next=//evil.example&redirect_to=https://evil.example&returnTo=%2F%2Fevil.example';
  await goTo(page, `/login?${evil}#https://evil.example`);
  await signIn(page, email);
  await expectPath(page, '/dashboard');
  for (const path of ['//evil.example', '/%2F%2Fevil.example', String.raw`/\evil.example`]) {
    await page.goto(site + path);
    expect(new URL(page.url()).origin).toBe(site);
  }
});

describe('a backend that fails while a form is submitted', () => {
  const html = {
    contentType: 'text/html',
    headers: { 'access-control-allow-origin': '*' },
    body: '<h1>Bad gateway</h1>',
  };
  const forms = [
    {
      path: '/contact',
      calls: '**/functions/v1/**',
      title: 'Er ging iets mis',
      text: 'Probeer het later opnieuw of neem direct contact op',
      kept: 'Bericht',
    },
    {
      path: '/login',
      calls: '**/auth/v1/**',
      title: 'Er ging iets mis',
      text: 'Probeer het later opnieuw.',
      kept: 'E-mailadres',
    },
    {
      path: '/register',
      calls: '**/auth/v1/**',
      title: 'Registratie mislukt',
      text: 'Probeer het later opnieuw.',
      kept: 'Volledige naam',
    },
  ];
  const fillAndSend = async (page: Page, path: string) => {
    if (path === '/contact') {
      await fillContact(page);
      await press(page, 'Bericht verzenden');
    } else if (path === '/login') {
      await signIn(page, 'anna@bedrijf.example');
    } else {
      await fillRegistration(page, 'anna@bedrijf.example');
      await press(page, 'Account maken');
    }
  };
  test.each(forms)('on $path: HTML, then silence', async ({ path, calls, title, text, kept }) => {
    const { page } = await visit(path);
    await page.clock.install();
    for (const status of [200, 500, 502]) {
      await page.route(calls, (route) => route.fulfill({ ...html, status }));
      await fillAndSend(page, path);
      await toast(page, title, text);
      await page.unroute(calls);
    }
    const asked = Promise.withResolvers<void>();
    await page.route(calls, () => asked.resolve());
    await fillAndSend(page, path);
    await asked.promise;
    expect(await toastOf(page).count()).toBe(0);
    await page.clock.runFor(30_000);
    await toast(page, title, text);
    expect(await box(page, kept).inputValue()).not.toBe('');
  });
});

const refusal = (code: string, message: string, status = 429) => ({
  status,
  headers: { 'access-control-allow-origin': '*' },
  json: { code: status, error_code: code, msg: message },
});
const tooMany = refusal('over_request_rate_limit', 'Request rate limit reached');

test('a rejected registration shows the reason, in Dutch for rate limits', async () => {
  const { page } = await visit('/register');
  const refusals = [
    { answer: tooMany, text: 'Er is te vaak geprobeerd.' },
    {
      answer: refusal('over_email_send_rate_limit', 'you can only request this after 59 seconds.'),
      text: 'Wacht een minuut en probeer het opnieuw. Lukt het dan niet, probeer het over een uur.',
    },
    { answer: refusal('other', 'Iets anders'), text: 'Iets anders' },
    { answer: refusal('other', 'Iets anders', 500), text: 'Iets anders' },
    {
      answer: refusal('unexpected_failure', 'Database error saving new user', 500),
      text: 'Uw account kon niet worden opgeslagen.',
    },
  ];
  for (const { answer, text } of refusals) {
    await page.route('**/auth/v1/signup**', (route) => route.fulfill(answer));
    await fillRegistration(page, 'anna@bedrijf.example');
    await press(page, 'Account maken');
    await toast(page, 'Registratie mislukt', text);
    await page.unroute('**/auth/v1/signup**');
  }
});

test('a rate-limited sign-in is reported as such, not as a wrong password', async () => {
  const { page } = await visit('/login');
  await page.route('**/auth/v1/token**', (route) => route.fulfill(tooMany));
  await signIn(page, 'anna@bedrijf.example');
  await toast(page, 'Login mislukt', 'Er is te vaak geprobeerd om in te loggen.');
});
