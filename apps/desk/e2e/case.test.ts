// Tests a candidate's way from an invitation to an agreed interview, and a request with its term and answer.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newRecruiter, openDesk, press, opened, rowsOf } from './browser.ts';

const path = '/vacancies/hr-adviseur/candidates?candidate=09518';

test('plans an interview: times are proposed, one is agreed, saved as a file, and cancelled', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, path);
  const drawer = opened(page, 'Kandidaat 09518');
  await drawer.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByText('Kandidaat 09518 is uitgenodigd.').waitFor();
  await page.goto(new URL(path, page.url()).href);
  const interviewers = drawer.getByRole('combobox', { name: 'Wie voert het gesprek?' });
  await interviewers.fill('Sam');
  await interviewers.press('Enter');
  await interviewers.press('Tab');
  const times = drawer.getByRole('listbox', { name: 'Gesprek plannen' }).getByRole('option');
  await times.first().click();
  await times.last().click();
  await drawer.getByRole('button', { name: /voorstellen/i }).click();

  // The answer of the candidate is awaited, also after a reload.
  const waiting = await openDesk(context, '/', 'Vandaag');
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

  const rows = (await rowsOf(page, 'log')) as {
    line: { entry: { confirmed?: { start: string } } };
  }[];
  const [agreed] = rows.flatMap(({ line }) => line.entry.confirmed ?? []);
  const agenda = await openDesk(context, `/agenda?week=${agreed?.start.slice(0, 10)}`, 'Agenda');
  await agenda.getByRole('link', { name: 'Kandidaat 09518' }).waitFor();
  await agenda.getByText('Hr-adviseur, Sam').waitFor();
  await press(agenda, 'Volgende week');
  await agenda.getByRole('link', { name: 'Kandidaat 09518' }).waitFor({ state: 'detached' });
  const report = await openDesk(context, '/report?vacancy=hr-adviseur', 'Cijfers');
  await report.getByText('Toon als tabel').first().click();
  await report.getByRole('row', { name: 'Gesprek afgesproken 1 100% 100%' }).waitFor();

  await drawer.getByRole('button', { name: 'Verzetten of afzeggen' }).click();
  await drawer.getByText(/^Het gesprek is afgezegd/).waitFor();
  await times.first().waitFor();
});

test('answers a request of a candidate within its term', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, path);
  const drawer = opened(page, 'Kandidaat 09518');
  await drawer.getByRole('button', { name: 'Verzoek vastleggen' }).click();
  await press(page, 'Vastleggen');
  await drawer.getByText('Vul in wat de kandidaat vraagt').waitFor();
  await drawer.getByRole('textbox', { name: /^Het verzoek/ }).fill('Wilt u opnieuw kijken?');
  await drawer.getByRole('textbox', { name: /^Ontvangen op/ }).fill('2-3-2026');
  await press(page, 'Vastleggen');
  await drawer.getByText('Te laat: de termijn eindigde op 2 april 2026').waitFor();

  // A closed vacancy ends no request.
  const edit = await openDesk(
    context,
    new URL(path, page.url()).pathname.replace('candidates', 'edit'),
  );
  await press(edit, 'Vacature sluiten');
  await edit.getByRole('alertdialog').getByRole('button', { name: 'Sluiten', exact: true }).click();
  await edit.getByRole('button', { name: 'Heropenen' }).waitFor();

  const waiting = await openDesk(context, '/', 'Vandaag');
  await waiting.getByRole('heading', { name: 'Verzoeken met een termijn (1)' }).waitFor();
  await waiting.getByRole('link', { name: 'Kandidaat 09518, Hr-adviseur' }).click();
  const other = opened(waiting, 'Kandidaat 09518');
  await other.getByRole('button', { name: 'Beantwoorden' }).click();
  await other.getByRole('textbox', { name: /^Uw antwoord/ }).fill('Sam las het cv opnieuw.');
  await press(waiting, 'Antwoord vastleggen');
  await other.getByText(/^Sam las het cv opnieuw/).waitFor();
  // The other tab shows the answer.
  await drawer.getByText(/^Sam las het cv opnieuw/).waitFor();
  await waiting.goto(new URL('/', waiting.url()).href);
  await waiting.getByRole('heading', { name: 'Vacatures' }).waitFor();
  expect(await waiting.getByRole('heading', { name: /^Verzoeken/ }).count()).toBe(0);
});

test('assigns candidates to a colleague and to the user, filters by them, and logs it', async () => {
  const context = await newRecruiter();
  const settings = await openDesk(context, '/settings');
  await settings.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await press(settings, 'Bewaren');
  await settings.getByText('U werkt als Noor.').waitFor();

  const page = await openDesk(context, path);
  const drawer = opened(page, 'Kandidaat 09518');
  await drawer.getByRole('button', { name: 'Aan iemand anders' }).click();
  await press(page, 'Toewijzen');
  await drawer.getByText('Vul de naam van uw collega in').waitFor();
  await drawer.getByRole('textbox', { name: /^Naam van uw collega/ }).fill('Sam');
  await press(page, 'Toewijzen');
  await drawer.getByRole('button', { name: 'Aan Sam Toegewezen' }).waitFor();

  const list = new URL(path, page.url()).pathname;
  const other = await openDesk(context, `${list}?candidate=09519`);
  await other.getByRole('button', { name: 'Aan niemand Toegewezen' }).click();
  // A colleague who is in the log can be chosen.
  await other.getByRole('option', { name: 'Aan Sam' }).waitFor();
  await other.getByRole('option', { name: 'Aan mij (Noor)' }).click();
  await other.getByRole('button', { name: 'Aan mij (Noor) Toegewezen' }).waitFor();
  await other.keyboard.press('Escape');
  await press(other, 'Filters');
  await other.getByRole('checkbox', { name: 'Aan mij' }).press('Space');
  await other.getByText('1 kandidaat', { exact: true }).first().waitFor();
  await other
    .getByRole('row', { name: /^Kandidaat 09519/ })
    .getByText('Noor')
    .waitFor();
  await other.getByRole('checkbox', { name: 'Aan Sam' }).press('Space');
  await other
    .getByRole('row', { name: /^Kandidaat 09518/ })
    .getByText('Sam')
    .waitFor();
  await other.getByRole('checkbox', { name: 'Aan mij' }).press('Space');
  await other.getByRole('checkbox', { name: 'Aan Sam' }).press('Space');
  await other.getByRole('checkbox', { name: 'Aan niemand' }).press('Space');
  await other.getByText('498 kandidaten', { exact: true }).first().waitFor();

  await drawer.getByRole('button', { name: 'Aan Sam Toegewezen' }).click();
  await page.getByRole('option', { name: 'Aan niemand' }).click();
  await other.getByText('499 kandidaten', { exact: true }).first().waitFor();
  await page.goto(new URL('/vacancies/hr-adviseur/log', page.url()).href);
  const lines = page.getByRole('row').filter({ hasText: 'Toewijzing' });
  await expect.poll(() => lines.count()).toBe(3);
  await lines.first().getByText('Aan niemand meer').waitFor();
});
