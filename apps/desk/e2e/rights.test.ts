// Tests the rights of candidates, and that a change of the log by hand shows.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import {
  desk,
  download,
  list,
  newRecruiter,
  openDesk,
  opened,
  press,
  row,
  rowsOf,
  vacancy,
} from './browser.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function chooseCv(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, /kiezen/i);
  const buffer = Buffer.from(await docxOf(paragraph(text)));
  await (await choosing).setFiles([{ name: `${name}.docx`, mimeType, buffer }]);
}

/** Adds a CV, through the queue. */
async function addCv(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${desk}${vacancy}/add`);
  await chooseCv(page, name, text);
  await page.getByRole('link', { name: /^Lees het cv/ }).waitFor();
}

async function openCandidate(page: Page, name: string) {
  await page.goto(`${desk}${list}?origin=added`);
  await row(page, name).click();
  const pane = opened(page, name);
  await pane.waitFor();
  return pane;
}

/** Checks the log. @returns the dialog's outcome. */
async function checkLog(page: Page, noted = ''): Promise<string> {
  await page.goto(`${desk}/data`);
  await page.getByRole('textbox', { name: /Kenmerk/ }).fill(noted);
  await press(page, 'Logboek controleren');
  const outcome = page.getByRole('status').filter({ hasText: 'Laatste kenmerk' });
  await outcome.waitFor();
  return (await outcome.textContent()) ?? '';
}

/** Changes the log by hand, behind the desk's back. */
const changeByHand = (page: Page, change: 'edit' | 'cut') =>
  page.evaluate(
    (how) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('heldermatch-desk');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('log', 'readwrite');
          const log = transaction.objectStore('log');
          const cursor = log.openCursor(null, how === 'edit' ? 'next' : 'prev');
          cursor.addEventListener(
            'success',
            () => {
              const at = cursor.result;
              if (at === null) return;
              if (how === 'cut') at.delete();
              else {
                const stored = at.value as { line: { entry: { by: string } } };
                stored.line.entry.by = 'Iemand anders';
                at.update(stored);
              }
            },
            { once: true },
          );
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    change,
  );

test('shows a change of the log by hand, and a missing end if its hash was noted', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00412`);
  await press(page, 'Uitnodigen');
  await page.getByText('Kandidaat 00412 is uitgenodigd.').waitFor();
  await press(page, 'Aanhouden');
  await page.getByText(/ is aangehouden\.$/).waitFor();
  const outcome = await checkLog(page);
  expect(outcome).toContain('2 regels kloppen');
  const [noted = ''] = /[0-9a-f]{64}/.exec(outcome) ?? [];
  expect(await checkLog(page, ` ${noted.toUpperCase()} `)).toContain('dat van regel 2');
  await changeByHand(page, 'cut');
  expect(await checkLog(page)).toContain('1 regel klopt');
  expect(await checkLog(page, noted)).toContain('er zijn regels weggehaald');
  await changeByHand(page, 'edit');
  expect(await checkLog(page)).toContain('Regel 1 of een regel ervoor is veranderd');
  // The log still opens.
  await page.goto(`${desk}${vacancy}/log`);
  await page.getByRole('row').filter({ hasText: 'Iemand anders' }).waitFor();
});

test('a removed candidate is nowhere any more, also not as a file, and the log still verifies', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/edit`);
  await page.getByRole('switch', { name: /ook het bestand/ }).press('Space');
  await press(page, 'Bewaren');
  await page.getByText('Bewaard', { exact: true }).first().waitFor();
  await page.getByText('Bestanden worden bewaard').waitFor();
  await addCv(page, 'Quinty', 'Werkt dagelijks met een ATS, en noemt Zwanenwater.');
  const pane = await openCandidate(page, 'Quinty');
  await pane.getByText(/^Toegevoegd door Naamloos op /).waitFor();
  await pane.getByRole('button', { name: 'Afwijzen' }).click();
  const rejection = pane.getByRole('group', { name: /afwijzen/i });
  await rejection.getByRole('textbox', { name: /Reden/ }).fill('Quinty belde af');
  await rejection.getByRole('button', { name: 'Afwijzen' }).click();
  await row(page, 'Quinty').getByText('Afgewezen').waitFor();
  await press(page, 'Verzoek vastleggen');
  await pane.getByRole('textbox', { name: /Het verzoek/ }).fill('Mag ik mijn score zien?');
  await press(page, 'Vastleggen');
  await pane.getByText(/^Uiterlijk/).waitFor();
  const file = await download(page, 'Bestand downloaden');
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  await press(page, 'Kandidaat verwijderen');
  const question = page.getByRole('alertdialog');
  await question.getByText('Er loopt nog een verzoek van deze kandidaat.').waitFor();
  await question.getByText('De kandidaat vroeg erom').click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await pane.waitFor({ state: 'detached' });

  expect(await rowsOf(page, 'uploads')).toEqual([]);
  expect(await rowsOf(page, 'texts')).toEqual([]);
  expect(await rowsOf(page, 'files')).toEqual([]);
  const log = JSON.stringify(await rowsOf(page, 'log'));
  expect(log).not.toMatch(/Quinty|Zwanenwater|belde af|mijn score|"score":/);
  expect(log).toMatch(/"why":"request"/);
  expect(await checkLog(page)).toContain('6 regels kloppen');
  await page.goto(`${desk}${vacancy}/log`);
  const line = page.getByRole('row').filter({ hasText: 'Door Vaste regels 1' });
  await line.getByText('De kandidaat is verwijderd').waitFor();
});

/** Opens the desk as on a later day. */
async function later(context: BrowserContext, days: number, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000);
  await page.goto(desk + path);
  return page;
}

test('candidates must go four weeks after the vacancy was closed, unless they gave consent', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, `${vacancy}/add`);
  await addCv(page, 'Quinty', 'Werkt dagelijks met een ATS.');
  await addCv(page, 'Rachid', 'Werkt dagelijks met een ATS.');
  const pane = await openCandidate(page, 'Rachid');
  await pane
    .getByText('Het cv mag blijven tot vier weken nadat de vacature is gesloten.')
    .waitFor();
  await press(page, 'Kandidaat gaf toestemming voor een jaar');
  await pane.getByText(/^Met toestemming mag het cv blijven tot/).waitFor();
  await page.goto(`${desk}${vacancy}/edit`);
  await press(page, 'Vacature sluiten');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: 'Heropenen' }).waitFor();
  await page.goto(`${desk}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Bewaartermijn voorbij').count()).toBe(0);

  const month = await later(context, 29, '/');
  await month.getByRole('heading', { name: 'Bewaartermijn voorbij (1)' }).waitFor();
  await press(month, '1 kandidaat verwijderen');
  await month.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await month.getByText('1 kandidaat verwijderd').waitFor();
  const names = async () =>
    (await rowsOf(month, 'uploads')).map((upload) => (upload as { name: string }).name);
  expect(await names()).toEqual(['Rachid']);
  const year = await later(context, 367, '/');
  await year.getByRole('heading', { name: 'Bewaartermijn voorbij (1)' }).waitFor();
  await year.goto(`${desk}${list}?origin=added`);
  await row(year, 'Rachid').click();
  await opened(year, 'Rachid')
    .getByText(/^De bewaartermijn eindigde op/)
    .waitFor();
  expect(await checkLog(year)).toContain('7 regels kloppen');
});

test('shows and downloads everything about a candidate, without names of colleagues, and records it', async () => {
  const page = await openDesk(await newRecruiter(), '/settings');
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Mirjam');
  await press(page, 'Bewaren');
  await page.getByText('U werkt als Mirjam.').waitFor();
  await addCv(page, 'Quinty', 'Werkt dagelijks met een ATS, en noemt Zwanenwater.');
  const pane = await openCandidate(page, 'Quinty');
  await pane.getByRole('button', { name: 'Uitnodigen' }).click();
  await row(page, 'Quinty').getByText('Uitgenodigd').waitFor();
  await pane.getByRole('link', { name: 'Gegevens voor een inzageverzoek' }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Gegevens van Quinty' }).waitFor();
  for (const text of [/Zwanenwater/, /Beslissing: Uitgenodigd/, /Score: Door Vaste regels 1/]) {
    await main.getByText(text).first().waitFor();
  }
  const file = await download(page, 'Downloaden als JSON');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    candidate: object;
    cv: string[];
    scorecard: { evidence: object[] }[];
    happenings: { kind: string }[];
  };
  expect(data.candidate).toMatchObject({ name: 'Quinty' });
  expect(data.cv.join()).toContain('Zwanenwater');
  expect(data.scorecard.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0);
  const kinds = data.happenings.map(({ kind }) => kind);
  expect(kinds).toEqual(['Toevoeging', 'Score', 'Beslissing']);
  expect(`${JSON.stringify(data)}${await main.textContent()}`).not.toContain('Mirjam');
  await main.getByText('Inzage: Gegevens opgehaald voor de kandidaat').waitFor();

  await page.evaluate(() => {
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { isPrinted: true }) });
  });
  await press(page, 'Afdrukken of bewaren als pdf');
  await expect.poll(() => page.evaluate(() => 'isPrinted' in globalThis)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Downloaden als JSON' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  await page.goto(`${desk}${vacancy}/candidates/${crypto.randomUUID()}/data`);
  await page.getByRole('heading', { name: 'Deze kandidaat is er niet' }).waitFor();
});

async function chooseBackup(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, /bestand kiezen/i);
  await (
    await choosing
  ).setFiles([{ name: 'werkbank.jsonl.gz', mimeType: 'application/gzip', buffer }]);
}

const confirmRestore = async (page: Page) => {
  await press(page, 'Terugzetten');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByText('De back-up is teruggezet').waitFor();
};

test('a backup is restored in another browser, without the candidates who were removed since', async () => {
  const first = await newRecruiter();
  const page = await openDesk(first, `${vacancy}/edit`);
  await page.getByRole('switch', { name: /ook het bestand/ }).press('Space');
  await press(page, 'Bewaren');
  await page.getByText('Bestanden worden bewaard').waitFor();
  await addCv(page, 'Quinty', 'Werkt dagelijks met een ATS, en noemt Zwanenwater.');
  await addCv(page, 'Rachid', 'Werkt dagelijks met een ATS.');
  await page.goto(`${desk}/data`);
  const backup = readFileSync(await download(page, 'Back-up maken'));

  const elsewhere = await openDesk(await newRecruiter(), '/data');
  await chooseBackup(elsewhere, backup);
  await elsewhere.getByText(/: 5 regels in het logboek en 2 cv’s\. Het logboek is niet/).waitFor();
  await confirmRestore(elsewhere);
  expect(await checkLog(elsewhere)).toContain('5 regels kloppen');
  const pane = await openCandidate(elsewhere, 'Quinty');
  await pane
    .getByText(/Zwanenwater/)
    .first()
    .waitFor();
  const file = await download(elsewhere, 'Bestand downloaden');
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  await openCandidate(page, 'Quinty');
  await press(page, 'Kandidaat verwijderen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await opened(page, 'Quinty').waitFor({ state: 'detached' });
  await page.goto(`${desk}/data`);
  await chooseBackup(page, backup);
  await page.getByText(/: 6 regels in het logboek en 1 cv’s\./).waitFor();
  await confirmRestore(page);
  expect(await checkLog(page)).toContain('6 regels kloppen');
  expect(await rowsOf(page, 'files')).toHaveLength(1);
  expect(JSON.stringify(await rowsOf(page, 'uploads'))).not.toContain('Quinty');
});

test('refuses a file that is no backup, or is damaged, and changes nothing', async () => {
  const page = await openDesk(await newRecruiter(), `${list}?candidate=00412`);
  await press(page, 'Uitnodigen');
  await page.getByText('Kandidaat 00412 is uitgenodigd.').waitFor();
  await page.goto(`${desk}/data`);
  const backup = readFileSync(await download(page, 'Back-up maken'));
  await chooseBackup(page, Buffer.from('geen gzip'));
  await page.getByText(/^Dit bestand is geen back-up van deze werkbank/).waitFor();
  await chooseBackup(page, backup.subarray(0, backup.length - 20));
  await page.getByText(/^Dit bestand is beschadigd of niet volledig/).waitFor();
  expect(await page.getByRole('button', { name: 'Terugzetten', exact: true }).count()).toBe(0);
  expect(await rowsOf(page, 'log')).toHaveLength(1);
});

test('a full disk while a file is stored leaves nothing of its candidate', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const real = Reflect.get(IDBObjectStore.prototype, 'add') as (...args: unknown[]) => never;
    IDBObjectStore.prototype.add = function full(this: IDBObjectStore, ...args: unknown[]) {
      if (this.name === 'files') throw new DOMException('Full', 'QuotaExceededError');
      return real.apply(this, args);
    };
  });
  const page = await openDesk(context, `${vacancy}/edit`);
  await page.getByRole('switch', { name: /ook het bestand/ }).press('Space');
  await press(page, 'Bewaren');
  await page.getByText('Bestanden worden bewaard').waitFor();
  await page.goto(`${desk}${vacancy}/add`);
  await chooseCv(page, 'Quinty', 'Werkt dagelijks met een ATS.');
  await page.getByText(/^De opslag van deze browser is vol/).waitFor();
  for (const store of ['uploads', 'texts', 'files']) expect(await rowsOf(page, store)).toEqual([]);
  expect(await rowsOf(page, 'log')).toHaveLength(1);
});

test('a candidate that was changed by hand blocks no other, and is reported', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  await addCv(page, 'Quinty', 'Werkt dagelijks met een ATS.');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('heldermatch-desk');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('uploads', 'readwrite');
          transaction.objectStore('uploads').put({ id: 'x', vacancy: 'recruiter-zorg', name: 4 });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await page.goto(`${desk}${list}?origin=added`);
  await row(page, 'Quinty').waitFor();
  await page.goto(`${desk}/data`);
  const file = await download(page, 'Onleesbare gegevens downloaden');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ id: 'x', name: 4 }]);
});
