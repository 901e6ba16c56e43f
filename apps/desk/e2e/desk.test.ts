// Tests a recruiter's work on the built desk, in a real browser with real storage.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { rank } from '@heldermatch/scorecard';
import { walk } from '@heldermatch/tooling/walk';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { inventedFor } from '../src/data/candidates.ts';
import {
  desk,
  list,
  newRecruiter,
  openDesk,
  press,
  problemsAt320,
  row,
  rowsOf,
  vacancy,
  opened,
} from './browser.ts';
import { budgets } from '../budgets.ts';

test('serves every page with the prerendered frame and a note that it needs JavaScript', async () => {
  for (const path of ['/', list, `${vacancy}/log`]) {
    const html = await (await fetch(desk + path)).text();
    expect(html).toContain('Naar de inhoud');
    expect(html).toContain('heeft daarvoor JavaScript nodig');
    expect(html).not.toContain('Kandidaat');
  }
});

test('starts a page with that note where JavaScript is off', async () => {
  const viewport = { width: 360, height: 800 };
  const page = await (await newRecruiter({ javaScriptEnabled: false, viewport })).newPage();
  await page.goto(desk + list);
  const note = await page.locator('noscript p').boundingBox();
  const frame = await page.locator('#root').boundingBox();
  expect(note?.height).toBeGreaterThan(20);
  expect(note?.y).toBe(0);
  expect(frame?.y).toBe(note?.height);
});

test('keeps filters in the URL, and restores them after a reload', async () => {
  const page = await openDesk(await newRecruiter(), list);
  await page.getByText('8.000 kandidaten').first().waitFor();
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('Kandidaat 004');
  await press(page, 'Filters');
  await page.getByRole('checkbox', { name: '5 jaar of meer' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toMatch(/q=Kandidaat\+004&years=senior$/);
  const years = page.getByRole('columnheader', { name: /Ervaring/ });
  await years.click();
  await expect.poll(() => page.url()).toMatch(/sort=years&direction=ascending$/);
  // The table shows the order after the URL does, and a press reverses the one that is shown.
  await expect.poll(() => years.getAttribute('aria-sort')).toBe('ascending');
  await years.click();
  await expect.poll(() => page.url()).toMatch(/sort=years&direction=descending$/);
  const firstRow = () =>
    page
      .getByRole('row', { name: /^Kandidaat \d/ })
      .first()
      .textContent();
  const found = inventedFor('recruiter-zorg').filter(({ id }) => id.startsWith('004'));
  const most = Math.max(...found.map((one) => one.years ?? 0));
  await expect.poll(firstRow).toContain(`${most} jaar`);
  const first = await firstRow();
  // Result counts update last, on screen and then for screen readers, so they are left out: the rows above show the
  // result.
  const filters = async () =>
    (await page.getByRole('search').textContent())?.replaceAll(
      /[\d.]+ kandidaten(?:, zoekt in cv’s…)?/g,
      '',
    );
  const before = await filters();
  expect(before).toContain('Ervaring: 5 jaar of meer');
  await page.reload();
  await expect.poll(firstRow).toBe(first);
  await expect.poll(filters).toBe(before);
  await press(page, 'Alles wissen');
  await page.getByText('8.000 kandidaten').first().waitFor();
  // The sort order isn't a filter.
  expect(new URL(page.url()).search).toMatch(/^\?sort=years&direction=\w+$/);
});

test('shows evidence, adjusts a score, decides, undoes, and logs the author of each change', async () => {
  const page = await openDesk(await newRecruiter(), '/settings');
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await press(page, 'Bewaren');
  await page.getByRole('navigation').getByText('Noor').waitFor();
  await page.goto(`${desk}${list}?candidate=00412`);
  const drawer = opened(page, 'Kandidaat 00412');
  const total = drawer.getByRole('img', { name: /^Totaal/ });
  const before = await total.getAttribute('aria-label');

  const number = drawer.getByRole('link', { name: /1/ }).first();
  await number.press('Enter');
  await drawer.getByRole('region', { name: /^Cv/ }).locator('mark:target').waitFor();

  // A number in the CV leads back to its quote, which is folded.
  await drawer
    .getByRole('region', { name: /^Cv/ })
    .getByRole('link', { name: /3/ })
    .first()
    .press('Enter');
  await drawer.locator('[data-evidence="3"]:target').waitFor();

  const reason = drawer
    .locator('[aria-hidden] p')
    .filter({ has: page.locator('a') })
    .first();
  expect(await reason.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await reason.waitFor();
  await page.emulateMedia({ media: null });

  await press(page, /^Skills & Competenties \d/);
  const adjustment = drawer.getByRole('group', { name: /^Nieuwe score voor Skills/ });
  await adjustment.getByRole('slider').press('Home');
  await adjustment.getByRole('textbox', { name: /Reden/ }).fill('Het gesprek gaf een ander beeld');
  await adjustment.getByRole('button', { name: 'Score aanpassen' }).click();
  await expect.poll(() => total.getAttribute('aria-label')).not.toBe(before);

  await drawer.getByRole('button', { name: 'Afwijzen' }).click();
  await press(page, /Waarom|Grond|keuze/i);
  await page.getByRole('option', { name: 'Reistijd die de functie niet toelaat' }).click();
  const reasonOf = drawer.getByRole('group', { name: /afwijzen/i });
  await reasonOf
    .getByRole('textbox', { name: /Reden/ })
    .fill('De vroege dienst begint voor de eerste trein');
  await reasonOf.getByRole('button', { name: 'Afwijzen' }).click();
  // The next candidate opens.
  await page.getByText('Kandidaat 00412 is afgewezen.').waitFor();

  await page.goto(`${desk}${list}?candidate=00412`);
  await drawer.getByText('Afgewezen').waitFor();
  await press(page, /^Skills & Competenties 0% aangepast$/);
  await drawer.getByText('Het gesprek gaf een ander beeld').waitFor();
  await drawer
    .getByRole('group', { name: /^Beslissing/ })
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await drawer.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Kandidaat 00412 is uitgenodigd.').waitFor();
  await page.getByRole('button', { name: 'Vorige' }).click();
  await drawer.getByText('Uitgenodigd').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  // The row is far down a virtualized list.
  const closed = page.getByRole('row', { name: 'Kandidaat 00412' });
  await expect
    .poll(() => closed.evaluate((element) => element === document.activeElement))
    .toBe(true);

  await page.getByRole('link', { name: 'Logboek' }).click();
  const log = page.getByRole('row').filter({ hasText: '00412' });
  await expect.poll(() => log.count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.getByRole('treegrid').textContent()).toMatch(/Noor/);
  const downloading = page.waitForEvent('download');
  await press(page, /csv/i);
  const file = await (await downloading).path();
  const csv = readFileSync(file, 'utf8');
  expect(csv).toContain('De vroege dienst begint voor de eerste trein');
  expect(csv.trim().split('\r\n')).toHaveLength(5);
});

test('by keyboard alone: opens a candidate, decides and returns to the list', async () => {
  const page = await openDesk(await newRecruiter(), '/');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Recruiter zorg' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Recruiter zorg' });
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await page.title()).toBe('Recruiter zorg · Werkbank');
  const focused = () =>
    page.evaluate(
      () =>
        `${document.activeElement?.getAttribute('role')} ${document.activeElement?.textContent}`,
    );
  while (!/^row|^columnheader/.test(await focused())) await page.keyboard.press('Tab');
  // Every candidate is in the list and reachable, whatever the score.
  const all = inventedFor('recruiter-zorg');
  const ranking = rank(all.map(({ id, scores }) => ({ candidate: id, categories: scores })));
  const unscored = all.filter(({ id }) => !ranking.has(id));
  const lowest = [...ranking.keys(), ...unscored.map(({ id }) => id)].at(-1);
  await page.keyboard.press('End');
  await expect.poll(focused).toMatch(new RegExp(`^row.*Kandidaat ${lowest}`));
  await page.keyboard.press('Home');
  await expect.poll(focused).not.toContain(`Kandidaat ${lowest}`);
  const name = /Kandidaat \d{5}/.exec(await focused())?.[0];
  await page.keyboard.press('Enter');
  const drawer = opened(page, /^Kandidaat \d+$/);
  await drawer.getByRole('heading', { name }).first().waitFor();
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
  await drawer.getByText(`${name} is aangehouden.`).waitFor();
  const next = await drawer.getByRole('heading', { level: 2 }).first().textContent();
  expect(next).not.toBe(name);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(focused).toMatch(new RegExp(`^row.*${next}`));
});

/** Presses keys one by one, as a recruiter does. */
async function pressKeys(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await page.keyboard.press(key);
  }
}

test('by single keys: goes through candidates and decides, with a reason in place, until they are turned off', async () => {
  const page = await openDesk(await newRecruiter(), list);
  await page
    .getByRole('row', { name: /^Kandidaat/ })
    .first()
    .waitFor();
  const pane = opened(page, /^Kandidaat \d+$/);
  const shown = () => pane.getByRole('heading', { level: 2 }).first().textContent();
  await page.keyboard.press('j');
  await pane.waitFor();
  const first = await shown();
  await pressKeys(page, ['j', 'k']);
  await expect.poll(shown).toBe(first);
  await page.keyboard.press('e');
  await pane.getByText(`${first} is uitgenodigd.`).waitFor();
  const second = await shown();
  await page.keyboard.press('h');
  await pane.getByText(`${second} is aangehouden.`).waitFor();
  const third = await shown();
  await page.keyboard.press('r');
  const reason = pane.getByRole('textbox', { name: /Reden/ });
  await expect
    .poll(() => reason.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  // In a field, letters are text.
  await page.keyboard.type('Vraagt heel jaar beschikbaarheid');
  await page.keyboard.press('Control+Enter');
  await pane.getByText(`${third} is afgewezen.`).waitFor();
  const current = page.locator('[aria-current=true]');
  await expect.poll(() => current.textContent()).toContain((await shown()) ?? '');
  // The last decision can be undone from the next candidate.
  await pane.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(shown).toBe(third);
  await pane.getByText('Te beoordelen').waitFor();

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Toetsen' });
  await keys.getByRole('row', { name: /Kandidaat afwijzen.* R$/ }).waitFor();
  // Keys wait for the answer to a dialog.
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await pane.getByText('Te beoordelen').waitFor();

  await page.keyboard.press('Control+k');
  // Letters that come before the palette decide nothing.
  await page.keyboard.type('he');
  const palette = page.getByRole('dialog', { name: 'Opdrachten' });
  await palette.getByRole('textbox').or(palette.getByRole('searchbox')).fill('afwijzen');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => reason.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await pressKeys(page, ['Escape', 'Escape']);
  await pane.waitFor({ state: 'detached' });

  await page.goto(`${desk}/settings`);
  await page.getByRole('switch', { name: 'Toetsen van één letter' }).press('Space');
  await page.goto(desk + list);
  await page
    .getByRole('row', { name: /^Kandidaat/ })
    .first()
    .waitFor();
  await pressKeys(page, ['j', 'Control+k']);
  await page.getByRole('dialog', { name: 'Opdrachten' }).waitFor();
  expect(await pane.count()).toBe(0);
});

test('a double click on a decision decides once, although the next candidate has the same button there', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00412`);
  const pane = opened(page, /^Kandidaat \d+$/);
  await pane.getByRole('button', { name: 'Aanhouden' }).dblclick();
  await pane.getByText('Kandidaat 00412 is aangehouden.').waitFor();
  await page.goto(`${desk}${vacancy}/log`);
  const lines = page.getByRole('row').filter({ hasText: /Kandidaat \d/ });
  await lines.first().waitFor();
  expect(await lines.count()).toBe(1);
});

test('shows at least 24 candidates of 32 px at 1440 × 900, and a candidate next to them from 1100 px', async () => {
  const page = await openDesk(await newRecruiter({ viewport: { width: 1440, height: 900 } }), list);
  const rows = page.getByRole('row', { name: /^Kandidaat/ });
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  const visible = () =>
    rows.evaluateAll((elements) => {
      const { top, bottom } = elements[0]
        ?.closest('table')
        ?.parentElement?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
      };
      const boxes = elements.map((element) => element.getBoundingClientRect());
      // A row may end in the last half pixel.
      const whole = boxes.filter((box) => box.top >= top && box.bottom <= bottom + 0.5);
      return whole.filter(({ height }) => height === 32).length;
    });
  await expect.poll(visible).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await rows.first().click();
  const pane = opened(page, /^Kandidaat \d+$/);
  await pane.getByRole('heading', { name: 'Bewijs' }).waitFor();
  // Nothing in the pane makes the page scroll, and its scores are next to the CV that they rest on.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0;
  const numbers = pane.getByRole('link', { name: /bewijs 1\)$/ });
  expect(await leftOf(numbers.nth(1))).toBeGreaterThan(await leftOf(numbers.first()));
  await page.setViewportSize({ width: 1100, height: 800 });
  await opened(page, /^Kandidaat \d+$/).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100);
  await page.setViewportSize({ width: 1099, height: 800 });
  await page.getByRole('dialog', { name: /^Kandidaat/ }).waitFor();
});

test('shows the columns that fit on a small laptop, and the one that sorts', async () => {
  const page = await openDesk(await newRecruiter({ viewport: { width: 1440, height: 900 } }), list);
  const grid = page.getByRole('grid');
  const headings = () => grid.getByRole('columnheader').allTextContents();
  const hidden = () =>
    grid.evaluate(({ parentElement }) =>
      parentElement === null ? NaN : parentElement.scrollWidth - parentElement.clientWidth,
    );
  const fits = [
    { width: 1440, shown: ['Plaats', 'Ervaring', 'Uren'] },
    { width: 1312, shown: ['Plaats', 'Ervaring', 'Uren'] },
    { width: 1280, shown: ['Ervaring', 'Uren'] },
    { width: 1232, shown: ['Ervaring', 'Uren'] },
    { width: 1200, shown: [] },
    { width: 1024, shown: [] },
  ];
  for (const { width, shown } of fits) {
    await page.setViewportSize({ width, height: 900 });
    const optional = async () =>
      (await headings()).filter((name) => ['Plaats', 'Ervaring', 'Uren'].includes(name));
    await expect.poll(optional, { message: `${width} px` }).toEqual(shown);
    await expect.poll(hidden, { message: `${width} px` }).toBe(0);
  }
  await page.goto(`${desk}${list}?sort=years`);
  await expect.poll(headings).toEqual(expect.arrayContaining(['Ervaring']));
});

test('moves candidates through the stages, and asks why one is rejected', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?q=Kandidaat 0041`);
  await page.getByRole('radio', { name: 'Fases' }).press('Space');
  const move = async (name: string, stage: string) => {
    await page.getByRole('button', { name: `${name} verplaatsen` }).click();
    await page.getByRole('menuitem', { name: new RegExp(stage) }).click();
  };
  const column = (stage: string) => page.getByRole('grid', { name: new RegExp(`^${stage}`) });
  await column('Te beoordelen').getByRole('row', { name: 'Kandidaat 00412' }).waitFor();
  await move('Kandidaat 00412', 'Uitgenodigd');
  await column('Uitgenodigd').getByRole('row', { name: 'Kandidaat 00412' }).waitFor();
  await move('Kandidaat 00413', 'Afgewezen');
  const pane = opened(page, 'Kandidaat 00413');
  await pane.getByRole('textbox', { name: /Reden/ }).fill('Zoekt een baan voor de avond');
  await page.keyboard.press('Control+Enter');
  await column('Afgewezen').getByRole('row', { name: 'Kandidaat 00413' }).waitFor();
  await page.goto(`${desk}${vacancy}/log`);
  const lines = page.getByRole('row').filter({ hasText: /Kandidaat \d/ });
  await expect.poll(() => lines.allTextContents()).toHaveLength(2);
  expect((await lines.allTextContents()).join()).toContain('Zoekt een baan voor de avond');
});

test('two tabs: each shows the other’s decisions, and no log entry is lost', async () => {
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

test('shows a decision before the storage has it, and restores the row when it could not be saved', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?q=Kandidaat%200041&candidate=00412`);
  await opened(page, 'Kandidaat 00412').getByRole('button', { name: 'Uitnodigen' }).waitFor();
  // A transaction that stays open, and then one without space, as if the storage is slow and full.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
        const opening = indexedDB.open('heldermatch-desk');
        opening.addEventListener('success', () => {
          const log = opening.result.transaction('log', 'readwrite').objectStore('log');
          const wait = () => {
            resolve();
            if (!Reflect.has(globalThis, 'isDone')) log.count().addEventListener('success', wait);
          };
          wait();
        });
      }),
  );
  await page.keyboard.press('e');
  await row(page, '00412').getByText('Uitgenodigd').waitFor();
  await page.evaluate(() => Reflect.set(globalThis, 'isDone', true));
  await page.getByText(/De opslag van deze browser is vol/).waitFor();
  await row(page, '00412').getByText('Uitgenodigd').waitFor({ state: 'detached' });
  expect(await rowsOf(page, 'log')).toEqual([]);
});

test('names the author of a conflicting change in another tab, and overwrites nothing unseen', async () => {
  const context = await newRecruiter();
  const one = await context.newPage();
  // This tab receives no messages from the other, which simulates two simultaneous decisions.
  await one.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await one.goto(`${desk}${list}?candidate=00412`);
  const drawer = opened(one, 'Kandidaat 00412');
  await drawer.getByRole('button', { name: 'Aanhouden' }).waitFor();
  const other = await openDesk(context, `${list}?candidate=00412`);
  await press(other, 'Uitnodigen');
  await other.getByText('Uitgenodigd').first().waitFor();
  await drawer.getByRole('button', { name: 'Aanhouden' }).click();
  await one.getByText(/^Naamloos veranderde dit intussen/).waitFor();
  await drawer.getByText('Uitgenodigd').waitFor();
  // By now both tabs have seen the decision.
  await drawer
    .getByRole('group', { name: /^Beslissing/ })
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await drawer.getByText(/^U beslist/).waitFor();
  await drawer.getByRole('button', { name: 'Aanhouden' }).click();
  await one.getByText('Kandidaat 00412 is aangehouden.').waitFor();
  await one.goto(`${desk}${vacancy}/log`);
  const lines = one.getByRole('row').filter({ hasText: /Kandidaat \d/ });
  await expect.poll(() => lines.count()).toBe(3);
});

test.for([320, 1280])(
  'puts no other button under the pointer when another tab decides, at %i px',
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

test('shows a choice immediately while it is being saved', async () => {
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
  await press(page, 'Weging');
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

test('bulk action: only visible, undecided candidates, after a confirmation, undone with one press', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00411`);
  await press(page, 'Uitnodigen');
  await page.getByText('Uitgenodigd').first().waitFor();
  await page.goto(`${desk}${list}?q=Kandidaat 0041`);
  await row(page, '00411').getByText('Uitgenodigd').waitFor();
  const all = page.getByRole('columnheader').first().locator('label');
  await all.click();
  const search = page.getByRole('searchbox', { name: 'Zoeken' });
  // Bulk actions don't affect candidates hidden by a filter, and select none when the filter is removed.
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
  await page.goto(`${desk}/data`);
  await page.getByText(/19 regels/).waitFor();
});

test('with full storage: reports what was not saved, and keeps what was typed', async () => {
  const context = await newRecruiter();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk, quotaSize: 1000 });
  await page.goto(`${desk}${list}?candidate=00412`);
  const drawer = opened(page, 'Kandidaat 00412');
  const decision = drawer.getByRole('group', { name: /^Beslissing/ });
  await decision.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Niet vastgelegd', { exact: true }).waitFor();
  await page.getByText(/^De opslag van deze browser is vol/).waitFor();
  await press(page, /^Skills & Competenties \d/);
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
  await page.getByText('Kandidaat 00412 is uitgenodigd.').waitFor();
  await page.goto(`${desk}${list}?candidate=00412`);
  await decision.getByText('Uitgenodigd').waitFor();
  await press(page, /^Skills & Competenties 0% aangepast$/);
  await drawer.getByText('Het gesprek gaf een ander beeld').waitFor();
});

test('reports unavailable storage, and offers to retry', async () => {
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

test('clears all data on request', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00412`);
  await press(page, 'Uitnodigen');
  await page.getByText('Uitgenodigd').first().waitFor();
  await page.goto(`${desk}/data`);
  await page.getByText(/1 regel/).waitFor();
  await press(page, 'Alles wissen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alles wissen' }).click();
  await page.getByText(/0 regels/).waitFor();
  await page.reload();
  await page.getByText(/0 regels/).waitFor();
  await page.goto(`${desk}${list}?candidate=00412`);
  await expect.poll(() => page.getByRole('button', { name: 'Uitnodigen' }).count()).toBe(1);
});

test('an old address of the start page still leads there', async () => {
  const page = await openDesk(await newRecruiter(), '/waiting', 'Vandaag');
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Every page, by the path at which it is first opened. */
const pages = [
  '/',
  '/data',
  '/settings',
  '/accessibility',
  list,
  `${list}?candidate=00412`,
  `${vacancy}/log`,
  `${vacancy}/add`,
  `${vacancy}/edit`,
  '/vacancies/new',
  '/agenda',
  '/report',
  `${vacancy}/fairness`,
  `${list}/compare?candidate=00411&candidate=00412`,
];

test.for(pages)(
  '%s at 320 px in dark mode: no horizontal scroll, no axe violations',
  async (path) => {
    const context = await newRecruiter({
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const page = await openDesk(context, path);
    expect(await problemsAt320(page)).toEqual([]);
  },
);

test.for(pages)('%s on a phone: nothing covers the focused element', async (path) => {
  const context = await newRecruiter({ viewport: { width: 360, height: 640 } });
  const page = await openDesk(context, path);
  const { steps, covered } = await walk(page, 'Tab');
  expect(covered).toEqual([]);
  expect(steps).toBeGreaterThan(3);
});

// A candidate opened by the URL loads extra code, as after a press.
const screens = pages.filter((path) => path !== `${list}?candidate=00412`);

/** Compressed sizes in bytes by URL, cached across all screens. */
const sizes = new Map<string, number>();

test.for(screens)(
  '%s loads at most 240 kB of compressed JavaScript before any interaction',
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
    expect(bytes).toBeLessThanOrEqual(budgets.scripts);
  },
);
