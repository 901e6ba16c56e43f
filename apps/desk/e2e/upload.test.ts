// Tests uploads with real files, real parsers and a real browser.
import type { FileChooser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { patience } from '@heldermatch/tooling/patience';
import { docxSpecimens } from '../corpus/docx.ts';
import { pdfSpecimens } from '../corpus/pdf.ts';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { hostile } from '../fixtures/hostile.ts';
import { inventedFor } from '../src/data/candidates.ts';
import { detailsOf } from '../src/data/scorecards.ts';
import { seeds } from '../src/data/vacancies.ts';
import { desk, list, newRecruiter, openDesk, pdfOf, press, vacancy, opened } from './browser.ts';

const cv = `<html lang="nl"><body style="font: 12pt sans-serif">
  <h1 style="font-size: 24pt">Noor Verzonnen</h1>
  <h2 style="font-size: 16pt">Werk</h2>
  <p>Zes jaar recruiter in de zorg, met een zin die zo lang is dat zij op een A4 niet op één regel past en dus verder
  gaat op de volgende.</p>
  <ul><li>Werkt dagelijks met een ATS</li></ul>
  <h2 style="font-size: 16pt; break-before: page">Opleiding</h2>
  <p>Arbeidsrecht voor recruiters</p>
</body></html>`;

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Files = Exclude<Parameters<FileChooser['setFiles']>[0], string | readonly string[]>;

/** Adds files to the queue through the file chooser. */
async function choose(page: Page, files: Files): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, /kiezen/i);
  await (await choosing).setFiles(files);
}

/**
 * Measures how long the page's main thread is blocked. @returns a function that reads the longest block so far, in
 * milliseconds.
 */
async function watchGaps(page: Page): Promise<() => Promise<number>> {
  const gaps = await page.evaluateHandle(() => {
    const seen = { longest: 0 };
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - before);
      before = now;
    }, 20);
    return seen;
  });
  return () => gaps.evaluate(({ longest }) => longest);
}

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('reads PDF and DOCX locally, stores them, and shows them with headings and pages', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, `${vacancy}/add`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(desk)) sent.push(request.url());
  });
  await press(page, /Herkomst/);
  await page.getByRole('option', { name: 'LinkedIn' }).click();
  await choose(page, [
    { name: 'Noor.pdf', mimeType: pdf, buffer: await pdfOf(cv) },
    {
      name: 'Sam.docx',
      mimeType: docx,
      buffer: Buffer.from(
        await docxOf(
          paragraph('Sam Verzonnen', 'Heading1') +
            paragraph('Werk', 'Heading2') +
            paragraph('Planner bij een vervoerder &amp; zonen.'),
        ),
      ),
    },
  ]);
  await lineOf(page, 'Noor.pdf').getByText('Gelezen, gescoord').waitFor();
  await lineOf(page, 'Sam.docx').getByText('Gelezen, geen bewijs gevonden').waitFor();
  expect(sent).toEqual([]);
  const report = await openDesk(context, '/report?vacancy=recruiter-zorg', 'Cijfers');
  await report.getByText('Toon als tabel').last().click();
  await report.getByRole('row', { name: 'LinkedIn 2 0 0' }).waitFor();

  await lineOf(page, 'Sam.docx').getByRole('link').click();
  const sam = opened(page, 'Sam');
  await sam.getByRole('heading', { level: 3, name: 'Sam Verzonnen' }).waitFor();
  await sam.getByRole('heading', { level: 4, name: 'Werk' }).waitFor();
  await sam.getByText('Planner bij een vervoerder & zonen.').waitFor();
  await sam.getByText('Niet gescoord').first().waitFor();
  await sam.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Sam is uitgenodigd.').waitFor();

  await page.goto(`${desk}${list}?q=Noor`);
  await page.getByRole('row', { name: /Noor/ }).click();
  const noor = opened(page, 'Noor');
  await noor.getByRole('heading', { level: 3, name: 'Noor Verzonnen' }).waitFor();
  const second = noor.getByRole('group', { name: 'Pagina 2' });
  await second.getByRole('heading', { level: 4, name: 'Opleiding' }).waitFor();
  await second.getByText('Arbeidsrecht voor recruiters').waitFor();
  // Lines wrapped in the PDF are joined into one paragraph.
  const text = noor.getByRole('group', { name: 'Pagina 1' });
  await text.getByText(/op één regel past en dus verder gaat op de volgende\.$/).waitFor();
  await text.getByText('Werkt dagelijks met een ATS', { exact: true }).waitFor();
});

test('shows a stored PDF as it looks, with the evidence marked on it', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, `${vacancy}/edit`);
  await page.getByRole('switch', { name: /ook het bestand/ }).press('Space');
  await press(page, 'Bewaren');
  await page.getByText('Bestanden worden bewaard').waitFor();
  await page.goto(`${desk}${vacancy}/add`);
  await choose(page, { name: 'Noor.pdf', mimeType: pdf, buffer: await pdfOf(cv) });
  await lineOf(page, 'Noor.pdf').getByRole('link').click();
  const noor = opened(page, 'Noor');
  await noor.getByRole('radio', { name: 'Opgemaakt' }).press('Space');
  const picture = noor.getByRole('img', { name: 'Pagina 1 als afbeelding' });
  await picture.waitFor();
  await noor.getByRole('img', { name: 'Pagina 2 als afbeelding' }).waitFor();
  // It isn't blank: letters and paper.
  const darkness = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const { data } = drawing?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark / (data.length / 4);
  });
  expect(darkness).toBeGreaterThan(0.003);
  expect(darkness).toBeLessThan(0.1);
  // The mark is where the words are.
  const mark = noor.getByRole('group', { name: 'Pagina 1' }).locator('mark', { hasText: 'ATS' });
  const [paper, place] = await Promise.all([picture.boundingBox(), mark.boundingBox()]);
  const across = ((place?.x ?? 0) - (paper?.x ?? 0)) / (paper?.width ?? 1);
  const down = ((place?.y ?? 0) - (paper?.y ?? 0)) / (paper?.height ?? 1);
  expect(across).toBeCloseTo(0.06, 1);
  expect(down).toBeCloseTo(0.17, 1);
});

test('finds added candidates by their origin, and by evidence for every chosen requirement', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  const cvs = {
    Sam: 'Werkt dagelijks met Bullhorn.',
    Noor: 'Recruiter bij een ziekenhuis. Werkt dagelijks met Bullhorn.',
    Lou: 'Stuurde een vrachtwagen.',
  };
  const files = Object.entries(cvs).map(async ([name, text]) => ({
    name: `${name}.docx`,
    mimeType: docx,
    buffer: Buffer.from(await docxOf(paragraph(text))),
  }));
  await choose(page, await Promise.all(files));
  for (const name of Object.keys(cvs))
    await lineOf(page, name)
      .getByText(/^Gelezen, /)
      .waitFor();

  await page.goto(desk + list);
  await page.getByText('8.003 kandidaten').first().waitFor();
  await press(page, 'Filters');
  await page.getByRole('checkbox', { name: 'Toegevoegd' }).press('Space');
  await page.getByText('3 kandidaten').first().waitFor();
  await page.getByRole('checkbox', { name: 'Werkt met een ATS' }).press('Space');
  await page.getByText('2 kandidaten').first().waitFor();
  await page.getByRole('checkbox', { name: 'Werkte als recruiter' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /^Noor/ }).waitFor();
  await page.getByText('1 kandidaat').first().waitFor();
  expect(new URL(page.url()).search).toBe('?origin=added&proven=ats&proven=recruiter');
  // A requirement that was removed since limits nothing.
  await page.goto(`${desk}${list}?origin=added&proven=removed`);
  await page.getByText('3 kandidaten').first().waitFor();
});

test('finds words in CVs, in added ones until they are removed, and in fictitious ones', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, list);
  const search = page.getByRole('searchbox', { name: 'Zoeken' });
  await search.fill('boolean bullhorn');
  const [seed = expect.fail()] = seeds;
  const found = inventedFor(seed.id).filter((applicant) => {
    const text = JSON.stringify(detailsOf(applicant, seed).pages).toLowerCase();
    return text.includes('boolean') && text.includes('bullhorn');
  });
  await page.getByText(`${found.length} kandidaten`, { exact: true }).first().waitFor();
  await search.fill('kuber brûlée');
  await page.getByText('Niemand past bij deze filters').waitFor();

  // A CV that is added in another tab is found immediately.
  const other = await openDesk(context, `${vacancy}/add`);
  await choose(other, {
    name: 'Noor.docx',
    mimeType: docx,
    buffer: Buffer.from(await docxOf(paragraph('Crème Brulee, kent Kubernetes'))),
  });
  await page.getByRole('row', { name: /^Noor/ }).waitFor();
  await page.getByText('1 kandidaat', { exact: true }).first().waitFor();
  await press(other, 'Noor.docx verwijderen');
  await press(other, 'Verwijderen');
  await page.getByText('Niemand past bij deze filters').waitFor();
  await press(page, 'Alles wissen');
  await page.getByText('8.000 kandidaten', { exact: true }).first().waitFor();
});

test('finds names when the text of a CV can’t be read, and reports that', async () => {
  const context = await newRecruiter();
  await context.addInitScript(() => {
    const real = Reflect.get(IDBObjectStore.prototype, 'get') as (...args: unknown[]) => never;
    IDBObjectStore.prototype.get = function broken(this: IDBObjectStore, ...args: unknown[]) {
      if (this.name === 'texts') throw new DOMException('No text', 'UnknownError');
      return real.apply(this, args);
    };
  });
  const page = await openDesk(context, `${vacancy}/add`);
  const buffer = Buffer.from(await docxOf(paragraph('Kent Kubernetes')));
  await choose(page, { name: 'Noor Kuber.docx', mimeType: docx, buffer });
  await lineOf(page, 'Noor')
    .getByText(/^Gelezen, /)
    .waitFor();
  await page.goto(`${desk}${list}?q=kuber`);
  await page
    .getByText(/^1 kandidaat. Niet alle cv’s zijn doorzocht/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^Noor/ }).count()).toBe(1);
});

test('keeps a file in the queue when storage is full, and saves it on the next attempt', async () => {
  const context = await newRecruiter();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk, quotaSize: 1000 });
  await page.goto(`${desk}${vacancy}/add`);
  await choose(page, { name: 'Noor.pdf', mimeType: pdf, buffer: await pdfOf(cv) });
  await page.getByText(/^De opslag van deze browser is vol/).waitFor();
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk });
  await page
    .getByRole('button', { name: /Opnieuw/ })
    .first()
    .click();
  await page.getByText('Gelezen, gescoord').waitFor();
  await page.goto(`${desk}${list}?q=Noor`);
  await expect.poll(() => page.getByRole('row', { name: /^Noor/ }).count()).toBe(1);
});

test('rejects a malicious file with its reason while the page stays responsive, and reads the next file', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  const longestGap = await watchGaps(page);
  const files = await Promise.all(
    hostile.map(async ({ name, buffer }) => ({
      name,
      mimeType: name.endsWith('.pdf') ? pdf : docx,
      buffer: await buffer(),
    })),
  );
  const honest = Buffer.from(await docxOf(paragraph('Noor Verzonnen')));
  await choose(page, [...files, { name: 'Noor.docx', mimeType: docx, buffer: honest }]);
  await lineOf(page, 'Noor.docx')
    .getByText('Gelezen, geen bewijs gevonden')
    .waitFor({ timeout: patience(60) });
  for (const { name, message } of hostile) {
    expect.soft(await lineOf(page, name).textContent()).toMatch(message);
  }
  expect(await longestGap()).toBeLessThan(patience(1));
});

/** Bytes of a specimen of the corpus. */
async function specimen(name: string): Promise<Buffer> {
  const found = [...pdfSpecimens, ...docxSpecimens].find((one) => one.name === name);
  if (found === undefined) throw new Error(`The corpus has no ${name}.`);
  return Buffer.from(await found.file());
}

test('names what it did not read, in the queue and at the candidate', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  await choose(page, [
    { name: 'Scan.pdf', mimeType: pdf, buffer: await specimen('second page is a scan.pdf') },
    { name: 'Wit.docx', mimeType: docx, buffer: await specimen('white and tiny text.docx') },
  ]);
  await lineOf(page, 'Scan.pdf')
    .getByText(/^Gelezen, behalve pagina 2 \(foto\), /)
    .waitFor();
  await lineOf(page, 'Wit.docx')
    .getByText(/^Gelezen, behalve verborgen tekst, /)
    .waitFor();
  await lineOf(page, 'Wit.docx').getByRole('link').click();
  const hidden = opened(page, 'Wit');
  await hidden.getByText(/^Dit bestand bevat verborgen tekst.*: niet gelezen\.$/).waitFor();
  expect(await hidden.getByText('MBA Harvard').count()).toBe(0);
  await page.goto(`${desk}${list}?q=Scan`);
  await page.getByRole('row', { name: /^Scan/ }).click();
  const scan = opened(page, 'Scan');
  await scan.getByText('Niet alles is gelezen').waitFor();
  await scan.getByText('Pagina 2 is een foto: niet gelezen.').waitFor();
});

test('reads a file by its content whatever its name, with the maps of Asian fonts', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  const buffer = await specimen('Chinese with a named map.pdf');
  await choose(page, [{ name: 'Mei.docx', mimeType: docx, buffer }]);
  await lineOf(page, 'Mei.docx')
    .getByText(/^Gelezen, /)
    .waitFor();
  await lineOf(page, 'Mei.docx').getByRole('link').click();
  const cvText = opened(page, 'Mei').getByText('姓名');
  await expect.poll(() => cvText.count()).toBe(1);
});

test('reads hundreds of files in turn while the page stays responsive, until the user stops it', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  const buffer = await specimen('two columns drawn row by row.pdf');
  const names = Array.from({ length: 300 }, (_, index) => `Kandidaat ${1000 + index}.pdf`);
  const longestGap = await watchGaps(page);
  await choose(
    page,
    names.map((name) => ({ name, mimeType: pdf, buffer })),
  );
  // The worker has been replaced by then.
  const reached = lineOf(page, 'Kandidaat 1029.pdf').getByText(/^Gelezen, /);
  await reached.waitFor({ timeout: patience(60) });
  // By keyboard, because the list moves while files are read.
  await page.getByRole('button', { name: 'Stop met lezen' }).press('Enter');
  await lineOf(page, 'Kandidaat 1299.pdf').waitFor({ state: 'detached' });
  expect(await longestGap()).toBeLessThan(patience(1));
  await choose(page, { name: 'Noor.pdf', mimeType: pdf, buffer });
  await lineOf(page, 'Noor.pdf')
    .getByText(/^Gelezen, /)
    .waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: /Wacht/ }).count()).toBe(0);
});

test('removes an added candidate from the queue and from the list, and shows in the log what remains', async () => {
  const page = await openDesk(await newRecruiter(), `${vacancy}/add`);
  const buffer = Buffer.from(await docxOf(paragraph('Een cv')));
  const names = ['Noor', 'Sam', 'Lou'];
  await choose(
    page,
    names.map((name) => ({ name: `${name}.docx`, mimeType: docx, buffer })),
  );
  for (const name of names) {
    await lineOf(page, name).getByText('Gelezen, geen bewijs gevonden').waitFor();
  }
  await press(page, 'Noor.docx verwijderen');
  const question = page.getByRole('alertdialog');
  await question.getByText(/blijven 2 regels staan/).waitFor();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await lineOf(page, 'Noor').waitFor({ state: 'detached' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('Sam.docx verwijderen');
  await press(page, 'Voltooide wissen');
  await lineOf(page, 'Sam').waitFor({ state: 'detached' });

  await page.goto(`${desk}${list}?sort=candidate&direction=descending`);
  await page.getByRole('row', { name: /^Sam/ }).click();
  const sam = opened(page, 'Sam');
  await sam.getByRole('button', { name: 'Afwijzen' }).click();
  await press(page, /Waarom|Grond|keuze/i);
  await page.getByRole('option', { name: 'Andere uren gewenst' }).click();
  const rejection = sam.getByRole('group', { name: /afwijzen/i });
  await rejection.getByRole('textbox', { name: /Reden/ }).fill('Sam wil minder werken');
  await rejection.getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByText('Sam is afgewezen.').waitFor();
  await page.getByRole('row', { name: /^Sam/ }).click();
  await sam.getByRole('button', { name: 'Kandidaat verwijderen' }).click();
  await question
    .getByText(/blijven 3 regels staan, zonder naam, scores, teksten en redenen/)
    .waitFor();
  await question.getByText('De kandidaat vroeg erom').click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await sam.waitFor({ state: 'detached' });
  await expect.poll(focused).not.toContain('Naar de inhoud');
  expect(new URL(page.url()).search).toBe('?sort=candidate&direction=descending');
  await page.getByRole('row', { name: /^Lou/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^(?:Noor|Sam)/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Logboek' }).click();
  const lines = page.getByRole('row').filter({ hasText: 'Verwijderde kandidaat' });
  await lines.getByText('Verwijdering De kandidaat vroeg erom').waitFor();
  const line = lines.filter({ hasText: 'Afgewezen (Andere uren gewenst)' });
  await line.getByText('De kandidaat is verwijderd').waitFor();
  expect((await lines.allTextContents()).join()).not.toContain('Sam');
  await page.goto(`${desk}/data`);
  await page.getByText(/1 toegevoegd/).waitFor();
});
