// Tests a candidate's way from an invitation to an agreed interview, and a request with its term and answer.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newRecruiter, openDesk, press } from './browser.ts';

const path = '/vacancies/hr-adviseur/candidates?candidate=09518';

test('plans an interview: times are proposed, one is agreed, saved as a file, and cancelled', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, path);
  const drawer = page.getByRole('dialog', { name: 'Kandidaat 09518' });
  await drawer.getByRole('button', { name: 'Uitnodigen' }).click();
  const times = drawer.getByRole('listbox', { name: 'Gesprek plannen' }).getByRole('option');
  await times.first().click();
  await times.last().click();
  await drawer.getByRole('button', { name: /voorstellen/i }).click();

  // The answer of the candidate is awaited, also after a reload.
  const waiting = await openDesk(context, '/waiting', 'Wat wacht');
  await waiting.getByRole('heading', { name: 'Antwoorden op een uitnodiging (1)' }).waitFor();
  await drawer.getByRole('heading', { name: 'Wat koos de kandidaat?' }).waitFor();
  await drawer
    .getByRole('button', { name: / om \d/ })
    .first()
    .click();
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'In uw agenda zetten (.ics)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('gesprek-Kandidaat 09518.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).toContain('SUMMARY:Gesprek met Kandidaat 09518 (Hr-adviseur)');
  await drawer.getByRole('button', { name: 'Verzetten of afzeggen' }).click();
  await drawer.getByText(/^Het gesprek is afgezegd/).waitFor();
  await times.first().waitFor();
});

test('answers a request of a candidate within its term', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, path);
  const drawer = page.getByRole('dialog', { name: 'Kandidaat 09518' });
  await drawer.getByRole('button', { name: 'Verzoek vastleggen' }).click();
  await press(page, 'Vastleggen');
  await drawer.getByText('Vul in wat de kandidaat vraagt').waitFor();
  await drawer.getByRole('textbox', { name: /^Het verzoek/ }).fill('Wilt u opnieuw kijken?');
  await drawer.getByRole('textbox', { name: /^Ontvangen op/ }).fill('2-3-2026');
  await press(page, 'Vastleggen');
  await drawer.getByText('Te laat: de termijn eindigde op 2 april 2026').waitFor();

  const waiting = await openDesk(context, '/waiting', 'Wat wacht');
  await waiting.getByRole('heading', { name: 'Verzoeken met een termijn (1)' }).waitFor();
  await waiting.getByRole('link', { name: 'Kandidaat 09518, Hr-adviseur' }).click();
  const other = waiting.getByRole('dialog', { name: 'Kandidaat 09518' });
  await other.getByRole('button', { name: 'Beantwoorden' }).click();
  await other.getByRole('textbox', { name: /^Uw antwoord/ }).fill('Sam las het cv opnieuw.');
  await press(waiting, 'Antwoord vastleggen');
  await other.getByText(/^Sam las het cv opnieuw/).waitFor();
  // The other tab shows the answer.
  await drawer.getByText(/^Sam las het cv opnieuw/).waitFor();
  await waiting.goto(new URL('/waiting', waiting.url()).href);
  await waiting.getByRole('heading', { name: /^Beslissingen/ }).waitFor();
  expect(await waiting.getByRole('heading', { name: /^Verzoeken/ }).count()).toBe(0);
});
