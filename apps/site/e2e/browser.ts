import { randomUUID } from 'node:crypto';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { ensureChromium } from '../../../.workspace/chromium.ts';
import { patience } from '../../../.workspace/patience.ts';
import { readSettings } from '../settings.schema.ts';

export const site = inject('site');
export const backend = inject('backend');

const launchOptions = ensureChromium();

/** Of this worker, for all its files; it ends with it. */
const browser = await chromium.launch({
  ...launchOptions,
  // A visitor is a context of its own; a process of its own would start the scripting engine anew for each.
  args: [...(launchOptions.args ?? []), '--process-per-site', '--renderer-process-limit=1'],
});

export interface Visit {
  page: Page;
  /** Errors, warnings and crashes that the browser reported so far. */
  complaints: string[];
}

/** A fresh visitor, who has not gone anywhere yet and stays until its context is closed. */
export async function arrive(options?: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- read below, as what the browser itself reports
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(10));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/** A fresh visitor of this test. */
export async function newVisitor(options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await arrive(options);
  onTestFinished(async () => {
    if (visitor.page.isClosed()) return;
    // What a test answers itself may still be asked for when the test has ended.
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.page.context().close();
  });
  return visitor;
}

/** A fresh visitor at a path of the site. */
export async function visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await newVisitor(options);
  if (options?.javaScriptEnabled === false) await visitor.page.goto(site + path);
  else await goTo(visitor.page, path);
  return visitor;
}

/** Opens a document of the site, and waits until it listens. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.waitForFunction(isHydrated);
  await settle(page);
}

/** Whether the app listens, or the page is one to read that does not start it by itself. */
export const isHydrated = (): boolean => {
  if ('hydrated' in document.documentElement.dataset) return true;
  const starts = document.getElementById('root')?.dataset['starts'];
  const isStarted =
    starts === 'now' ||
    (starts === 'with-session' && 'signedIn' in document.documentElement.dataset) ||
    (starts === 'with-query' && location.search !== '');
  const isNear = (part: Element) =>
    part.checkVisibility() && part.getBoundingClientRect().top < innerHeight * 1.5;
  const parts = document.querySelectorAll('main form:not([role=search]), [data-live]');
  return document.readyState !== 'loading' && !isStarted && ![...parts].some(isNear);
};

/** Has the app fetch the code of a page, as it does when a link there is pointed at: then that link is followed in the app. */
export async function prefetch(page: Page, path: string): Promise<void> {
  const files = await page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
    const target = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
    return target.getElementById('root')?.dataset['files']?.split(' ') ?? [];
  }, path);
  // As a text: Vitest writes an import of its own into a function.
  await page.evaluate(`Promise.all(${JSON.stringify(files)}.map((file) => import(file)))`);
  await flushReact(page);
}

/** Waits until React has done what it puts off. */
export const flushReact = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));

/** Waits until the page has nothing left to do: the typeface is there, what React puts off has run. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await flushReact(page);
}

/** The scripts that a page asks for from now on, each once. */
export function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** From now on the page's time only passes by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const password = (page: Page, label = 'Wachtwoord') =>
  page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'));

/** The toast in view. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

/** Waits for the toast of this title and text. */
export const toast = (page: Page, title: string, text = '') =>
  toastOf(page).filter({ hasText: title }).filter({ hasText: text }).waitFor();

/** Waits until the page is at a path. */
export const expectPath = (page: Page, path: string) => page.waitForURL(new URL(path, site).href);

export async function heading(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
}

export interface LocalMail {
  to: string;
  subject: string;
  /** The link that its reader is asked to follow. */
  link: string;
}

/** Waits for the newest mail to an address that leads somewhere. */
export async function mailTo(address: string): Promise<LocalMail> {
  let mail: LocalMail | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${backend}/_local/mail.json`)).json()) as LocalMail[];
      mail = mails.find(({ to, link }) => to === address && link !== null);
      return mail;
    })
    .toBeDefined();
  if (mail === undefined) throw new Error(`No mail to ${address}`);
  return mail;
}

/** An address that nobody used before. */
export const newAddress = () => `anna.${randomUUID()}@bedrijf.example`;

export const goodPassword = 'Wachtwoord123';

/** Fills in the registration form. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await box(page, 'Volledige naam').fill('Anna de Vries');
  await box(page, 'E-mailadres').fill(email);
  await box(page, 'Bedrijfsnaam').fill('Bedrijf B.V.');
  await password(page).fill(goodPassword);
  await password(page, 'Herhaal wachtwoord').fill(goodPassword);
  await page.getByRole('checkbox').setChecked(true, { force: true });
}

/** Follows the link of the newest mail to this address, and sets the password of the account there. */
export async function confirmAccount(page: Page, email: string, word = goodPassword) {
  await page.goto((await mailTo(email)).link);
  await page.waitForFunction(isHydrated);
  await password(page).fill(word);
  await press(page, 'Account bevestigen');
  await heading(page, 'E-mailadres bevestigd');
}

/** Registers, confirms and signs in; the visitor ends on the dashboard. */
export async function register(page: Page, email: string): Promise<void> {
  await goTo(page, '/register');
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(page, 'Registratie succesvol!');
  await confirmAccount(page, email);
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await signIn(page, email);
  await heading(page, 'Welkom, Anna de Vries');
}

export async function signIn(page: Page, email: string, word = goodPassword): Promise<void> {
  await box(page, 'E-mailadres').fill(email);
  await password(page).fill(word);
  await press(page, 'Inloggen');
}

/** Fills in the contact form. */
export async function fillContact(page: Page, message = 'Graag een demo volgende week.') {
  await box(page, 'Naam').fill("Zoë D'Hondt-van 't Hek");
  await box(page, 'E-mailadres').fill('Zoe@Bedrijf.example');
  await box(page, 'Bedrijfsnaam').fill('Bedrijf B.V.');
  await box(page, 'Bericht').fill(message);
  await page.getByRole('checkbox').setChecked(true, { force: true });
}

const headers = {
  apikey: readSettings({}).VITE_SUPABASE_ANON_KEY,
  'content-type': 'application/json',
};

/** A call to the account service, as the site's own client makes it. */
export async function callAuth<Answer>(
  [method, path]: readonly [method: string, path: string],
  body: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${backend}/auth/v1/${path}`, {
    method,
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

/** A confirmed account, made without the site. */
export async function account(name = 'Anna de Vries'): Promise<string> {
  const email = newAddress();
  await callAuth(['POST', 'signup'], { email, password: goodPassword, data: { name } });
  const { hash } = new URL((await mailTo(email)).link);
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const session = await callAuth<{ access_token: string }>(['POST', 'verify'], {
    token_hash,
    type,
  });
  await callAuth(['PUT', 'user'], { password: goodPassword }, session.access_token);
  return email;
}

/** A browser in which an account is signed in, with a session of its own. */
export async function signedIn(email: string): Promise<BrowserContextOptions> {
  const session = await callAuth<object>(['POST', 'token?grant_type=password'], {
    email,
    password: goodPassword,
  });
  const localStorage = [{ name: SESSION, value: JSON.stringify(session) }];
  return { storageState: { cookies: [], origins: [{ origin: site, localStorage }] } };
}

/** Where supabase-js keeps a session. */
export const SESSION = 'sb-127-auth-token';
