// Every way to reach a page gives the same head, focus and announcement as its own document.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../src/route.ts';
import { notFound, routes } from '../src/routes.ts';
import {
  arrive,
  expectPath,
  box,
  goTo,
  newAddress,
  prefetch,
  register,
  signIn,
  site,
  visit,
} from './browser.ts';

interface Head {
  title: string | undefined;
  tags: string[];
}

/** Title and tags of the current head, without the structured data, which only crawlers read from documents. */
const headOf = (page: Page) =>
  page.evaluate((): Head => ({
    title: document.title,
    tags: [...document.head.querySelectorAll('meta, link[rel=canonical]')]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  }));

/** Title and tags of the document that the server sends. */
const documentHeadOf = (page: Page, path: string) =>
  page.evaluate(async (address): Promise<Head> => {
    const html = await (await fetch(address)).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return {
      title: parsed.title,
      tags: [...parsed.head.querySelectorAll('meta, link[rel=canonical]')]
        .map(({ outerHTML }) => outerHTML)
        .toSorted(),
    };
  }, site + path);

/** Follows a link to any path, by client-side navigation. */
async function follow(page: Page, path: string) {
  await prefetch(page, path);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

async function expectArrival(page: Page, route: Route, path: string) {
  await expectPath(page, path);
  await expect.poll(() => page.title()).toBe(route.title);
  expect(await headOf(page)).toEqual(await documentHeadOf(page, route.path));
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus on h1' })
    .toBe('H1');
  expect(await page.locator('#route-announcer').textContent()).toBe(route.title);
}

const publicPaths = routes
  .filter(({ isGuarded }) => !isGuarded)
  .flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route })));

/** Text and `aria-current` of the current links in the header. */
const markedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header [aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]),
  );

/** The same, in the document that the server sends. */
const markedInDocument = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [...parsed.querySelectorAll('header [aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  }, site + path);

describe('by a link', () => {
  let page: Page;
  // One visitor, who returns here after each test. Every page is taller than the window.
  beforeAll(async () => {
    ({ page } = await arrive({ viewport: { width: 640, height: 320 } }));
    await goTo(page, '/404');
    return () => page.context().close();
  });

  test.each(publicPaths)('$path: to its top from its end, and back', async ({ path, route }) => {
    await follow(page, path);
    await expectArrival(page, route, path);
    await expect.poll(() => markedIn(page)).toEqual(await markedInDocument(page, path));
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await follow(page, path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectArrival(page, route, path);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expectArrival(page, notFound, '/404');
  });

  test.each(['/contact', '/features/cv-analysis'])(
    'from the document of %s: its mark in the navigation bar disappears',
    async (path) => {
      const { page: direct, consoleErrors } = await visit(path);
      // Attributes that hydration adopts without a change would remain.
      await follow(direct, '/404');
      await expectPath(direct, '/404');
      await expect.poll(() => markedIn(direct)).toEqual([]);
      expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );
});

test('by the guard, for a visitor who isn’t signed in', async () => {
  const { page } = await visit('/about');
  await page.goto(`${site}/dashboard`);
  await expectArrival(page, routeAt('/login'), '/login');
});

test.each(['/login', '/register'])('by %s, for a signed-in user', async (path) => {
  const { page } = await visit('/');
  await register(page, newAddress());
  await page.goto(site + path);
  await expectArrival(page, routeAt('/dashboard'), '/dashboard');
});

test('by signing in, and by signing out', async () => {
  const { page } = await visit('/');
  const email = newAddress();
  await register(page, email);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expectArrival(page, routeAt('/'), '/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await follow(page, '/login');
  await box(page, 'E-mailadres').waitFor();
  await signIn(page, email);
  await expectArrival(page, routeAt('/dashboard'), '/dashboard');
});

test('by a link to the page itself with its query: keeps the query, and adds no history entry', async () => {
  const { page } = await visit('/features?bron=nieuwsbrief', {
    viewport: { width: 640, height: 320 },
  });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const entries = await page.evaluate(() => history.length);
  const head = await headOf(page);
  await follow(page, '/features?bron=nieuwsbrief');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => [history.length, document.activeElement?.tagName])).toEqual([
    entries,
    'H1',
  ]);
  expect(await headOf(page)).toEqual(head);
});

test('by a link to a fragment of another page: the target receives focus, and back focuses the h1', async () => {
  const { page } = await visit('/404');
  const privacy = routeAt('/privacy');
  await follow(page, '/privacy#bewaartermijnen');
  await expectPath(page, '/privacy#bewaartermijnen');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('bewaartermijnen');
  expect(await page.locator('#bewaartermijnen').boundingBox()).toMatchObject({
    y: expect.closeTo(84, -2) as number,
  });
  expect(await headOf(page)).toEqual(await documentHeadOf(page, privacy.path));
  expect(await page.locator('#route-announcer').textContent()).toBe(privacy.title);

  // From there to the top of the same page: no history entry, no fragment.
  const entries = await page.evaluate(() => history.length);
  await follow(page, '/privacy');
  await expectPath(page, '/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goBack();
  await expectArrival(page, notFound, '/404');
});

function routeAt(path: string): Route {
  const route = routes.find((one) => one.path === path);
  if (route === undefined) throw new Error(`No route at ${path}`);
  return route;
}
