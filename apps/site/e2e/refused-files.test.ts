// Every journey with one file after the other refused that it fetches.
import { expect, test } from 'vitest';
import {
  canPress,
  expectGoal,
  expectSound,
  isTold,
  journeys,
  press,
  start,
  typedInto,
} from './journeys.ts';

test.each(journeys)(
  '$name, with each file refused in turn that it fetches',
  { timeout: 240_000 },
  async (journey) => {
    const files = new Set<string>();
    const clean = await start(journey, async (page) => {
      page.on('request', (request) => files.add(new URL(request.url()).pathname));
    });
    const preloaded = await clean.evaluate(() =>
      [...document.querySelectorAll('link[as=fetch]')].map((link) => link.getAttribute('href')),
    );
    await journey.type?.(clean);
    // Without a pointer: what it comes to rest on is fetched ahead, in time or not.
    if (journey.key === undefined) await journey.control(clean).dispatchEvent('click');
    else await press(clean, journey);
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
      await expectGoal(page, journey);
      await page.context().close();
    }
  },
);

const pageNameOf = (path: string) =>
  ({ '/': 'Home' })[path] ?? path.slice(1, 2).toUpperCase() + path.slice(2);
