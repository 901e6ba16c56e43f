// User journeys, for tests in which the network, the backend or a file fails during each one. After the failure the page
// must not be blank, typed text must be kept, and focus must not be on the body. An alert must be shown, unless the
// journey succeeds anyway. Once the failure is removed, the journey must succeed.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import {
  account,
  box,
  fillContact,
  fillRegistration,
  goodPassword,
  isHydrated,
  newAddress,
  newVisitor,
  password,
  settle,
  signedIn,
  site,
} from './browser.ts';

export interface Journey {
  name: string;
  path: string;
  /** Whether the journey starts with a session. */
  isSignedIn?: boolean;
  /** Fills in fields before the action. */
  type?: (page: Page) => Promise<unknown>;
  /** Control that is pressed. */
  control: (page: Page) => Locator;
  /** Key to press instead of a click. */
  key?: string;
  /** Element that shows that the journey succeeded. */
  goal: (page: Page) => Locator;
  /** URL pattern of the backend calls that the journey depends on. */
  calls?: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const footerSearch = (page: Page) => page.getByRole('contentinfo').getByRole('searchbox');

let made: Promise<string> | undefined;
/** One account for all journeys. */
const member = () => (made ??= account());

export const journeys: readonly Journey[] = [
  {
    name: 'a message',
    path: '/contact',
    type: fillContact,
    control: (page) => button(page, 'Bericht verzenden'),
    goal: (page) => page.getByRole('heading', { name: 'Bedankt voor uw bericht' }),
    calls: '**/functions/v1/**',
  },
  {
    name: 'the agenda',
    path: '/contact',
    type: fillContact,
    control: (page) => page.getByRole('tab', { name: 'Plan direct' }),
    goal: (page) => button(page, 'Agenda laden'),
  },
  {
    name: 'a registration',
    path: '/register',
    type: (page) => fillRegistration(page, newAddress()),
    control: (page) => button(page, 'Account maken'),
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
    control: (page) => button(page, 'Inloggen'),
    goal: (page) => page.getByRole('heading', { name: 'Welkom, Anna de Vries' }),
    calls: '**/auth/v1/token**',
  },
  {
    name: 'signing out',
    path: '/dashboard',
    isSignedIn: true,
    control: (page) => button(page, 'Uitloggen'),
    goal: (page) => page.getByRole('heading', { level: 1, name: /Elke match/ }),
  },
  {
    name: 'the dialog',
    path: '/',
    type: (page) => page.getByRole('searchbox').fill('scorecard'),
    control: (page) => button(page, 'Hoe meten we dit?'),
    goal: (page) => page.getByRole('dialog', { name: 'Hoe meten we dit?' }),
  },
  {
    name: 'a search',
    path: '/about',
    type: (page) => footerSearch(page).fill('scorecard'),
    control: footerSearch,
    key: 'Enter',
    goal: (page) => page.getByRole('status').filter({ hasText: /pagina’s over ‘scorecard’/ }),
  },
  {
    name: 'another page',
    path: '/features',
    type: (page) => page.getByRole('searchbox').fill('scorecard'),
    control: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Verklaring' }),
    goal: (page) => page.getByRole('heading', { level: 1, name: 'Privacy Verklaring' }),
  },
];

/** Current values of the fields in the page. */
export const typedInto = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].map(
      ({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value],
    ),
  );

export const press = (page: Page, { control, key }: Journey) =>
  key === undefined ? control(page).click() : control(page).press(key);

/** Alert that isn't empty. */
const filledAlert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** Whether the control is visible; without it the page shows an alert instead. */
export async function canBePressed(page: Page, journey: Journey): Promise<boolean> {
  const control = journey.control(page);
  await control.or(filledAlert(page)).first().waitFor();
  return control.isVisible();
}

/** Waits until the page shows the outcome: the goal or an alert. */
export const showsAlert = (page: Page, journey: Journey) =>
  journey.goal(page).or(filledAlert(page)).first().waitFor();

export async function expectSound(page: Page, journey: Journey, typed: unknown, failure: string) {
  await showsAlert(page, journey);
  expect((await page.locator('body').innerText()).length, failure).toBeGreaterThan(80);
  // Typed text has served its purpose once the goal is reached or the page has changed.
  const isHere = new URL(page.url()).pathname === journey.path;
  const isReached = await journey.goal(page).isVisible();
  const hasServed = !isHere || isReached;
  expect(hasServed ? typed : await typedInto(page), failure).toEqual(typed);
  // In a new document the browser decides what has focus.
  const hasLostFocus = () =>
    page.evaluate(() => 'isSame' in globalThis && document.activeElement === document.body);
  await expect.poll(hasLostFocus, { message: failure }).toBe(false);
}

/** Expects the goal after the repair, when the visitor follows the instructions of the alert. */
export async function expectGoal(page: Page, journey: Journey) {
  const goal = journey.goal(page);
  // The native dialog opens without any of the site's files.
  if (await goal.isVisible()) return;
  const retry = button(page, 'Probeer opnieuw');
  // A document opened in the meantime reports a failed start only after a short time.
  await Promise.race([page.waitForFunction(isHydrated), retry.first().waitFor()]);
  if (await retry.isVisible()) await retry.click();
  await page.waitForFunction(isHydrated);
  await settle(page);
  // An earlier press that was queued reaches the goal itself; a press before hydration has to be repeated.
  await goal
    .or(page.locator(':root:not(:has([data-pending]))'))
    .first()
    .waitFor({ state: 'attached' });
  if (!(await goal.isVisible())) await Promise.race([press(page, journey), goal.waitFor()]);
  await goal.waitFor();
}

/** Opens the first page of a journey, and waits until it is hydrated or shows an alert. */
export async function start(journey: Journey, before?: (page: Page) => Promise<unknown>) {
  const options = journey.isSignedIn ? await signedIn(await member()) : {};
  const { page } = await newVisitor(options);
  await before?.(page);
  await page.goto(site + journey.path);
  await Promise.race([page.waitForFunction(isHydrated), filledAlert(page).first().waitFor()]);
  // Content behind the sign-in appears after the session is read.
  await canBePressed(page, journey);
  await settle(page);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  return page;
}

/** Tries a journey once for each file of these kinds that it loads, with that file blocked. */
export async function expectSoundWithout(
  journey: Journey,
  kinds: readonly RegExp[],
): Promise<void> {
  const files = new Set<string>();
  const clean = await start(journey, async (page) => {
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
  });
  await journey.type?.(clean);
  // Not by a real pointer: hovering would prefetch files that may or may not arrive in time.
  if (journey.key === undefined) await journey.control(clean).dispatchEvent('click');
  else await press(clean, journey);
  await journey.goal(clean).waitFor();
  await clean.context().close();

  const refusable = [...files].filter((file) => kinds.some((kind) => kind.test(file)));
  expect(refusable.length).toBeGreaterThan(0);
  for (const file of refusable) {
    const refused = `**${file}`;
    const page = await start(journey, (visited) =>
      visited.route(refused, (request) => request.fulfill({ status: 404, body: '' })),
    );
    await journey.type?.(page);
    const typed = await typedInto(page);
    if (await canBePressed(page, journey)) {
      await press(page, journey);
      await expectSound(page, journey, typed, file);
    } else {
      await showsAlert(page, journey);
    }
    await page.unroute(refused);
    await expectGoal(page, journey);
    await page.context().close();
  }
}
