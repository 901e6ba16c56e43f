import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { readSettings } from '../settings.schema.ts';
import { launchOptions } from '../../../.workspace/chromium.ts';

export const site = inject('site');
export const backend = inject('backend');

let browser: Browser;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions(inject('chromium')));
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

afterAll(() => browser.close());

export interface Visit {
  page: Page;
  /** Errors, warnings and crashes that the browser reported so far. */
  complaints: string[];
}

/** A fresh visitor at a path of the site. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  cleanUps.push(() => context.close());
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- read below, as what the browser itself reports
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  return { page, complaints };
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

/** Waits until this is said in the page itself. */
export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor();

/** Waits until the page is at a path. */
export const arrives = (page: Page, path: string) => page.waitForURL(new URL(path, site).href);

export async function heading(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
}

export interface LocalMail {
  to: string;
  subject: string;
  /** The link that its reader is asked to follow. */
  link: string;
}

/** Waits for the newest mail to an address. */
export async function mailTo(address: string): Promise<LocalMail> {
  let mail: LocalMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${backend}/_local/mail.json`)).json()) as LocalMail[];
        mail = mails.find(({ to }) => to === address);
        return mail;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  if (mail === undefined) throw new Error(`No mail to ${address}`);
  return mail;
}

let count = 0;
/** An address that nobody used before. */
export const newAddress = () => `anna.${Date.now()}.${(count += 1)}@bedrijf.example`;

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

/** Registers and confirms an account; the visitor ends signed in on the home page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${site}/register`, { waitUntil: 'networkidle' });
  await fillRegistration(page, email);
  await press(page, 'Account maken');
  await toast(page, 'Registratie succesvol!');
  await page.goto((await mailTo(email)).link);
  await alert(page, 'E-mailadres bevestigd');
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

/** A confirmed account, made without the site. */
export async function account(): Promise<string> {
  const email = newAddress();
  await fetch(`${backend}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: goodPassword, data: { name: 'Anna de Vries' } }),
  });
  await fetch((await mailTo(email)).link, { redirect: 'manual' });
  return email;
}

/** A browser in which an account is signed in, with a session of its own. */
export async function signedIn(email: string): Promise<BrowserContextOptions> {
  const answer = await fetch(`${backend}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: goodPassword }),
  });
  const localStorage = [{ name: SESSION, value: await answer.text() }];
  return { storageState: { cookies: [], origins: [{ origin: site, localStorage }] } };
}

/** Where supabase-js keeps a session. */
export const SESSION = 'sb-127-auth-token';
