// What runs on every page before its visitor wants more, and what it keeps for who is quicker than that.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  arrives,
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
  visit,
} from './browser.ts';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

test('a search from the foot of the search page wakes its island', async () => {
  const { page } = await newVisitor();
  const scripts = scriptsOf(page);
  await page.goto(`${site}/search`, { waitUntil: 'networkidle' });
  expect(scripts.size).toBe(1);
  const search = page.getByRole('contentinfo').getByRole('searchbox');
  await search.fill('scorecard');
  await search.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Evidence Scorecard' }).first().waitFor();
});

describe('what checks a form', () => {
  const file = '**/assets/schemas-*.js';
  const fill = async (page: Page) => {
    await box(page, 'E-mailadres').fill('geen adres');
    await press(page, 'Inloggen');
  };

  test('is waited for by who sends it sooner', async () => {
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

  test('is told when it can’t be fetched, and what was typed is sent again', async () => {
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

test('a public page has no React in its scripts before an island is near', async () => {
  const { page } = await newVisitor(phone);
  const scripts = scriptsOf(page);
  await page.goto(`${site}/features/smart-matching`, { waitUntil: 'networkidle' });
  expect(scripts.size).toBe(1);
  await page.getByRole('region', { name: 'U bepaalt wat telt' }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...scripts].some((file) => file.includes('/react-'))).toBe(true);
});

test('pages are fetched ahead: of the closed menu, then of the foot, none that is for who is signed in', async () => {
  const { page } = await newVisitor({ ...phone, fetchesAhead: true });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  await expect.poll(() => fetched).toContain('/dpa');
  const [menu = NaN, login = NaN, foot = NaN] = ['/compliance', '/login', '/dpa'].map((path) =>
    fetched.indexOf(path),
  );
  expect(menu).toBeGreaterThan(0);
  expect(login).toBeGreaterThan(0);
  expect(foot).toBeGreaterThan(Math.max(menu, login));
  expect(await page.locator('header nav').isVisible()).toBe(false);
  expect(fetched).not.toContain('/dashboard');
});

test('what a form needs is fetched beside the start, which may come after it', async () => {
  const { page } = await newVisitor(phone);
  const scripts = scriptsOf(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(`${site}/login`);
  const files = await page.locator('[data-island]').getAttribute('data-files');
  await expect.poll(() => [...scripts]).toEqual(expect.arrayContaining(files?.split(' ') ?? ['']));
  expect(await page.evaluate(isHydrated)).toBe(false);
  release();
  await page.waitForFunction(isHydrated);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])(
  'who is to be spared ($saveData, $effectiveType) gets a form when they touch it, and no page ahead',
  async (value) => {
    const { page } = await newVisitor(phone);
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, value);
    const scripts = scriptsOf(page);
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' });
    expect(scripts.size).toBe(1);
    await box(page, 'E-mailadres').fill('geen adres');
    await press(page, 'Inloggen');
    await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  },
);

test('no script has the browser gather the languages that it knows', () => {
  const folder = join(import.meta.dirname, '../dist/assets');
  const scripts = globSync('*.js', { cwd: folder });
  expect(scripts).not.toEqual([]);
  expect(
    scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('supportedLocales')),
  ).toEqual([]);
});

/**
 * Opens a page, and another one from there, and tells of the typeface on the way.
 * @param took - how long the document took, in ms.
 */
async function typefaceOn(took: number, connection: { saveData: boolean; effectiveType: string }) {
  const { page } = await newVisitor();
  await page.addInitScript(
    ([duration, value]) => {
      Object.defineProperty(navigator, 'connection', { value });
      performance.getEntriesByType = () => [
        { requestStart: performance.now() - duration } as PerformanceNavigationTiming,
      ];
    },
    [took, connection] as const,
  );
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched += 1;
  });
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Functionaliteiten', exact: true }).first().click();
  await heading(page, 'Functionaliteiten');
  const isDeclared = await page.evaluate(() =>
    [...document.fonts].some(({ family }) => /Next"?$/.test(family)),
  );
  return { fetched, isDeclared };
}

test('the typeface is preloaded without scripts too', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  expect(await page.locator('head link[rel=preload][as=font]').count()).toBe(1);
  expect(fetched.filter((type) => type === 'font')).toHaveLength(1);
});

test('the typeface is fetched once', async () => {
  expect(await typefaceOn(0, { saveData: false, effectiveType: '4g' })).toEqual({
    fetched: 1,
    isDeclared: true,
  });
});

test.each([
  { took: 500, saveData: false, effectiveType: '4g' },
  { took: 0, saveData: true, effectiveType: '4g' },
  { took: 0, saveData: false, effectiveType: '2g' },
])(
  'who would get the typeface too late ($took, $saveData, $effectiveType) gets none: nothing is laid out twice',
  async ({ took, ...connection }) => {
    expect(await typefaceOn(took, connection)).toEqual({ fetched: 0, isDeclared: false });
  },
);

test('no file of styles is fetched, nor is there one: documents have what islands need on demand too', async () => {
  const { page } = await newVisitor();
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || /\.css\b/.test(request.url())) {
      styles.push(request.url());
    }
  });
  await goTo(page, '/contact');
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');
  expect(styles).toEqual([]);
  expect(globSync('**/*.css', { cwd: join(import.meta.dirname, '../dist') })).toEqual([]);
});

/** Opens a page whose islands wait until they are released. */
async function visitAsleep(path: string) {
  const { page } = await newVisitor(phone);
  const held: Request[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?!start-)[^/]*\.js$/, (request) =>
    isHeld ? void held.push(request) : request.continue(),
  );
  await page.goto(site + path);
  const release = async () => {
    isHeld = false;
    await Promise.all(held.map((request) => request.continue()));
  };
  return { page, release };
}

test('a press before an island listens is done when it does', async () => {
  const { page, release } = await visitAsleep('/login');
  const field = page.locator('input[name=password]');
  await field.fill('geheim');
  await page.getByRole('button', { name: /wachtwoord/i }).click();
  expect(await field.getAttribute('type')).toBe('password');
  await release();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  expect(await field.inputValue()).toBe('geheim');
});

test('tabs change before an island listens, and what was typed stays', async () => {
  const { page, release } = await visitAsleep('/contact');
  const tab = page.getByRole('tab', { name: 'Plan direct' });
  await box(page, 'Naam').fill('Eva');
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Agenda laden' }).waitFor();
  await release();
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Stuur bericht' }).click();
  expect(await box(page, 'Naam').inputValue()).toBe('Eva');
});

test('the dialog opens and closes where the browser does not know commands of buttons', async () => {
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

describe('another page', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Over', exact: true });
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const isSame = (page: Page) => page.evaluate(() => 'isSame' in globalThis);

  test('is loaded whole when the site was published anew meanwhile', async () => {
    const { page } = await newVisitor();
    await page.route('**/about', async (request) => {
      if (request.request().resourceType() !== 'fetch') return request.continue();
      const response = await request.fetch();
      const body = (await response.text()).replaceAll(
        /\/assets\/start-[\w-]+/g,
        '/assets/start-new',
      );
      return request.fulfill({ response, body });
    });
    await goTo(page, '/404');
    await mark(page);
    await link(page).click();
    await arrives(page, '/about');
    await expect.poll(() => isSame(page)).toBe(false);
  });

  test('that is no page of ours is the browser’s to show', async () => {
    const { page } = await newVisitor();
    await page.route('**/about', (request) =>
      request.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Onderhoud</h1>' }),
    );
    await goTo(page, '/404');
    await link(page).click();
    await heading(page, 'Onderhoud');
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('that was shown before comes back without the network, however often', async () => {
    const { page } = await visit('/about', { fetchesAhead: true });
    await settle(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Functionaliteiten', exact: true }).first().click();
    await heading(page, 'Functionaliteiten');
    await page.context().setOffline(true);
    for (const title of ['Over Heldermatch', 'Functionaliteiten', 'Over Heldermatch']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await (title === 'Functionaliteiten' ? page.goForward() : page.goBack());
      // oxlint-disable-next-line no-await-in-loop -- see above
      await heading(page, title);
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect(await page.title()).toContain(title);
    }
  });

  test('has the typeface that is there: texts are not set anew', async () => {
    const { page } = await visit('/about');
    const typefaces = await page.evaluateHandle(() =>
      [...document.querySelectorAll('style')].filter((each) =>
        each.textContent.includes('@font-face'),
      ),
    );
    await page.getByRole('link', { name: 'Functionaliteiten', exact: true }).first().click();
    await heading(page, 'Functionaliteiten');
    expect(
      await typefaces.evaluate(
        (before) =>
          before.length > 0 &&
          before.every(({ isConnected }) => isConnected) &&
          [...document.querySelectorAll('style')].filter((each) =>
            each.textContent.includes('@font-face'),
          ).length === before.length,
      ),
    ).toBe(true);
  });
});
