// The start script that runs in every document before the app, and the input that it keeps until then.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  box,
  fillContact,
  goTo,
  heading,
  isHydrated,
  newVisitor,
  press,
  scriptsOf,
  settle,
  site,
  toast,
} from './browser.ts';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

test('a search from the footer of the search page gets an answer', async () => {
  const { page } = await newVisitor();
  const scripts = scriptsOf(page);
  await page.goto(`${site}/search`, { waitUntil: 'networkidle' });
  expect(scripts.size).toBe(0);
  const search = page.getByRole('contentinfo').getByRole('searchbox');
  await search.fill('scorecard');
  await search.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Evidence Scorecard' }).first().waitFor();
});

describe('the validation code of a form', () => {
  const file = '**/assets/schemas-*.js';
  const fill = async (page: Page) => {
    await box(page, 'E-mailadres').fill('geen adres');
    await press(page, 'Inloggen');
  };

  test('is awaited when the form is submitted before it arrives', async () => {
    const { page } = await newVisitor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(file, async (request) => {
      await released;
      await request.continue();
    });
    await goTo(page, '/login');
    await fill(page);
    await page.getByRole('button', { name: 'Inloggen...' }).waitFor();
    release();
    await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('email');
    expect(await box(page, 'E-mailadres').inputValue()).toBe('geen adres');
  });

  test('reports that it can’t be fetched, and the typed values can be submitted again', async () => {
    const { page } = await newVisitor();
    await page.route(file, (request) => request.abort());
    await goTo(page, '/login');
    await fill(page);
    await toast(page, 'Er ging iets mis', 'Probeer het later opnieuw.');
    expect(await box(page, 'E-mailadres').inputValue()).toBe('geen adres');
    await page.unroute(file);
    await press(page, 'Inloggen');
    await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  });
});

test('a reading page loads no app script until a section that needs it is near', async () => {
  const { page } = await newVisitor(phone);
  const scripts = scriptsOf(page);
  await page.goto(`${site}/features/smart-matching`, { waitUntil: 'networkidle' });
  expect(scripts.size).toBe(0);
  await page.getByRole('region', { name: 'U bepaalt wat telt' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
});

/** Collects the paths of the documents that the browser has prefetched. */
async function watchPrefetches(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Success' || status === 'Ready') paths.add(new URL(prefetchUrl).pathname);
  });
  await devTools.send('Preload.enable');
  return paths;
}

test('linked documents are prefetched, others when their link is hovered', async () => {
  const { page } = await newVisitor();
  const prefetched = await watchPrefetches(page);
  await page.goto(site, { waitUntil: 'networkidle' });
  await expect.poll(() => prefetched).toContain('/features');
  expect(prefetched).not.toContain('/compliance');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Compliance' });
  await link.hover();
  await expect.poll(() => prefetched).toContain('/compliance');
  await link.click();
  await heading(page, 'Compliance en verantwoording');
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string })
        .deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])(
  'a form loads on touch for a visitor who saves data ($saveData, $effectiveType)',
  async (value) => {
    const { page } = await newVisitor(phone);
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, value);
    const scripts = scriptsOf(page);
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' });
    expect(scripts.size).toBe(0);
    await box(page, 'E-mailadres').fill('geen adres');
    await press(page, 'Inloggen');
    await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  },
);

test.each([
  ['has the browser gather the languages that it knows', 'supportedLocales'],
  [
    'has the loader of Vite 8, after which nothing that failed can be tried again',
    'vite:preloadError',
  ],
])('no script %s', (_, words) => {
  const folder = join(import.meta.dirname, '../dist/assets');
  const scripts = globSync('*.js', { cwd: folder });
  expect(scripts).not.toEqual([]);
  expect(
    scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(words)),
  ).toEqual([]);
});

test('the typeface is fetched once, even without scripts', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(1);
});

/** Font in which the browser draws the h1. */
async function fontOf(page: Page): Promise<string | undefined> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

test('a late typeface is kept for the next document: the app does not restyle any text either', async () => {
  const { page } = await newVisitor();
  const held: Request[] = [];
  await page.route('**/assets/*.{js,css}', (request) => void held.push(request));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(`${site}/contact`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await fontOf(page);
  expect(before).not.toMatch(/Atkinson/);
  const arrived = page.waitForResponse('**/*.woff2');
  release();
  await (await arrived).finished();
  await settle(page);
  await page.unroute('**/assets/*.{js,css}');
  await Promise.all(held.map((request) => request.continue()));
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await settle(page);
  expect(await fontOf(page)).toBe(before);
  // A route keeps the browser from its cache.
  await page.unroute('**/*.woff2');
  const inNextDocument = async () => {
    await page.goto(`${site}/pilot`);
    await settle(page);
    return fontOf(page);
  };
  // The browser waits 100 ms for the cached font, which a busy machine can exceed.
  await expect.poll(inNextDocument).toMatch(/Atkinson/);
});

test('content that renders later has its styles, because the app loads the styles of the whole site', async () => {
  const { page } = await newVisitor();
  await goTo(page, '/contact');
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');
  const brought = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) =>
      href === null ? [] : [cssRules.length > 0],
    ),
  );
  expect(brought).toEqual([true]);
});

/** Opens a page whose app waits until it is released. */
async function visitAsleep(path: string) {
  const { page } = await newVisitor(phone);
  const held: Request[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (request) =>
    isHeld ? void held.push(request) : request.continue(),
  );
  await page.goto(site + path);
  const release = async () => {
    isHeld = false;
    await Promise.all(held.map((request) => request.continue()));
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  };
  return { page, release };
}

test('a press before hydration takes effect once, after hydration', async () => {
  const { page, release } = await visitAsleep('/login');
  const field = page.locator('input[name=password]');
  await field.fill('geheim');
  await page.getByRole('button', { name: /wachtwoord/i }).click();
  expect(await field.getAttribute('type')).toBe('password');
  await release();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  expect(await field.inputValue()).toBe('geheim');
});

test('tabs switch before hydration, and keep what was typed', async () => {
  const { page, release } = await visitAsleep('/contact');
  const tab = page.getByRole('tab', { name: 'Plan direct' });
  await box(page, 'Naam').fill('Eva');
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Agenda laden' }).waitFor();
  await release();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Stuur bericht' }).click();
  expect(await box(page, 'Naam').inputValue()).toBe('Eva');
});

test('a failed start is reported, and a press tries again', async () => {
  const { page } = await newVisitor();
  // The form is in view, so the app would start when the browser is idle. Here `idle` comes after the failed start.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      addEventListener('idle', () => callback(deadline), { once: true });
      return 0;
    };
  });
  let refused = 0;
  await page.route('**/assets/app-*.js', (request) => {
    refused += 1;
    return request.abort();
  });
  await page.goto(`${site}/login`);
  await box(page, 'E-mailadres').fill('geen adres');
  await toast(page, 'Er ging iets mis', 'Wat u heeft ingevuld, staat er nog.');
  const before = refused;
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await box(page, 'E-mailadres').pressSequentially(', nog steeds');
  await box(page, 'E-mailadres').fill('geen adres');
  expect(refused).toBe(before);
  await page.unroute('**/assets/app-*.js');
  await press(page, 'Probeer opnieuw');
  await page.waitForFunction(isHydrated);
  expect(await box(page, 'E-mailadres').inputValue()).toBe('geen adres');
  await press(page, 'Inloggen');
  await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
});

test('the dialog opens and closes in browsers without button commands', async () => {
  const { page } = await newVisitor();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), { capture: true });
  });
  await page.goto(site, { waitUntil: 'networkidle' });
  await press(page, 'Hoe meten we dit?');
  const dialog = page.getByRole('dialog', { name: 'Hoe meten we dit?' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});
