// A recruiter's hour on the built desk, in a real browser with real storage.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { rank } from '@heldermatch/scorecard';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { inventedFor } from '../src/data/candidates.ts';
import { desk, list, newRecruiter, openDesk, press, row, vacancy } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('every address begins with the frame, prerendered, and says what it needs', async () => {
  for (const path of ['/', list, `${vacancy}/log`]) {
    const html = await (await fetch(desk + path)).text();
    expect(html).toContain('Naar de inhoud');
    expect(html).toContain('heeft daarvoor JavaScript nodig');
    expect(html).not.toContain('Kandidaat');
  }
});

test('filters stand in the address, and are there again after a reload', async () => {
  const page = await openDesk(await newRecruiter(), list);
  await page.getByText('8.000 kandidaten').first().waitFor();
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('Kandidaat 004');
  await press(page, /^Alle Ervaring|Ervaring/);
  await page.getByRole('option', { name: '5 jaar of meer' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toMatch(/q=Kandidaat\+004&years=senior$/);
  const years = page.getByRole('columnheader', { name: /Ervaring/ });
  await years.click();
  await expect.poll(() => page.url()).toMatch(/sort=years&direction=ascending$/);
  await years.click();
  await expect.poll(() => page.url()).toMatch(/sort=years&direction=descending$/);
  const firstRow = () =>
    page
      .getByRole('row', { name: /^Kandidaat \d/ })
      .first()
      .textContent();
  // The rows follow the address: the best of the match, who was first, has five years.
  await expect.poll(firstRow).toMatch(/12 jaar/);
  const first = await firstRow();
  // Counts follow when all is counted, on the screen and then for screen readers: the rows above tell the result.
  const filters = async () =>
    (await page.getByRole('search').textContent())?.replaceAll(/[\d.]+ kandidaten/g, '');
  const before = await filters();
  expect(before).toContain('Ervaring: 5 jaar of meer');
  await page.reload();
  await expect.poll(firstRow).toBe(first);
  await expect.poll(filters).toBe(before);
  await press(page, 'Alles wissen');
  await page.getByText('8.000 kandidaten').first().waitFor();
  // The order is no filter.
  expect(new URL(page.url()).search).toMatch(/^\?sort=years&direction=\w+$/);
});

test('evidence, a score that is disagreed with, a decision, undo, and who did what', async () => {
  const page = await openDesk(await newRecruiter(), '/settings');
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await press(page, 'Bewaren');
  await page.getByRole('navigation').getByText('Noor').waitFor();
  await page.goto(`${desk}${list}?candidate=00412`);
  const drawer = page.getByRole('dialog', { name: 'Kandidaat 00412' });
  const total = drawer.getByRole('img', { name: /^Totaal/ });
  const before = await total.getAttribute('aria-label');

  const number = drawer.getByRole('link', { name: /1/ }).first();
  await number.press('Enter');
  await drawer.getByRole('region', { name: /^Cv/ }).locator('mark:target').waitFor();

  await press(page, /^Skills.* aanpassen$/);
  const adjustment = drawer.getByRole('group', { name: /^Nieuwe score voor Skills/ });
  await adjustment.getByRole('slider').press('Home');
  await adjustment.getByRole('textbox', { name: /Reden/ }).fill('Het gesprek gaf een ander beeld');
  await adjustment.getByRole('button', { name: 'Score aanpassen' }).click();
  await expect.poll(() => total.getAttribute('aria-label')).not.toBe(before);

  await drawer.getByRole('button', { name: 'Afwijzen' }).click();
  await press(page, /Waarom|Grond|keuze/i);
  await page.getByRole('option', { name: 'Reistijd die de functie niet toelaat' }).click();
  const reasonOf = page.getByRole('dialog', { name: /afwijzen/i });
  await reasonOf
    .getByRole('textbox', { name: /Reden/ })
    .fill('De vroege dienst begint voor de eerste trein');
  await reasonOf.getByRole('button', { name: 'Afwijzen' }).click();
  await drawer.getByText('Afgewezen').waitFor();

  await page.reload();
  await drawer.getByText('Afgewezen').waitFor();
  await drawer.getByText('Het gesprek gaf een ander beeld').waitFor();
  await drawer
    .getByRole('group', { name: /^Beslissing/ })
    .getByRole('button')
    .click();
  await drawer.getByRole('button', { name: 'Uitnodigen' }).click();
  await drawer.getByText('Uitgenodigd').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  // Far down a list that draws what is in view.
  const opened = page.getByRole('row', { name: 'Kandidaat 00412' });
  await expect
    .poll(() => opened.evaluate((element) => element === document.activeElement))
    .toBe(true);

  await page.getByRole('link', { name: 'Logboek' }).click();
  const log = page.getByRole('row').filter({ hasText: '00412' });
  await expect.poll(() => log.count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.getByRole('grid').textContent()).toMatch(/Noor/);
  const downloading = page.waitForEvent('download');
  await press(page, /csv/i);
  const file = await (await downloading).path();
  const csv = readFileSync(file, 'utf8');
  expect(csv).toContain('De vroege dienst begint voor de eerste trein');
  expect(csv.trim().split('\r\n')).toHaveLength(5);
});

test('by keyboard alone: to a candidate, to a decision and back', async () => {
  const page = await openDesk(await newRecruiter(), '/');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Recruiter zorg' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Recruiter zorg' });
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  const focused = () =>
    page.evaluate(
      () =>
        `${document.activeElement?.getAttribute('role')} ${document.activeElement?.textContent}`,
    );
  while (!/^row|^columnheader/.test(await focused())) await page.keyboard.press('Tab');
  // No score keeps anybody out of the list, or out of reach.
  const scores = inventedFor('recruiter-zorg').map(({ id, scores: categories }) => ({
    candidate: id,
    categories,
  }));
  const lowest = [...rank(scores).keys()].at(-1);
  await page.keyboard.press('End');
  await expect.poll(focused).toMatch(new RegExp(`^row.*Kandidaat ${lowest}`));
  await page.keyboard.press('Home');
  await expect.poll(focused).not.toContain(`Kandidaat ${lowest}`);
  const name = /Kandidaat \d+/.exec(await focused())?.[0];
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await drawer.waitFor();
  const onButton = async (label: string) => {
    const button = drawer.getByRole('button', { name: label });
    for (let pressed = 0; pressed < 80; pressed += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${label}.`);
  };
  await onButton('Aanhouden');
  await page.keyboard.press('Enter');
  await drawer.getByText('Aangehouden').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(focused).toMatch(new RegExp(`^row.*${name}`));
});

test('two tabs: what one decides the other shows, and neither takes a line from the other', async () => {
  const context = await newRecruiter();
  const one = await openDesk(context, `${list}?q=Kandidaat 0041`);
  const other = await openDesk(context, `${list}?candidate=00413`);
  await one.goto(`${desk}${list}?q=Kandidaat%200041&candidate=00411`);
  await Promise.all([press(one, 'Uitnodigen'), press(other, 'Aanhouden')]);
  await one.getByText('Uitgenodigd').first().waitFor();
  await one.keyboard.press('Escape');
  await row(one, '00413').getByText('Aangehouden').waitFor();
  await row(one, '00411').getByText('Uitgenodigd').waitFor();
  await other.goto(`${desk}${vacancy}/log`);
  await expect
    .poll(() =>
      other
        .getByRole('row')
        .filter({ hasText: /Kandidaat \d/ })
        .count(),
    )
    .toBe(2);
});

test('who is overtaken by another tab is told by whom, and replaces nothing unseen', async () => {
  const context = await newRecruiter();
  const one = await context.newPage();
  // This tab hears nothing of the other one: as if both decided in the same moment.
  await one.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await one.goto(`${desk}${list}?candidate=00412`);
  const drawer = one.getByRole('dialog', { name: 'Kandidaat 00412' });
  await drawer.getByRole('button', { name: 'Aanhouden' }).waitFor();
  const other = await openDesk(context, `${list}?candidate=00412`);
  await press(other, 'Uitnodigen');
  await other.getByText('Uitgenodigd').first().waitFor();
  await drawer.getByRole('button', { name: 'Aanhouden' }).click();
  await one.getByText(/^Naamloos veranderde dit intussen/).waitFor();
  await drawer.getByText('Uitgenodigd').waitFor();
  // Both have seen it now.
  await drawer
    .getByRole('group', { name: /^Beslissing/ })
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await drawer.getByText(/^U beslist/).waitFor();
  await drawer.getByRole('button', { name: 'Aanhouden' }).click();
  await drawer.getByText('Aangehouden').waitFor();
  await one.goto(`${desk}${vacancy}/log`);
  const lines = one.getByRole('row').filter({ hasText: /Kandidaat \d/ });
  await expect.poll(() => lines.count()).toBe(3);
});

test.for([320, 1280])(
  'a decision of another tab puts nothing under the finger of who was about to decide, at %i px',
  async (width) => {
    const context = await newRecruiter({ viewport: { width, height: 900 } });
    const one = await openDesk(context, `${list}?candidate=00412`);
    const decision = one.getByRole('group', { name: /^Beslissing/ });
    const places = await Promise.all(
      ['Uitnodigen', 'Aanhouden', 'Afwijzen'].map(async (name) => {
        const box = await decision.getByRole('button', { name }).boundingBox();
        return {
          x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
          y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        };
      }),
    );
    const other = await openDesk(context, `${list}?candidate=00412`);
    await press(other, 'Aanhouden');
    await decision.getByText('Aangehouden').waitFor();
    const under = await one.evaluate(
      (points) =>
        points.map(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent),
      places,
    );
    expect(under).toEqual([undefined, undefined, undefined]);
  },
);

test('what is chosen stands while it is being kept', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const released = new Promise((resolve) => addEventListener('release', resolve));
    IDBTransaction.prototype.addEventListener = function late(
      this: IDBTransaction,
      type: string,
      listener: (event: Event) => void,
    ) {
      EventTarget.prototype.addEventListener.call(this, type, (event) =>
        type === 'complete' ? void released.then(() => listener(event)) : listener(event),
      );
    } as IDBTransaction['addEventListener'];
  });
  const page = await openDesk(context, list);
  await press(page, 'Weging aanpassen');
  const heavy = page.getByRole('dialog').getByRole('radio', { name: 'Zwaar' }).first();
  await heavy.press('Space');
  await expect.poll(() => heavy.isChecked()).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await page
    .getByRole('dialog')
    .getByText(/Van plaats|Blijft op/)
    .first()
    .waitFor();
  expect(await heavy.isChecked()).toBe(true);
});

test('many at once: only who is in view and undecided, after a question, and undone with one press', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00411`);
  await press(page, 'Uitnodigen');
  await page.getByText('Uitgenodigd').first().waitFor();
  await page.goto(`${desk}${list}?q=Kandidaat 0041`);
  await row(page, '00411').getByText('Uitgenodigd').waitFor();
  const all = page.getByRole('columnheader').first().locator('label');
  await all.click();
  const search = page.getByRole('searchbox', { name: 'Zoeken' });
  // Who is hidden by a filter is not acted on, and nobody joins when it goes.
  await search.fill('Kandidaat 0042');
  await row(page, '00421').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Aanhouden' }).count()).toBe(0);
  await search.fill('Kandidaat 004');
  await page.getByText('100 kandidaten').first().waitFor();
  await press(page, 'Aanhouden');
  await page.getByText('9 aangehouden').waitFor();
  await page.getByText('Over één is al beslist: dat blijft zo.').waitFor();
  await search.fill('Kandidaat 0041');
  await row(page, '00411').getByText('Uitgenodigd').waitFor();
  await row(page, '00412').getByText('Aangehouden').waitFor();
  await press(page, 'Ongedaan maken');
  await row(page, '00412').getByText('Aangehouden').waitFor({ state: 'detached' });

  await search.fill('');
  await page.getByText('8.000 kandidaten').first().waitFor();
  await all.click();
  await press(page, 'Aanhouden');
  const question = page.getByRole('alertdialog', { name: '7.999 kandidaten aanhouden?' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await page.goto(`${desk}/settings`);
  await page.getByText(/19 regels/).waitFor();
});

test('a full store: nothing is said to be kept that is not, and what was typed is still there', async () => {
  const context = await newRecruiter();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk, quotaSize: 1000 });
  await page.goto(`${desk}${list}?candidate=00412`);
  const drawer = page.getByRole('dialog', { name: 'Kandidaat 00412' });
  const decision = drawer.getByRole('group', { name: /^Beslissing/ });
  await decision.getByRole('button', { name: 'Uitnodigen' }).click();
  await decision.getByText(/^Dit is niet vastgelegd/).waitFor();
  await decision.getByText(/^De opslag van deze browser is vol/).waitFor();
  await press(page, /^Skills.* aanpassen$/);
  const adjustment = drawer.getByRole('group', { name: /^Nieuwe score voor Skills/ });
  await adjustment.getByRole('slider').press('Home');
  const reason = adjustment.getByRole('textbox', { name: /Reden/ });
  await reason.fill('Het gesprek gaf een ander beeld');
  await adjustment.getByRole('button', { name: 'Score aanpassen' }).click();
  await adjustment.getByText(/^Dit is niet vastgelegd/).waitFor();
  expect(await reason.inputValue()).toBe('Het gesprek gaf een ander beeld');

  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk });
  await adjustment.getByRole('button', { name: 'Score aanpassen' }).click();
  await adjustment.getByRole('button', { name: 'Ongedaan maken' }).waitFor();
  await decision.getByRole('button', { name: 'Uitnodigen' }).click();
  await decision.getByText('Uitgenodigd').waitFor();
  await page.reload();
  await decision.getByText('Uitgenodigd').waitFor();
  await drawer.getByText('Het gesprek gaf een ander beeld').waitFor();
});

test('storage that refuses is said, and tried again', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open');
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
    addEventListener('allow', () =>
      Object.defineProperty(IDBFactory.prototype, 'open', real as PropertyDescriptor),
    );
  });
  const page = await context.newPage();
  await page.goto(desk + list);
  await page.getByRole('heading', { name: 'De gegevens zijn nu niet te lezen' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('allow')));
  await press(page, 'Probeer opnieuw');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Recruiter zorg']);
});

test('all is cleared on demand', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00412`);
  await press(page, 'Uitnodigen');
  await page.getByText('Uitgenodigd').first().waitFor();
  await page.goto(`${desk}/settings`);
  await page.getByText(/1 regel/).waitFor();
  await press(page, 'Alles wissen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alles wissen' }).click();
  await page.getByText(/0 regels/).waitFor();
  await page.reload();
  await page.getByText(/0 regels/).waitFor();
  await page.goto(`${desk}${list}?candidate=00412`);
  await expect.poll(() => page.getByRole('button', { name: 'Uitnodigen' }).count()).toBe(1);
});

/** Every address, as it is opened first. */
const pages = [
  '/',
  '/settings',
  list,
  `${list}?candidate=00412`,
  `${vacancy}/log`,
  `${vacancy}/add`,
  `${list}/compare?candidate=00411&candidate=00412`,
];

test.for(pages)('%s at 320 px in the dark: no sideways scroll, nothing for axe', async (path) => {
  const context = await newRecruiter({
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  const page = await openDesk(context, path);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([]);
});

// Whom an address opens comes on top, as after a press.
const screens = pages.filter((path) => path !== `${list}?candidate=00412`);

/** Bytes as sent, by address: compressed once, for all screens. */
const sizes = new Map<string, number>();

test.for(screens)(
  '%s needs at most 220 kB of JavaScript, as sent, before anything is pressed',
  async (path) => {
    const page = await (await newRecruiter()).newPage();
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(
        response.body().then((body) => {
          const size = sizes.get(response.url()) ?? brotliCompressSync(body).length;
          sizes.set(response.url(), size);
          return size;
        }),
      );
    });
    await page.goto(desk + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(220_000);
  },
);
