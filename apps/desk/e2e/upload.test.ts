// Real files, read by the real readers in a real browser.
import { expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { desk, list, newRecruiter, openDesk, pdfOf, press, vacancy } from './browser.ts';

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

test('PDF and DOCX are read here, kept, and shown with their headings and pages', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, `${vacancy}/add`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(desk)) sent.push(request.url());
  });
  const choosing = page.waitForEvent('filechooser');
  await press(page, /kiezen/i);
  await (
    await choosing
  ).setFiles([
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
    { name: 'Kapot.pdf', mimeType: pdf, buffer: Buffer.from('%PDF-1.7 en toen niets') },
    { name: 'Kapot.docx', mimeType: docx, buffer: Buffer.from('PK geen zip') },
    { name: 'Scan.pdf', mimeType: pdf, buffer: await pdfOf('<p></p>') },
  ]);
  const fileOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await fileOf('Noor.pdf').getByText('Gelezen, niet gescoord').waitFor();
  await fileOf('Sam.docx').getByText('Gelezen, niet gescoord').waitFor();
  await fileOf('Kapot.pdf').getByText('Dit bestand is geen PDF, of het is beschadigd.').waitFor();
  await fileOf('Kapot.docx')
    .getByText(/geen Word-document/)
    .waitFor();
  await fileOf('Scan.pdf')
    .getByText(/Is het een scan/)
    .waitFor();
  expect(sent).toEqual([]);

  await fileOf('Sam.docx').getByRole('link').click();
  const sam = page.getByRole('dialog', { name: 'Sam' });
  await sam.getByRole('heading', { level: 3, name: 'Sam Verzonnen' }).waitFor();
  await sam.getByRole('heading', { level: 4, name: 'Werk' }).waitFor();
  await sam.getByText('Planner bij een vervoerder & zonen.').waitFor();
  await sam.getByText(/^Niemand heeft dit cv gescoord/).waitFor();
  await sam.getByRole('button', { name: 'Uitnodigen' }).click();
  await sam.getByText('Uitgenodigd').waitFor();

  await page.goto(`${desk}${list}?q=Noor`);
  await page.getByRole('row', { name: /Noor/ }).click();
  const noor = page.getByRole('dialog', { name: 'Noor' });
  await noor.getByRole('heading', { level: 3, name: 'Noor Verzonnen' }).waitFor();
  const second = noor.getByRole('group', { name: 'Pagina 2' });
  await second.getByRole('heading', { level: 4, name: 'Opleiding' }).waitFor();
  await second.getByText('Arbeidsrecht voor recruiters').waitFor();
  // What the page breaks into lines is one paragraph.
  await noor.getByText(/op één regel past en dus verder gaat op de volgende\.$/).waitFor();
  await noor.getByText('Werkt dagelijks met een ATS', { exact: true }).waitFor();
});

test('a file that could not be kept for want of room is still in the queue, and is kept at the next try', async () => {
  const context = await newRecruiter();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk, quotaSize: 1000 });
  await page.goto(`${desk}${vacancy}/add`);
  const choosing = page.waitForEvent('filechooser');
  await press(page, /kiezen/i);
  await (await choosing).setFiles({ name: 'Noor.pdf', mimeType: pdf, buffer: await pdfOf(cv) });
  await page.getByText(/^Het kon niet worden bewaard/).waitFor();
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: desk });
  await page
    .getByRole('button', { name: /Opnieuw/ })
    .first()
    .click();
  await page.getByText('Gelezen, niet gescoord').waitFor();
  await page.goto(`${desk}${list}?q=Noor`);
  await expect.poll(() => page.getByRole('row', { name: /^Noor/ }).count()).toBe(1);
});
