import { describe, expect, test } from 'vitest';
import { goTo, expectPath, newVisitor, prefetch, site, visit } from '../../../e2e/browser.ts';

const documents = [
  ['/privacy', 9, '5. Bewaartermijnen', 'bewaartermijnen'],
  ['/terms', 11, '9. Aansprakelijkheid', 'aansprakelijkheid'],
  ['/dpa', 12, '7. Subverwerkers', 'subverwerkers'],
] as const;

describe.each(documents)('%s', (path, count, title, fragment) => {
  test('its table of contents lists every section and links to it, with focus and fragment', async () => {
    const { page } = await visit(path);
    const contents = page.getByRole('navigation', { name: 'Inhoud' });
    expect(await contents.getByRole('link').count()).toBe(count);
    expect(await page.locator('main h2').allTextContents()).toEqual(
      await contents.getByRole('link').allTextContents(),
    );
    const link = contents.getByRole('link', { name: title });
    await link.click();
    const heading = page.getByRole('heading', { name: title });
    await expect.poll(() => heading.evaluate((h) => h === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe(`#${fragment}`);
    const top = (await heading.boundingBox())?.y ?? -1;
    // Below the fixed navigation bar, and above the middle of the window.
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(450);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
    expect(await contents.locator('[aria-current]').count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    const first = contents.getByRole('link').first();
    await expect.poll(() => first.getAttribute('aria-current')).toBe('location');
  });

  test('its table of contents works without JavaScript', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    await page
      .getByRole('navigation', { name: 'Inhoud' })
      .getByRole('link', { name: title })
      .click();
    expect(new URL(page.url()).hash).toBe(`#${fragment}`);
    const { y = -1 } = (await page.getByRole('heading', { name: title }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(450);
  });

  test('it shows its last change, and a fragment scrolls to its section', async () => {
    const { page } = await visit(`${path}#${fragment}`);
    expect(await page.locator('time').getAttribute('datetime')).toBe('2025-10-10');
    const { y = -1 } = (await page.getByRole('heading', { name: title }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(450);
  });
});

test("'Druk af' prints without the app and with it, and is absent without JavaScript", async () => {
  const { page } = await newVisitor();
  await page.addInitScript(() => {
    let times = 0;
    window.print = () => {
      times += 1;
      document.title = `${times} printed`;
    };
  });
  const button = page.getByRole('button', { name: 'Druk af' });
  await goTo(page, '/terms');
  await button.click();
  expect(await page.title()).toBe('1 printed');
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  await goTo(page, '/contact');
  await prefetch(page, '/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Verklaring' }).click();
  await expectPath(page, '/privacy');
  await button.click();
  await expect.poll(() => page.title()).toBe('1 printed');
  const without = await visit('/terms', { javaScriptEnabled: false });
  expect(await without.page.getByText('Druk af').isVisible()).toBe(false);
});

test.each(['/privacy', '/terms', '/dpa', '/compliance'])(
  '%s prints with its name, address and date, without navigation, in black on white',
  async (path) => {
    const { page } = await visit(path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = (role: 'banner' | 'contentinfo') => page.getByRole(role).innerText();
    expect(await printed('banner')).toBe(`Heldermatch (naar de startpagina)\n${site}${path}`);
    expect(await page.getByRole('banner').locator('svg').first().isVisible()).toBe(true);
    expect(await printed('contentinfo')).toMatch(/^© 2025 \S+\. Teksten\snagekeken\sop\s[^.]+\.$/);
    const controls = page.locator('nav, button, form').filter({ visible: true });
    expect(await controls.count()).toBe(0);
    const color = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    const [red = 255] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeLessThan(128);
  },
);

test('back and forward between sections restore the scroll position', async () => {
  const { page } = await visit('/terms');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('link', { name: '9. Aansprakelijkheid' }).click();
  await expect.poll(scrolled).toBeGreaterThan(500);
  const section = await scrolled();
  await page.goBack();
  await expect.poll(scrolled).toBe(0);
  expect(page.url()).toBe(`${site}/terms`);
  await page.goForward();
  await expect.poll(scrolled).toBe(section);
  // Not `click()`, which scrolls to the fixed bar first.
  await page.getByRole('link', { name: 'Contact' }).first().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Neem Contact Op' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Algemene Voorwaarden' }).waitFor();
  await expect.poll(scrolled).toBe(section);
});

test('forward returns to a section that was left before the browser reported it', async () => {
  const { page } = await visit('/terms');
  const place = () => page.evaluate(() => `${location.hash} ${scrollY}`);
  const links = await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link').all();
  for (const link of links.slice(3, 9)) {
    // In a single task. No person is this fast, but on a busy machine the events can coincide.
    const section = await link.evaluate((anchor: HTMLAnchorElement) => {
      anchor.click();
      history.back();
      return `${anchor.hash} ${scrollY}`;
    });
    await expect.poll(place).toBe(' 0');
    await page.goForward();
    await expect.poll(place).toBe(section);
    await page.goBack();
    await expect.poll(place).toBe(' 0');
  }
});
