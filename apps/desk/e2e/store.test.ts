// Tests stored data in a real IndexedDB, including data of earlier versions of the desk.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desk, list, newRecruiter, openDesk, press, rowsOf, vacancy, opened } from './browser.ts';

/** Opens an empty page on this origin, so that a test can fill its storage. */
async function openEmpty(page: Page): Promise<void> {
  await page.route('**/leeg', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${desk}/leeg`);
}

const decision = (candidate: string) => ({
  vacancy: 'recruiter-zorg',
  entry: {
    type: 'decision',
    candidate,
    verdict: 'invite',
    id: `regel-${candidate}`,
    at: '2026-03-02T09:12:00.000Z',
    by: 'Noor',
  },
});

const upload = (id: string, text: string) => ({
  id,
  vacancy: 'recruiter-zorg',
  name: id,
  pages: [{ text, blocks: [{ type: 'paragraph', start: 0, end: text.length }] }],
  categories: [],
});

/** Stores data in the format of version 1, with the text of a CV in its upload. */
const keepInVersion1 = (page: Page, kept: { lines: unknown[]; uploads: unknown[] }) =>
  page.evaluate(
    ({ lines, uploads }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('heldermatch-desk', 1);
        opening.addEventListener('upgradeneeded', () => {
          const database = opening.result;
          const log = database.createObjectStore('log', { autoIncrement: true });
          for (const line of lines) log.add(line);
          const all = database.createObjectStore('uploads', { keyPath: 'id' });
          for (const one of uploads) all.add(one);
          database.createObjectStore('settings').put('Noor', 'by');
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
        opening.addEventListener('error', () => reject(opening.error));
      }),
    kept,
  );

test('migrates everything that an earlier version stored, and reads no CV text for a list', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { read });
    for (const name of ['get', 'getAll', 'openCursor'] as const) {
      const real = IDBObjectStore.prototype[name] as (...args: unknown[]) => never;
      IDBObjectStore.prototype[name] = function spied(this: IDBObjectStore, ...args: unknown[]) {
        read.push(this.name);
        return real.apply(this, args);
      };
    }
  });
  const page = await context.newPage();
  await openEmpty(page);
  await keepInVersion1(page, {
    lines: [decision('00412'), decision('Sam')],
    uploads: [upload('Sam', 'Planner bij een vervoerder.'), upload('Lou', 'Z'.repeat(600_000))],
  });
  await page.goto(`${desk}${list}?origin=added`);
  await page.getByRole('row', { name: /^Sam/ }).getByText('Uitgenodigd').waitFor();
  // The first opening migrates the text of every CV and therefore reads it; after that, a list reads none.
  await page.reload();
  await page.getByRole('row', { name: /^Sam/ }).getByText('Uitgenodigd').waitFor();
  const readOf = () =>
    page.evaluate(() => [...new Set((globalThis as unknown as { read: string[] }).read)]);
  expect((await readOf()).toSorted()).toEqual(['log', 'settings', 'uploads', 'views']);
  for (const row of await rowsOf(page, 'uploads')) expect(row).not.toHaveProperty('pages');
  await page.getByRole('row', { name: /^Sam/ }).click();
  const sam = opened(page, 'Sam');
  await sam.getByText('Planner bij een vervoerder.').waitFor();
  await page.goto(`${desk}${list}?candidate=Lou`);
  const lou = opened(page, 'Lou');
  await lou.getByText(/te lang om te tonen/).waitFor();
  await lou.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Lou is uitgenodigd.').waitFor();
  await page.goto(`${desk}${vacancy}/log`);
  await page.getByText('3 regels').first().waitFor();
});

test('reports an unreadable log entry with its raw data, keeps it, and lets it block nothing else', async () => {
  const page = await (await newRecruiter()).newPage();
  await openEmpty(page);
  const { entry } = decision('00412');
  const broken = [
    { vacancy: 'recruiter-zorg' },
    { vacancy: 'recruiter-zorg', entry: { ...entry, id: 'later', at: 'gisteren' } },
  ];
  const elsewhere = { vacancy: 'hr-adviseur', entry: { ...entry, verdict: 'reject' } };
  await keepInVersion1(page, { lines: [...broken, elsewhere, decision('00412')], uploads: [] });
  await page.goto(`${desk}${list}?candidate=00412`);
  await opened(page, 'Kandidaat 00412').getByText('Uitgenodigd').waitFor();
  await page.goto(`${desk}${vacancy}/log`);
  await page.getByText('2 regels zijn niet te lezen').waitFor();
  await page.getByText('1 regel', { exact: true }).first().waitFor();
  const downloading = page.waitForEvent('download');
  await press(page, 'Onleesbare regels downloaden');
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(broken);
  expect(await rowsOf(page, 'log')).toHaveLength(4);
});

test('requests persistent storage once there is something to store, and shows the browser’s answer', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const seen = { persistRequests: 0, isPromised: false };
    Object.assign(globalThis, { seen });
    // An empty tab has no storage API.
    if (!('storage' in navigator)) return;
    Object.assign(navigator.storage, {
      persist: () => {
        seen.persistRequests += 1;
        return Promise.resolve(seen.isPromised);
      },
      persisted: () => Promise.resolve(seen.isPromised),
    });
  });
  const page = await context.newPage();
  const persistRequests = () =>
    page.evaluate(
      () => (globalThis as unknown as { seen: { persistRequests: number } }).seen.persistRequests,
    );
  await page.goto(`${desk}${list}?candidate=00412`);
  const bar = page.getByRole('group', { name: /^Beslissing/ });
  await bar.getByRole('button', { name: 'Uitnodigen' }).waitFor();
  expect(await persistRequests()).toBe(0);
  await bar.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Kandidaat 00412 is uitgenodigd.').waitFor();
  await bar.getByRole('button', { name: 'Aanhouden' }).click();
  await page.getByText(/ is aangehouden\.$/).waitFor();
  expect(await persistRequests()).toBe(1);

  await page.goto(`${desk}/data`);
  await page.getByText('De browser mag uw gegevens wissen').waitFor();
  await press(page, 'Vraag om ze te bewaren');
  await page.getByText('De browser garandeert het niet').waitFor();
  await page.evaluate(() => {
    (globalThis as unknown as { seen: { isPromised: boolean } }).seen.isPromised = true;
  });
  await press(page, 'Vraag om ze te bewaren');
  await page.getByText(/^De browser bewaart ze tot u ze wist/).waitFor();
  expect(await page.getByText('De browser mag uw gegevens wissen').count()).toBe(0);
});

test('keeps named filters with their order for a vacancy, in every tab, until they are removed or all is cleared', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, list);
  const other = await openDesk(context, list);
  const saved = async (tab: Page) => {
    await press(tab, 'Bewaarde filters');
    return tab.getByRole('dialog', { name: 'Bewaarde filters' });
  };
  // There is nothing to save yet.
  const empty = await saved(page);
  await empty.getByText(/^U heeft nog geen filters/).waitFor();
  expect(await empty.getByRole('textbox').count()).toBe(0);
  await page.keyboard.press('Escape');

  const query = '?q=bullhorn&years=senior&sort=years&direction=ascending';
  const save = async (name: string) => {
    await page.goto(`${desk}${list}${query}`);
    const dialog = await saved(page);
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    return dialog;
  };
  await context.addInitScript(() => {
    const real = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => never;
    IDBObjectStore.prototype.put = function full(this: IDBObjectStore, ...args: unknown[]) {
      if (JSON.stringify(args).includes('Vol'))
        throw new DOMException('Full', 'QuotaExceededError');
      return real.apply(this, args);
    };
  });
  const failed = await save('Vol');
  await failed.getByText(/^Dit is niet vastgelegd/).waitFor();
  await (await save('Ervaren')).waitFor({ state: 'detached' });
  // Under the same name, it is replaced.
  await (await save('Ervaren')).waitFor({ state: 'detached' });

  await (await saved(other)).getByRole('button', { name: 'Ervaren', exact: true }).click();
  await expect.poll(() => new URL(other.url()).search).toBe(query);
  await other.goto(`${desk}/vacancies/hr-adviseur/candidates`);
  await (await saved(other)).getByText(/^U heeft nog geen filters/).waitFor();

  await page.reload();
  await press(page, 'Bewaarde filters');
  await press(page, 'Ervaren verwijderen');
  await page.getByText(/^U heeft nog geen filters/).waitFor();
  await (await save('Later')).waitFor({ state: 'detached' });
  await page.goto(`${desk}/data`);
  await press(page, 'Alles wissen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alles wissen' }).click();
  await page.getByText('Alles is gewist').waitFor();
  expect(await rowsOf(page, 'views')).toEqual([]);
});
