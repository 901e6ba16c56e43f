import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { routes } from '../src/routes.ts';
import {
  account,
  expectPath,
  box,
  heading,
  newVisitor,
  prefetch,
  press,
  signedIn,
  site,
  toast,
  visit,
} from './browser.ts';

test('the browser follows a link on a reading page: to the top, with focus on the heading, and back to the old position', async () => {
  const { page } = await visit('/');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.evaluate(() => scrollTo(0, 1200));
  // Not by a real pointer, because Playwright scrolls before it clicks.
  await page
    .getByRole('link', { name: 'Functionaliteiten' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await heading(page, 'Functionaliteiten');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.evaluate(() => ['isSame' in globalThis, scrollY])).toEqual([false, 0]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Elke match/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

describe('once the app is hydrated', () => {
  const isSame = (page: Page) => page.evaluate(() => 'isSame' in globalThis);
  const visitApp = async () => {
    const { page } = await visit('/404', { viewport: { width: 1280, height: 400 } });
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    return page;
  };

  test('a link loads no new document when the code of its page is loaded', async () => {
    const page = await visitApp();
    await prefetch(page, '/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const before = await page.evaluate(() => scrollY);
    await page
      .locator('a[href="/about"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await heading(page, 'Over Heldermatch');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('#route-announcer').textContent()).toBe(await page.title());
    await page.evaluate(() => scrollTo(0, 500));
    await page.goBack();
    await heading(page, 'Pagina niet gevonden');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await heading(page, 'Over Heldermatch');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    expect(await isSame(page)).toBe(true);
  });

  test('without the code of its page a link loads a document, as a link to a file does', async () => {
    const page = await visitApp();
    await page.route('**/assets/About-*.js', (request) => request.abort());
    await page.locator('a[href="/about"]').first().click();
    await heading(page, 'Over Heldermatch');
    expect(await isSame(page)).toBe(false);
  });

  test('a redirect to a page that can’t be fetched is reported, and the current page stays', async () => {
    const { page } = await newVisitor(await signedIn(await account()));
    await page.route('**/assets/Dashboard-*.js', async (request) => {
      await page.context().setOffline(true);
      await request.abort();
    });
    await page.goto(`${site}/login`);
    await toast(page, 'Er ging iets mis', 'Probeer het later opnieuw.');
    await heading(page, 'Welkom terug');
  });
});

const guarded = routes.filter(({ isGuarded }) => isGuarded);

test.each(guarded)(
  'the guard of $path redirects to /login, and replaces the history entry',
  async ({ path }) => {
    const { page } = await visit('/about');
    await page.goto(site + path);
    await expectPath(page, '/login');
    await page.goBack();
    await expectPath(page, '/about');
  },
);

test('the navigation bar marks the active route, including on a page below it', async () => {
  const { page } = await visit('/features/cv-analysis');
  const navigation = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
  const state = (name: string) =>
    navigation.getByRole('link', { name, exact: true }).getAttribute('aria-current');
  expect(await state('Functionaliteiten')).toBe('true');
  expect(await state('Home')).toBeNull();
  await navigation.getByRole('link', { name: 'Contact', exact: true }).click();
  await heading(page, 'Neem Contact Op');
  expect(await state('Contact')).toBe('page');
});

test('on a phone the links are behind a button, by touch and by keyboard', async () => {
  const { page } = await visit('/', { viewport: { width: 360, height: 740 } });
  const link = page.getByRole('link', { name: 'Compliance', exact: true });
  expect(await link.isVisible()).toBe(false);
  await press(page, 'Menu');
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await link.focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Compliance en verantwoording');
  expect(await link.isVisible()).toBe(false);
});

test('the first Tab reaches the skip link', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Naar de inhoud');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhoud');
});

test.each(['/About', '/about/', '/about.html', '/ABOUT/'])(
  '%s redirects to the canonical address /about',
  async (path) => {
    const answer = await fetch(`${site}${path}?x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about?x=1']);
  },
);

test.each(['/../package.json', '/%2e%2e/package.json', '/.env', '/assets/../../package.json'])(
  'nothing outside the built site is served: %s',
  async (path) => {
    const answer = await fetch(site + path);
    expect(await answer.text()).not.toContain('"dependencies"');
    expect(answer.status).toBe(404);
  },
);

/** Opens a page whose scripts wait until they are released. */
async function visitEarly(path: string) {
  const { page } = await newVisitor();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: 'commit' });
  return { page, release: held.resolve };
}

test('a form that is submitted before hydration is submitted after it, with the typed values', async () => {
  const { page, release } = await visitEarly('/login');
  await box(page, 'E-mailadres').fill('geen adres');
  await page.locator('input[name="password"]').fill('Wachtwoord123');
  await page.locator('button[type="submit"]').click();
  expect(page.url()).toBe(`${site}/login`);
  release();
  await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  expect(await box(page, 'E-mailadres').inputValue()).toBe('geen adres');
});

test('without JavaScript every public page is readable', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  for (const { path, chrome } of routes) {
    if (chrome === 'bare') continue;
    await page.goto(site + path);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  await page.goto(`${site}/contact`);
  expect(await page.getByRole('main').innerText()).toContain('JavaScript');
});

test('the navigation bar and the CV stay in place during the cross-document transition', async () => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const names = () => {
        document.documentElement.dataset['stayed'] = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
          .join(' ');
      };
      void viewTransition?.ready.then(names);
    });
  });
  await page.goto(site);
  await page.locator('main a[href="/features/evidence-scorecard"]').first().click();
  await heading(page, 'Evidence Scorecard');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['stayed']?.split(' ')))
    .toEqual(
      expect.arrayContaining([
        '::view-transition-group(navigation-bar)',
        '::view-transition-group(document)',
      ]),
    );
});
