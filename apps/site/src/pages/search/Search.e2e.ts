import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  expectPath,
  goTo,
  heading,
  newVisitor,
  prefetch,
  settle,
  site,
  visit,
} from '../../../e2e/browser.ts';

const footerField = (page: Page) => page.getByRole('searchbox', { name: 'Zoeken', exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Wat zoekt u op deze site?' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').getByRole('listitem');
const addressOf = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

test('the footer searches: it logs the trimmed text, opens the results, and ignores an empty search', async () => {
  const { page, consoleErrors } = await visit('/');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const search = footerField(page);
  expect(await search.getAttribute('placeholder')).toBe('Zoeken..');
  await search.fill('   ');
  await search.press('Enter');
  await search.fill(' scorecard ');
  await search.press('Enter');
  await expectPath(page, '/search?q=scorecard');
  await heading(page, 'Zoeken');
  expect(logged).toEqual(['Zoeken: scorecard']);
  await expect.poll(() => status(page).innerText()).toMatch(/^\d+ pagina’s over ‘scorecard’/);
  expect(await page.title()).toBe('Zoeken naar ‘scorecard’ - Heldermatch');
  expect(await field(page).inputValue()).toBe('scorecard');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(consoleErrors).toEqual([]);
});

test('a search before hydration loads a document', async () => {
  const { page } = await newVisitor();
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${site}/404`, { waitUntil: 'commit' });
  await footerField(page).fill('scorecard');
  await footerField(page).press('Enter');
  await expectPath(page, '/search?q=scorecard');
});

test('the best result comes first, with highlighted words, and links to its page', async () => {
  const { page } = await visit(addressOf('scorecard'));
  await results(page).first().waitFor();
  const title = results(page).first().getByRole('link', { name: 'Evidence Scorecard' });
  expect(await title.locator('mark').innerText()).toBe('Scorecard');
  expect(await results(page).locator('p mark').count()).toBeGreaterThan(0);
  // Each result shows its matches, including in the title of its page.
  const marks = await results(page).evaluateAll((items) =>
    items.map((item) => item.querySelectorAll('mark').length),
  );
  expect(Math.min(...marks)).toBeGreaterThan(0);
  await title.click();
  await expectPath(page, '/features/evidence-scorecard');
});

test.each([
  ['subverwerkers', '7. Subverwerkers', '/dpa#subverwerkers'],
  ['ongewone opmaak', 'Wat er mis kan gaan', '/how-we-score#wat-er-mis-kan-gaan'],
])('a result of %s links to the section that matches', async (query, name, path) => {
  const { page } = await visit(addressOf(query));
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expectPath(page, path);
  const section = page.getByRole('heading', { name, exact: true });
  const isInView = async () => {
    const { y = -1 } = (await section.boundingBox()) ?? {};
    return y > 60 && y < 450;
  };
  await expect.poll(isInView).toBe(true);
});

test.each([
  ['evidence SCORECARD', 'Scorecard'],
  ['scorcard', 'Scorecard'],
  ['termijn', 'Bewaartermijnen'],
  ['bewáárterm', 'Bewaartermijnen'],
  ['privacy bewaartermijn', 'Bewaartermijnen'],
])('%s finds %s', async (query, marked) => {
  const { page } = await visit(addressOf(query));
  await results(page).first().waitFor();
  const words = await page.getByRole('main').locator('li').first().locator('mark').allInnerTexts();
  expect(words.map((word) => word.toLowerCase())).toContain(marked.toLowerCase());
});

test('another search changes the URL and keeps focus in the field; back returns', async () => {
  const { page } = await visit(addressOf('scorecard'));
  await results(page).first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await field(page).fill('subverwerkers');
  await field(page).press('Enter');
  await expectPath(page, '/search?q=subverwerkers');
  await expect.poll(() => page.title()).toBe('Zoeken naar ‘subverwerkers’ - Heldermatch');
  await expect.poll(() => status(page).innerText()).toContain('‘subverwerkers’');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => status(page).innerText()).toContain('‘scorecard’');
  expect(await field(page).inputValue()).toBe('scorecard');
  await page.goForward();
  await expect.poll(() => field(page).inputValue()).toBe('subverwerkers');
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await page.reload();
  await expect.poll(() => status(page).innerText()).toContain('‘subverwerkers’');
});

test('back from a result restores the scroll position', async () => {
  const { page } = await visit(addressOf('kandidaat'), { viewport: { width: 360, height: 740 } });
  await results(page).last().waitFor();
  const link = results(page).last().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await prefetch(page, new URL((await link.getAttribute('href')) ?? '', site).pathname);
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/search');
  await page.goBack();
  await heading(page, 'Zoeken');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('without results the page shows a message and suggestions', async () => {
  const { page } = await visit(addressOf('xyzzy'));
  await expect.poll(() => status(page).innerText()).toBe('Wij vonden niets voor ‘xyzzy’.');
  await page.getByRole('link', { name: 'Stel ons uw vraag' }).waitFor();
  await page.getByRole('heading', { name: 'Alle pagina’s' }).waitFor();
});

test.each([{}, { javaScriptEnabled: false }])(
  'without words the pages are listed: %j',
  async (options) => {
    const { page } = await visit('/search', options);
    expect(await results(page).count()).toBeGreaterThan(9);
    expect(await page.title()).toBe('Zoeken - Heldermatch');
    const text = await page.getByRole('main').innerText();
    expect(text.includes('Zoeken werkt alleen met JavaScript.')).toBe(
      'javaScriptEnabled' in options,
    );
  },
);

test('an index that fails to load is reported, and can be retried', async () => {
  const { page } = await newVisitor();
  await page.route('**/search-index.json', (route) => route.abort());
  await goTo(page, addressOf('scorecard'));
  const failure = page.getByRole('alert').filter({ hasText: 'Zoeken lukt nu niet' });
  await failure.waitFor();
  await page.unroute('**/search-index.json');
  await failure.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect.poll(() => status(page).innerText()).toMatch(/pagina’s over ‘scorecard’/);
});

test('only the search page fetches the index and the search code', async () => {
  const { page } = await newVisitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const path of ['/', '/contact', '/nergens', '/privacy']) await goTo(page, path);
  const ofSearch = () => fetched.filter((url) => /search/i.test(url));
  expect(ofSearch()).toEqual([]);
  await goTo(page, addressOf('scorecard'));
  await results(page).first().waitFor();
  expect(ofSearch().some((url) => url.endsWith('/search-index.json'))).toBe(true);
  expect(ofSearch().some((url) => /\/assets\/Search-[^/]*\.js$/.test(url))).toBe(true);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>"\'</title><script>alert(1)</script>'],
  ['regular expressions', '(a+)+$ [ \\ .* ^'],
  ['per cent signs', '100% %zz %E0%A4%A'],
  ['names of objects', '__proto__ constructor toString'],
  ['10,000 characters', 'scorecard '.repeat(1000)],
  ['one long word', 'a'.repeat(5000)],
])('%s in a query do no harm', async (_, query) => {
  const { page, consoleErrors } = await visit(addressOf(query));
  await expect.poll(() => status(page).innerText()).not.toBe('');
  const kept = query.trim().slice(0, 200).trimEnd();
  expect(await field(page).inputValue()).toBe(kept);
  expect(await page.title()).toBe(`Zoeken naar ‘${kept}’ - Heldermatch`);
  expect(await page.getByRole('main').locator('img, script').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test.each(['%', '%E0%A4%', '%ED%A0%80', '%00'])('/search?q=%s is a search too', async (raw) => {
  const { page, consoleErrors } = await visit(`/search?q=${raw}`);
  await expect.poll(() => status(page).innerText()).toContain('Wij vonden niets');
  await settle(page);
  expect(consoleErrors).toEqual([]);
});

test('the not-found page searches for the words of its address', async () => {
  const { page } = await visit('/oud/evidence-scorecard.html');
  const search = page.getByRole('searchbox', { name: 'Zoek op deze site' });
  expect(await search.inputValue()).toBe('oud evidence scorecard');
  await search.press('Enter');
  await expectPath(page, '/search?q=oud+evidence+scorecard');
  await results(page).first().getByRole('link', { name: 'Evidence Scorecard' }).waitFor();
});
