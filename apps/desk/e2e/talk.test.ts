// Tests talking about candidates and with them: comments with mentions, emails, the hiring team and notifications.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desk, newRecruiter, openDesk, opened, press, problemsAt320, rowsOf } from './browser.ts';

const vacancy = '/vacancies/hr-adviseur';
const path = `${vacancy}/candidates?candidate=09518`;

/** Enters the user's name. */
async function setName(page: Page, name: string) {
  await page.goto(`${desk}/settings`);
  await page.getByRole('textbox', { name: /Uw naam/ }).fill(name);
  await press(page, 'Bewaren');
  await page.getByRole('navigation').getByText(name).waitFor();
}

/** Opens the form of a comment, and waits until its editor has focus. */
async function openEditor(page: Page, button: string | RegExp, name: string) {
  await page.getByRole('button', { name: button }).press('Enter');
  const text = page.locator('[contenteditable]').and(page.getByRole('textbox', { name }));
  await text.waitFor();
  await expect.poll(() => text.evaluate((one) => one === document.activeElement)).toBe(true);
  return text;
}

test('by keyboard: mentions a colleague, who is notified, reads and answers', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, '/settings');
  await setName(page, 'Sam');
  await page.goto(desk + path);
  const pane = opened(page, 'Kandidaat 09518');
  await pane.getByText('Er zijn nog geen reacties.').waitFor();
  await openEditor(page, 'Reactie schrijven', 'Reactie');
  await page.keyboard.type('Ik lees het cv.');
  await page.keyboard.press('Control+Enter');
  await pane.getByRole('article').getByText('Ik lees het cv.').waitFor();

  // A colleague at the same browser mentions Sam.
  await setName(page, 'Noor');
  await page.goto(desk + path);
  await openEditor(page, 'Reactie schrijven', 'Reactie');
  await page.keyboard.type('Kijk jij mee, @Sa');
  await page.getByRole('option', { name: 'Sam' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await page.keyboard.press('Control+Enter');
  const mine = pane.getByRole('article', { name: /^Noor/ });
  await mine.getByText('@Sam').waitFor();
  // Only the author changes a comment.
  expect(await pane.getByRole('button', { name: /^Bewerken\s+Sam$/ }).count()).toBe(0);
  const text = await openEditor(page, /^Bewerken\s+Noor$/, 'Reactie bewerken');
  await text.press('Control+End');
  await page.keyboard.type(' Graag vandaag.');
  await page.keyboard.press('Control+Enter');
  await mine.getByText(/bewerkt/).waitFor();
  await page.reload();
  await mine.getByText(/Graag vandaag\./).waitFor();
  expect(await page.getByRole('button', { name: /ongelezen/ }).count()).toBe(0);

  await setName(page, 'Sam');
  const bell = page.getByRole('button', { name: 'Meldingen, 1 ongelezen' });
  await bell.press('Enter');
  const list = page.getByRole('dialog', { name: 'Meldingen' });
  const notification = list.getByRole('link', { name: /Noor noemde u bij Kandidaat 09518/ });
  await notification.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect
    .poll(() => bell.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await bell.press('Enter');
  await notification.click();
  await mine.getByText('@Sam').waitFor();
  await page.getByRole('button', { name: 'Meldingen', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Meldingen', exact: true }).waitFor();

  await press(page, /^Verwijderen\s+Sam$/);
  const question = page.getByRole('alertdialog');
  await question.getByText(/In het logboek blijft hij staan/).waitFor();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await pane.getByText(/^Verwijderd door Sam/).waitFor();
  const rows = JSON.stringify(await rowsOf(page, 'log'));
  expect(rows).toContain('Ik lees het cv.');
});

test('writes an email from a template: names what is missing, fills in the rest, and logs the draft', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, '/settings');
  await setName(page, 'Noor');
  await page.goto(desk + path);
  const pane = opened(page, 'Kandidaat 09518');
  await pane.getByRole('link', { name: 'Mailen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mail aan Kandidaat 09518' }).waitFor();
  await press(page, 'Mail schrijven');
  await page.getByText('Vul het e-mailadres van de kandidaat in').waitFor();
  await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('eva@example.nl');
  await page.getByRole('textbox', { name: /^Naam in de aanhef/ }).fill('Eva Verzonnen');
  await press(page, 'Mail schrijven');
  const text = page.locator('[contenteditable]');
  await text.waitFor();

  const choose = async (template: string) => {
    await page.getByRole('button', { name: /Sjabloon/ }).click();
    await page.getByRole('option', { name: template }).click();
  };
  await choose('Afwijzing met reden');
  const link = page.getByRole('link', { name: 'Openen in uw mailprogramma' });
  await link.click();
  await page.getByText('Vul in of haal weg: Reden').waitFor();
  await choose('Ontvangstbevestiging');
  await expect
    .poll(() => link.getAttribute('href').then((href) => decodeURIComponent(href ?? '')))
    .toMatch(
      /^mailto:eva@example\.nl\?subject=Wij ontvingen .*Beste Eva Verzonnen,.*functie Hr-adviseur.*Noor$/s,
    );
  // The test has no email program: only the click is of interest.
  await link.evaluate((element) => element.setAttribute('target', 'frame'));
  await link.click();
  await page.getByText('Concept vastgelegd in het logboek').waitFor();
  await page.getByRole('link', { name: 'Terug naar de kandidaat' }).click();
  await pane.getByText('Als concept geopend').waitFor();
  await pane.getByRole('button', { name: 'Wij ontvingen uw sollicitatie' }).click();
  await pane.getByText('Beste Eva Verzonnen,').waitFor();
  const rows = JSON.stringify(await rowsOf(page, 'log'));
  expect(rows).toContain('eva@example.nl');
  expect(rows).not.toContain('"variable"');
});

test('shows the hiring team of a vacancy', async () => {
  const context = await newRecruiter();
  const page = await openDesk(context, `${vacancy}/edit`);
  const team = page.getByRole('combobox', { name: /^Team dat meebeslist/ });
  await team.fill('Noor Jansen');
  await team.press('Enter');
  await team.fill('Sam de Vries');
  await team.press('Enter');
  await press(page, 'Bewaren');
  await page.getByText('In het team: Noor Jansen. In het team: Sam de Vries').waitFor();
  await page.goto(desk);
  const members = page.getByRole('list', { name: 'Team dat meebeslist' }).getByRole('listitem');
  await expect.poll(() => members.count()).toBe(2);
  await page.goto(desk + path);
  await members.first().waitFor();
});

test('fits a phone', async () => {
  const page = await openDesk(
    await newRecruiter({ viewport: { width: 320, height: 700 } }),
    `${vacancy}/candidates/09518/mail`,
  );
  expect(await problemsAt320(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('eva@example.nl');
  await press(page, 'Mail schrijven');
  await page.locator('[contenteditable]').waitFor();
  expect(await problemsAt320(page)).toEqual([]);
  await page.goto(desk + path);
  const drawer = page.getByRole('dialog', { name: 'Kandidaat 09518' });
  await drawer.getByRole('button', { name: 'Reactie schrijven' }).click();
  await drawer.locator('[contenteditable]').waitFor();
  expect(await problemsAt320(page)).toEqual([]);
});
