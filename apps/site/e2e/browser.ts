import { randomUUID } from 'node:crypto';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';
import { readSettings } from '../settings.schema.ts';

export const site = inject('site');
export const backend = inject('backend');

const launchOptions = ensureChromium();

/** One browser for all test files of this worker; it closes with the worker. */
const browser = await chromium.launch({
  ...launchOptions,
  // Each visitor is a separate context. A separate process would start the script engine again for each.
  args: [...(launchOptions.args ?? []), '--process-per-site', '--renderer-process-limit=1'],
});

export interface Visit {
  page: Page;
  /** Errors, warnings and crashes that the browser has reported so far. */
  consoleErrors: string[];
}

/** Opens a new browser context that hasn't visited any page yet. The caller closes the context. */
export async function arrive(options?: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- the test reads it, together with the browser's own messages
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience(10));
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return { page, consoleErrors };
}

/** Opens a new browser context, which is closed at the end of the test. */
export async function newVisitor(options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await arrive(options);
  onTestFinished(async () => {
    if (visitor.page.isClosed()) return;
    // Requests that the test handles may still arrive after its end.
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.page.context().close();
  });
  return visitor;
}

/** Opens a path of the site in a new browser context. */
export async function visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await newVisitor(options);
  if (options?.javaScriptEnabled === false) await visitor.page.goto(site + path);
  else await goTo(visitor.page, path);
  return visitor;
}

/** Opens a document of the site, and waits until it is hydrated. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.waitForFunction(isHydrated);
  await settle(page);
}

/** Whether the page is hydrated, or is a reading page that doesn't hydrate automatically. */
export const isHydrated = (): boolean => {
  if ('hydrated' in document.documentElement.dataset) return true;
  const starts = document.getElementById('root')?.dataset['starts'];
  const isStarted =
    starts === 'now' ||
    (starts === 'with-session' && 'signedIn' in document.documentElement.dataset) ||
    (starts === 'with-query' && location.search !== '');
  const isNear = (part: Element) =>
    part.checkVisibility() && part.getBoundingClientRect().top < innerHeight * 1.5;
  const parts = document.querySelectorAll('main form:not([role=search]), [data-live=near]');
  return document.readyState !== 'loading' && !isStarted && ![...parts].some(isNear);
};

/**
 * Prefetches the code of a page, as the app does when a link is hovered. A later link there uses client-side
 * navigation.
 */
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
  // As a string, because Vitest rewrites an `import()` in a function.
  await page.evaluate(`Promise.all(${JSON.stringify(files)}.map((file) => import(file)))`);
  await flushReact(page);
}

/** Waits until React has done its deferred work. */
export const flushReact = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));

/** Waits until the page is idle: its fonts are loaded, and React has done its deferred work. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await flushReact(page);
}

/** Collects the paths of the scripts that a page requests from now on. */
export function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** Stops the page's clock: from now on only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const password = (page: Page, label = 'Wachtwoord') =>
  page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'));

/** Finds the region of the visible toasts. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

/** Waits for a toast with this title and text. */
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
  /** Link that the email asks its reader to follow. */
  link: string;
}

/** Waits for the newest email to an address that contains a link. */
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

/** Returns a unique email address. */
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

/** Follows the link in the newest email to this address, and sets the account's password there. */
export async function confirmAccount(page: Page, email: string, word = goodPassword) {
  await page.goto((await mailTo(email)).link);
  await page.waitForFunction(isHydrated);
  await password(page).fill(word);
  await press(page, 'Account bevestigen');
  await heading(page, 'E-mailadres bevestigd');
}

/** Registers, confirms and signs in; ends on the dashboard. */
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

/** Calls the account service as the site's client does. */
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

/** Creates a confirmed account directly in the backend, without the site's pages. Returns its email address. */
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

/** Context options of a browser with an account signed in, in a new session. */
export async function signedIn(email: string): Promise<BrowserContextOptions> {
  const session = await callAuth<object>(['POST', 'token?grant_type=password'], {
    email,
    password: goodPassword,
  });
  const localStorage = [{ name: SESSION, value: JSON.stringify(session) }];
  return { storageState: { cookies: [], origins: [{ origin: site, localStorage }] } };
}

/** Storage key of the session in supabase-js. */
export const SESSION = 'sb-127-auth-token';
