// Every journey with something broken on its way. The rule: the page is never empty, nothing typed is lost,
// the focus is never on the body after an action, the visitor is told; and once it is mended, it works.
import type { Locator, Page, Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  account,
  box,
  fillContact,
  fillRegistration,
  goodPassword,
  newAddress,
  password,
  press,
  signedIn,
  site,
  toastOf,
  visit,
} from './browser.ts';

interface Journey {
  name: string;
  path: string;
  /** Comes in with a session. */
  isSignedIn?: boolean;
  /** What is typed before it counts. */
  type?: (page: Page) => Promise<unknown>;
  /** What is pressed. */
  press: (page: Page) => Promise<unknown>;
  /** What the visitor came for. */
  goal: (page: Page) => Locator;
  /** What was typed stays, also when it has served. */
  keepsText?: boolean;
  /** The calls to the backend that it rests on. */
  calls?: string;
}

let made: Promise<string> | undefined;
/** One account for all journeys. */
const member = () => (made ??= account());

const journeys: readonly Journey[] = [
  {
    name: 'a message',
    path: '/contact',
    type: fillContact,
    press: (page) => press(page, 'Verstuur bericht'),
    goal: (page) => page.getByRole('heading', { name: 'Bedankt voor uw bericht' }),
    calls: '**/functions/v1/**',
  },
  {
    name: 'the agenda',
    path: '/contact',
    type: fillContact,
    press: (page) => page.getByRole('tab', { name: 'Plan direct' }).click(),
    goal: (page) => page.getByTitle('Agenda voor het plannen van een demo'),
  },
  {
    name: 'a registration',
    path: '/register',
    type: (page) => fillRegistration(page, newAddress()),
    press: (page) => press(page, 'Account maken'),
    goal: (page) => page.getByRole('heading', { name: 'Controleer uw e-mail' }),
    calls: '**/auth/v1/signup**',
  },
  {
    name: 'signing in',
    path: '/login',
    type: async (page) => {
      await box(page, 'E-mailadres').fill(await member());
      await password(page).fill(goodPassword);
    },
    press: (page) => press(page, 'Inloggen'),
    goal: (page) => page.getByRole('heading', { name: 'Welkom, Anna de Vries' }),
    calls: '**/auth/v1/token**',
  },
  {
    name: 'signing out',
    path: '/dashboard',
    isSignedIn: true,
    press: (page) => press(page, 'Uitloggen'),
    goal: (page) => page.getByRole('heading', { level: 1, name: /Elke match/ }),
  },
  {
    name: 'the dialog',
    path: '/',
    type: (page) => page.getByRole('searchbox').fill('scorecard'),
    press: (page) => press(page, 'Hoe meten we dit?'),
    goal: (page) => page.getByRole('dialog', { name: 'Hoe meten we dit?' }),
  },
  {
    name: 'a search',
    path: '/about',
    keepsText: true,
    type: (page) => page.getByRole('searchbox').fill('scorecard'),
    press: (page) => page.getByRole('searchbox').press('Enter'),
    // It only logs: the visitor stays, with the text.
    goal: (page) => page.getByRole('heading', { level: 1, name: 'Over Heldermatch' }),
  },
  {
    name: 'another page',
    path: '/features',
    type: (page) => page.getByRole('searchbox').fill('scorecard'),
    press: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Verklaring' }).click(),
    goal: (page) => page.getByRole('heading', { level: 1, name: 'Privacy Verklaring' }),
  },
];

/** What stands in the fields of the page. */
const typedInto = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].map(
      ({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value],
    ),
  );

/** Presses; what the file that was refused would have drawn can't be pressed. */
async function canPress(page: Page, journey: Journey): Promise<boolean> {
  page.setDefaultTimeout(2000);
  try {
    await journey.press(page);
    return true;
  } catch {
    return false;
  }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The visitor knows how it went: what was wanted is there, or it is said what to do. */
async function isTold(page: Page, journey: Journey) {
  const said = toastOf(page).or(page.getByRole('alert').filter({ hasText: /\S/ }));
  await journey.goal(page).or(said).first().waitFor({ timeout: 10_000 });
}

async function expectSound(page: Page, journey: Journey, typed: unknown, fault: string) {
  await isTold(page, journey);
  expect((await page.locator('body').innerText()).length, fault).toBeGreaterThan(80);
  // Where the goal is reached or the page has changed, what was typed has served.
  const isHere = new URL(page.url()).pathname === journey.path;
  const isReached = await journey.goal(page).isVisible();
  const hasServed = !isHere || (isReached && journey.keepsText !== true);
  expect(hasServed ? typed : await typedInto(page), fault).toEqual(typed);
  // A new document has its focus where the browser puts it.
  const hasLostFocus = () =>
    page.evaluate(() => 'isSame' in globalThis && document.activeElement === document.body);
  await expect.poll(hasLostFocus, { message: fault }).toBe(false);
}

/** What was broken is mended: the visitor does as was said, and gets what was wanted. */
async function expectGoal(page: Page, journey: Journey, fault = '') {
  page.setDefaultTimeout(1000);
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
  if (await retry.isVisible()) await retry.click();
  // A press from before that was kept does it by itself; one on what was not alive yet has to be repeated.
  await expect
    .poll(
      async () => {
        const goal = journey.goal(page);
        if (await goal.isVisible()) return true;
        const isHeld = await page.locator('form[data-early="submitted"]').count();
        const isPending = await page.locator('[data-pending]').count();
        if (isHeld + isPending === 0) await journey.press(page).catch(() => {});
        return goal.isVisible();
      },
      { timeout: 15_000, interval: 400, message: `the goal after ${fault}` },
    )
    .toBe(true);
}

async function start(journey: Journey, before?: (page: Page) => Promise<unknown>) {
  const options = journey.isSignedIn ? await signedIn(await member()) : {};
  const { page } = await visit('about:blank', options);
  await before?.(page);
  await page.goto(site + journey.path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  return page;
}

const answer = (status: number, contentType: string, body: string) => (request: Request) =>
  request.fulfill({
    status,
    contentType,
    headers: { 'access-control-allow-origin': '*' },
    body,
  });

const dying: Record<string, (request: Request) => Promise<void>> = {
  'a connection that breaks': (request) => request.abort(),
  "a gateway's page": answer(502, 'text/html', '<h1>Bad gateway</h1>'),
  'an error of its own': answer(500, 'application/json', '{"msg":"kapot","error":"kapot"}'),
};

describe.each(journeys.filter(({ calls }) => calls !== undefined))('$name', (journey) => {
  const { calls = '' } = journey;

  test('with a backend that is dying', async () => {
    const page = await start(journey);
    await journey.type?.(page);
    const typed = await typedInto(page);
    for (const [fault, die] of Object.entries(dying)) {
      await page.route(calls, die);
      await page.keyboard.press('Escape');
      await journey.press(page);
      await toastOf(page).waitFor();
      await expectSound(page, journey, typed, fault);
      await page.unroute(calls);
    }
    await expectGoal(page, journey);
  });

  test('with a backend that is slow, and by Enter in a field', async () => {
    const page = await start(journey);
    await journey.type?.(page);
    const typed = await typedInto(page);
    const held = Promise.withResolvers<Request>();
    await page.route(calls, held.resolve);
    const field = page.locator('main input:not([type=checkbox])').first();
    await field.press('Enter');
    const request = await held.promise;
    await page.locator('[data-pending]').waitFor();
    expect(await focused(page)).not.toBe('BODY');
    expect(await typedInto(page)).toEqual(typed);
    await request.fulfill({
      status: 400,
      json: {},
      headers: { 'access-control-allow-origin': '*' },
    });
    await toastOf(page).waitFor();
    await expect.poll(() => page.locator('[data-pending]').count()).toBe(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute(calls);
    await expectGoal(page, journey);
  });
});

describe.each(journeys)('$name', (journey) => {
  test('with the site and the backend unreachable', async () => {
    const page = await start(journey);
    await page.context().setOffline(true);
    await journey.type?.(page);
    const typed = await typedInto(page);
    await journey.press(page);
    await expectSound(page, journey, typed, 'offline');
    await page.context().setOffline(false);
    await expectGoal(page, journey);
  });

  test('with each file refused in turn that it fetches', { timeout: 120_000 }, async () => {
    const files = new Set<string>();
    const clean = await start(journey, async (page) => {
      page.on('request', (request) => files.add(new URL(request.url()).pathname));
    });
    const preloaded = await clean.evaluate(() =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    await journey.type?.(clean);
    await journey.press(clean);
    await journey.goal(clean).waitFor();
    await clean.context().close();

    // Of what the document itself names, one of each kind: the start, what all pages share, the page.
    const kinds = [/\/index-/, /\/core-/, new RegExp(`/${pageNameOf(journey.path)}-`)];
    const named = preloaded.filter((file) => kinds.some((kind) => kind.test(String(file))));
    const fetched = [...files].filter((file) => file.endsWith('.js') && !preloaded.includes(file));
    expect(named.length).toBeGreaterThan(1);
    for (const file of [...named, ...fetched]) {
      const refused = `**${file}`;
      const page = await start(journey, (visited) =>
        visited.route(refused, (request) => request.fulfill({ status: 404, body: '' })),
      );
      await journey.type?.(page);
      const typed = await typedInto(page);
      if (await canPress(page, journey)) await expectSound(page, journey, typed, String(file));
      else await isTold(page, journey);
      await page.unroute(refused);
      await expectGoal(page, journey, String(file));
      await page.context().close();
    }
  });
});

const pageNameOf = (path: string) =>
  ({ '/': 'Home' })[path] ?? path.slice(1, 2).toUpperCase() + path.slice(2);
