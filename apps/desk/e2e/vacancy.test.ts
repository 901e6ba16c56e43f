// Tests a vacancy from its first requirement to its closing, on the built desk with real storage.
import { expect, test } from 'vitest';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { newRecruiter, openDesk, press, row, opened } from './browser.ts';

test('makes a vacancy, scores a CV by its requirements, and again after they change', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, '/vacancies/new', 'Vacature maken');
  await press(page, 'Bewaren');
  await page.getByText('Vul de functie in').waitFor();
  await page.getByText('Geef minstens één woord dat de eis bewijst').waitFor();
  await page.getByRole('textbox', { name: /^Functie/ }).fill('Verpleegkundige');
  await page.getByRole('textbox', { name: /^Plaats/ }).fill('Zwolle');
  await page.getByRole('textbox', { name: /^Uren/ }).fill('24 tot 32 uur');
  await page.getByRole('textbox', { name: /^Eis/ }).fill('Werkte in een ziekenhuis');
  await page.getByRole('textbox', { name: /^Waaruit/ }).fill('ziekenhuis\n\numc');
  await press(page, 'Bewaren');

  // A CV is scored by these requirements, and a denial is no evidence.
  await page.getByRole('heading', { level: 1, name: 'Cv’s toevoegen: Verpleegkundige' }).waitFor();
  const lines = [
    'Verpleegkundige in een ziekenhuis.',
    'Geen ervaring in een umc.',
    'Werkt nachten.',
  ];
  const buffer = Buffer.from(await docxOf(lines.map((line) => paragraph(line)).join('')));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Noor.docx', mimeType, buffer });
  await page.getByText('Gelezen, gescoord').waitFor();
  await page.getByRole('link', { name: 'Lees het cv' }).click();
  const drawer = opened(page, 'Noor');
  await drawer.getByText('Rust op 1 van de 5 categorieën.').waitFor();
  await drawer.getByText('Scores van Vaste regels 1').waitFor();
  const marks = drawer.locator('mark').filter({ hasNotText: 'U beslist.' });
  const quotes = async () => [...new Set(await marks.allTextContents())];
  expect(await quotes()).toEqual([lines[0]]);
  await page.keyboard.press('Escape');

  // Another requirement, by keyboard.
  await page.getByRole('link', { name: 'Vacature', exact: true }).click();
  await press(page, 'Eis toevoegen');
  await page.keyboard.type('Draait diensten');
  await page
    .getByRole('textbox', { name: /^Waaruit/ })
    .last()
    .fill('nachten');
  await press(page, 'Bewaren');
  const history = page.getByRole('list', { name: 'Geschiedenis van de vacature' });
  await history.getByText('Eis toegevoegd: Draait diensten').waitFor();
  await press(page, 'Opnieuw scoren');
  await page.getByText('1 opnieuw gescoord').waitFor();
  await page.getByRole('link', { name: 'Kandidaten' }).click();
  await row(page, 'Noor').click();
  await expect.poll(quotes).toEqual([lines[0], lines[2]]);
  await page.keyboard.press('Escape');

  // Closed, it takes no more CVs, also after a reload.
  await page.getByRole('link', { name: 'Vacature', exact: true }).click();
  await press(page, 'Vacature sluiten');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sluiten', exact: true }).click();
  await history.getByText('Gesloten').waitFor();
  await page.reload();
  await press(page, 'Heropenen');
  await history.getByText('Heropend').waitFor();
  await page.getByRole('button', { name: 'Vacature sluiten' }).waitFor();
});

test('keeps what was typed when another tab saved the vacancy first, and reports that', async () => {
  const context = await newRecruiter();
  const path = '/vacancies/hr-adviseur/edit';
  const [one, other] = [await openDesk(context, path), await openDesk(context, path)];
  await other.getByRole('textbox', { name: /^Plaats/ }).fill('Assen');
  await one.getByRole('textbox', { name: /^Plaats/ }).fill('Deventer');
  await press(one, 'Bewaren');
  await one.getByText('Plaats: ‘Zwolle’ werd ‘Deventer’').waitFor();
  await other.getByText('Plaats: ‘Zwolle’ werd ‘Deventer’').waitFor();
  expect(await one.getByRole('textbox', { name: /^Plaats/ }).inputValue()).toBe('Deventer');
  await other.getByText('Deze vacature is intussen veranderd').waitFor();
  const place = () => other.getByRole('textbox', { name: /^Plaats/ }).inputValue();
  expect(await place()).toBe('Assen');
  await press(other, 'Die versie overnemen');
  expect(await place()).toBe('Deventer');

  // Closing keeps what was typed, and saving that doesn't reopen the vacancy.
  await other.getByRole('textbox', { name: /^Plaats/ }).fill('Assen');
  await press(other, 'Vacature sluiten');
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sluiten', exact: true })
    .click();
  await other.getByRole('button', { name: 'Heropenen' }).waitFor();
  expect(await place()).toBe('Assen');
  expect(await other.getByText('Deze vacature is intussen veranderd').count()).toBe(0);
  await press(other, 'Bewaren');
  await other.getByText('Plaats: ‘Deventer’ werd ‘Assen’').waitFor();
  expect(await other.getByRole('button', { name: 'Heropenen' }).count()).toBe(1);
});

test('gives every field of the first requirement room on a phone', async () => {
  const context = await newRecruiter({ viewport: { width: 360, height: 800 } });
  const page = await openDesk(context, '/vacancies/new', 'Vacature maken');
  const group = page.getByRole('group', { name: 'Nieuwe eis' });
  const fields = await group.getByRole('textbox').or(group.getByRole('button')).all();
  expect(fields).toHaveLength(4);
  for (const field of fields) expect((await field.boundingBox())?.width).toBeGreaterThan(90);
});
