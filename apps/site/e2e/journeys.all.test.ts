// Every journey with a failing network, a failing backend, or missing files.
import type { Route as Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { toastOf } from './browser.ts';
import {
  expectGoal,
  expectSound,
  journeys,
  press,
  start,
  typedInto,
  expectSoundWithout,
} from './journeys.ts';

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

  test('with a failing backend', async () => {
    const page = await start(journey);
    await journey.type?.(page);
    const typed = await typedInto(page);
    for (const [fault, die] of Object.entries(dying)) {
      await page.route(calls, die);
      await page.keyboard.press('Escape');
      await press(page, journey);
      await toastOf(page).waitFor();
      await expectSound(page, journey, typed, fault);
      await page.unroute(calls);
    }
    await expectGoal(page, journey);
  });

  test('with a slow backend, submitted by Enter in a field', async () => {
    const page = await start(journey);
    await journey.type?.(page);
    const typed = await typedInto(page);
    const held = Promise.withResolvers<Request>();
    await page.route(calls, held.resolve);
    const field = page.locator('main input:not([type=checkbox])').first();
    await field.press('Enter');
    const request = await held.promise;
    await page.locator('[data-pending]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
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
    await press(page, journey);
    await expectSound(page, journey, typed, 'offline');
    await page.context().setOffline(false);
    await expectGoal(page, journey);
  });

  // One file of each kind: the app, its page, its styles, code loaded on demand, the font.
  test('with each of its files blocked in turn', () =>
    expectSoundWithout(journey, [
      /\/app-/,
      /\/entry-client-/,
      /\/[A-Z][A-Za-z]+-[\w-]+\.js$/,
      /\/style-/,
      /\/schemas-/,
      /\/client-/,
      /\.woff2$/,
    ]));
});
