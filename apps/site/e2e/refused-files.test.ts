// Every journey with a file refused that it fetches: one after the other of those on which something depends.
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import {
  canBePressed,
  expectGoal,
  expectSound,
  isTold,
  journeys,
  press,
  start,
  typedInto,
} from './journeys.ts';

test.each(journeys)(
  '$name, with one file refused in turn of each that it loads',
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
    expect(named.length).toBeGreaterThan(1);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const onDemand = await loadedOnDemand(scripts);
    // A module fails like one that it needs: that is seen once, on all that the dialog needs.
    const fetched = scripts
      .filter((file) => !preloaded.includes(file))
      .filter((file) => journey.name === 'the dialog' || onDemand.has(file));
    for (const file of [...named, ...fetched]) {
      const refused = `**${file}`;
      const page = await start(journey, (visited) =>
        visited.route(refused, (request) => request.fulfill({ status: 404, body: '' })),
      );
      await journey.type?.(page);
      const typed = await typedInto(page);
      if (await canBePressed(page, journey)) {
        await press(page, journey);
        await expectSound(page, journey, typed, String(file));
      } else {
        await isTold(page, journey);
      }
      await page.unroute(refused);
      await expectGoal(page, journey);
      await page.context().close();
    }
  },
);

const pageNameOf = (path: string) =>
  ({ '/': 'Home' })[path] ?? path.slice(1, 2).toUpperCase() + path.slice(2);

/** What these files load on demand: a page, a part of it, the client of the backend. */
async function loadedOnDemand(files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map(async (file) => (await fetch(site + file)).text()));
  const loaded = texts.flatMap((text) => [...text.matchAll(/import\(["'`]\.(\/[^"'`]+\.js)/g)]);
  expect(loaded.length).toBeGreaterThan(0);
  return new Set(loaded.map(([, file]) => `/assets${file}`));
}
