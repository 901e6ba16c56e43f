// Tests the desk of a team: on the local backend, with two browsers and three roles.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, origin } from '@heldermatch/tooling/ports';
import { patience } from '@heldermatch/tooling/patience';
import { addInventedTeam } from '../../backend/local/invented-team.ts';
import { PUBLISHABLE_KEY, startBackend, type Backend } from '../../backend/local/server.ts';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { serveDesk } from '../hosting.ts';
import {
  desk as browserDesk,
  download,
  newRecruiter,
  opened,
  pdfOf,
  press,
  problemsAt320,
  row,
} from './browser.ts';

const site = 'http://127.0.0.1:4173';
const folder = mkdtempSync(join(tmpdir(), 'team-'));
let desk = '';
let backend: Backend;
let server: Awaited<ReturnType<typeof serveDesk>>;
let password = '';

beforeAll(async () => {
  const port = await freePort();
  desk = origin(port);
  backend = await startBackend({
    port: 0,
    siteUrl: `${site},${desk}`,
    dataDir: folder,
    log: () => undefined,
    limitFactor: 100,
  });
  execFileSync(process.execPath, ['build.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DESK_TEAM: 'true',
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
      VITE_SITE_URL: site,
    },
    stdio: 'inherit',
  });
  server = await serveDesk(port, backend.url);
  ({ password } = await addInventedTeam({ url: backend.url, site }));
}, patience(180));

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Signs in as a member of the invented team, in a browser context without other storage. */
async function signIn(name: 'noor' | 'sam' | 'kim'): Promise<Page> {
  const context = await newRecruiter({}, /^Failed to load resource/);
  const page = await context.newPage();
  page.setDefaultTimeout(patience(15));
  await page.goto(desk);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(`${name}@example.nl`);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password);
  await press(page, 'Inloggen');
  await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor();
  return page;
}

/** Makes a vacancy with one requirement, and adds CVs. Returns its path. */
async function makeVacancy(
  page: Page,
  title: string,
  cvs: Record<string, string>,
  at: string = desk,
) {
  await page.goto(`${at}/vacancies/new`);
  await page.getByRole('textbox', { name: /^Functie/ }).fill(title);
  await page.getByRole('textbox', { name: /^Plaats/ }).fill('Zwolle');
  await page.getByRole('textbox', { name: /^Uren/ }).fill('32 uur');
  await page.getByRole('textbox', { name: /^Eis/ }).fill('Werkte in een ziekenhuis');
  await page.getByRole('textbox', { name: /^Waaruit/ }).fill('ziekenhuis');
  await press(page, 'Bewaren');
  await page.getByRole('heading', { level: 1, name: `Cv’s toevoegen: ${title}` }).waitFor();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const files = Object.entries(cvs).map(async ([name, text]) => ({
    name: `${name}.docx`,
    mimeType,
    buffer: Buffer.from(await docxOf(paragraph(text))),
  }));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(files));
  await expect
    .poll(() => page.getByRole('link', { name: /^Lees het cv/ }).count())
    .toBe(files.length);
  return new URL(page.url()).pathname.replace('/add', '');
}

async function openCandidate(page: Page, vacancy: string, name: string, at: string = desk) {
  await page.goto(`${at}${vacancy}/candidates`);
  await row(page, name).click();
  const pane = opened(page, name);
  await pane.waitFor();
  return pane;
}

test('two members decide about the same candidate: one gets an error, and nothing is overwritten', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Verpleegkundige', {
    Jan: 'Werkte in een ziekenhuis.',
    Piet: 'Kan koken.',
  });
  const sam = await signIn('sam');
  await openCandidate(noor, vacancy, 'Jan');
  const pane = await openCandidate(sam, vacancy, 'Jan');
  await expect.poll(() => pane.locator('mark').count()).toBeGreaterThan(0);
  await Promise.all([press(noor, 'Uitnodigen'), press(sam, 'Aanhouden')]);
  const countErrors = async () => {
    const found = [noor, sam].map((page) => page.getByText(/veranderde dit intussen/).count());
    return (await Promise.all(found)).filter((count) => count > 0).length;
  };
  await expect.poll(countErrors).toBe(1);
  await noor.goto(`${desk}${vacancy}/log`);
  await noor.getByRole('row').filter({ hasText: 'Beslissing' }).first().waitFor();
  expect(await noor.getByRole('row').filter({ hasText: 'Beslissing' }).count()).toBe(1);

  // A colleague's decision appears without a press.
  await noor.goto(`${desk}${vacancy}/candidates`);
  await row(noor, 'Piet').getByText('Te beoordelen').waitFor();
  await openCandidate(sam, vacancy, 'Piet');
  await press(sam, 'Aanhouden');
  await row(noor, 'Piet').getByText('Aangehouden').waitFor();
});

test('filters, sorts and searches on the server', async () => {
  const page = await signIn('noor');
  const vacancy = await makeVacancy(page, 'Kok', {
    Anna: 'Kookte in een ziekenhuis.',
    Bram: 'Kookte in een hotel met vergiet.',
    Cor: 'Bakte brood.',
  });
  await page.goto(`${desk}${vacancy}/candidates`);
  const names = () => page.getByRole('rowheader').allTextContents();
  await expect.poll(names).toHaveLength(3);
  expect((await names())[0]).toContain('Anna');
  await page.getByRole('columnheader', { name: 'Kandidaat' }).click();
  await expect.poll(async () => new URL(page.url()).searchParams.get('sort')).toBe('candidate');
  await expect
    .poll(async () => (await names()).map((name) => name.slice(-4)))
    .toEqual([
      expect.stringContaining('Anna'),
      expect.stringContaining('Bram'),
      expect.stringContaining('Cor'),
    ]);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('vergiet');
  await expect.poll(names).toEqual([expect.stringContaining('Bram')]);
  await page.getByText('1 kandidaat', { exact: true }).waitFor();
  await press(page, 'Bewaarde filters');
  const saved = page.getByRole('dialog', { name: 'Bewaarde filters' });
  await saved.getByRole('textbox').fill('Vergieten');
  await saved.getByRole('button', { name: 'Bewaren' }).click();
  await saved.waitFor({ state: 'detached' });
  await page.goto(`${desk}${vacancy}/candidates?decision=invite`);
  await page.getByText('Niemand past bij deze filters').waitFor();
  await press(page, 'Bewaarde filters');
  await page.getByRole('button', { name: 'Vergieten', exact: true }).click();
  await expect.poll(names).toEqual([expect.stringContaining('Bram')]);
  await page.goto(`${desk}${vacancy}/candidates?view=stages`);
  await page.getByRole('button', { name: /Anna/ }).first().waitFor();
});

test('an auditor reads everything, and changes nothing', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Controle', { Dirk: 'Werkte in een ziekenhuis.' });
  const kim = await signIn('kim');
  const pane = await openCandidate(kim, vacancy, 'Dirk');
  await pane.getByText('Uw rol leest mee. Een recruiter of leidinggevende beslist.').waitFor();
  await pane.getByText('Aan niemand toegewezen.').waitFor();
  const changing =
    /^(Uitnodigen|Aanhouden|Afwijzen|Score aanpassen|Kandidaat (gaf|verwijderen)|Weging|Verzoek)/;
  expect(await kim.getByRole('button', { name: changing }).count()).toBe(0);
  await kim.getByRole('link', { name: 'Vacature', exact: true }).click();
  await kim.getByText('Eis 1: Werkte in een ziekenhuis').waitFor();
  expect(await kim.getByRole('button', { name: /Bewaren|sluiten/ }).count()).toBe(0);
  expect(await kim.getByRole('link', { name: 'Cv’s toevoegen' }).count()).toBe(0);
  await kim.goto(`${desk}${vacancy}/add`);
  await kim.getByText('Een recruiter van uw team voegt cv’s toe.').waitFor();
  await kim.goto(`${desk}/vacancies/new`);
  await kim.getByText('Een recruiter van uw team maakt vacatures.').waitFor();
  await kim.goto(`${desk}/data`);
  await press(kim, 'Logboek controleren');
  await kim.getByText(/regels kloppen$/).waitFor();
  await kim.goto(`${desk}/team`);
  await kim.getByText('U werkt als Kim Bakker, controleur.').waitFor();
  expect(await kim.getByRole('button', { name: 'Uitnodigen' }).count()).toBe(0);
});

test('the database refuses a change that a role may not make, and the desk reports it', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Weging', { Ank: 'Werkte in een ziekenhuis.' });
  await noor.goto(`${desk}${vacancy}/candidates`);
  await press(noor, 'Weging');
  await noor.getByRole('dialog').getByText('Zwaar').first().click();
  const sam = await signIn('sam');
  await sam.goto(`${desk}${vacancy}/log`);
  const line = sam.getByRole('row').filter({ hasText: 'Weging' });
  await line.getByRole('button', { name: 'Ongedaan maken' }).click();
  await sam.getByText(/^Uw rol in het team staat dit niet toe/).waitFor();
  expect(await line.getByRole('button', { name: 'Ongedaan maken' }).count()).toBe(1);
});

test('a removed candidate is gone for the whole team, and the log still verifies', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Weg', {
    Quinty: 'Werkte in een ziekenhuis te Zwanenwater.',
  });
  const sam = await signIn('sam');
  await sam.goto(`${desk}${vacancy}/candidates`);
  await row(sam, 'Quinty').waitFor();
  const pane = await openCandidate(noor, vacancy, 'Quinty');
  await press(noor, 'Uitnodigen');
  await pane.getByText('Uitgenodigd').first().waitFor();
  await pane.getByRole('button', { name: 'Kandidaat verwijderen' }).click();
  const question = noor.getByRole('alertdialog');
  await question.getByText('De kandidaat vroeg erom').click();
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await row(sam, 'Quinty').waitFor({ state: 'detached' });
  await noor.goto(`${desk}/data`);
  await press(noor, 'Logboek controleren');
  await noor.getByText(/regels kloppen$/).waitFor();
  await noor.goto(`${desk}${vacancy}/log`);
  await noor.getByRole('row').filter({ hasText: 'Verwijderde kandidaat' }).first().waitFor();
  expect(await noor.locator('body').textContent()).not.toContain('Quinty');
});

test('the log of a vacancy shows which lines were imported', async () => {
  const client = createClient(backend.url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email: 'noor@example.nl', password });
  const { data: team } = await client.from('organisations').select('id').single();
  const vacancy = crypto.randomUUID();
  const requirements = [
    { id: '1', category: 'skills', title: 'BIG', weight: 'normal', proofs: ['BIG'] },
  ];
  const details = { title: 'Planner', place: 'Assen', hours: '32', requirements, isClosed: false };
  const signature = { at: '2026-11-02T09:00:00.000Z', by: 'Lou' };
  const { error } = await client.rpc('import_lines', {
    organisation: team?.id,
    vacancy,
    head: '0a'.repeat(32),
    total: 1,
    after: 0,
    lines: [{ id: crypto.randomUUID(), ...signature, type: 'vacancy', details }],
  });
  expect(error).toBeNull();
  const noor = await signIn('noor');
  await noor.goto(`${desk}/vacancies/${vacancy}/log`);
  const line = (text: string) => noor.getByRole('row').filter({ hasText: text });
  await line('Bewaard: Planner').getByText('Lou (import)').waitFor();
  await line('Overgenomen uit een ander logboek: 1 regel').getByText('Noor Jansen').waitFor();
  await noor.goto(`${desk}/data`);
  await press(noor, 'Logboek controleren');
  await noor.getByText(/regels kloppen$/).waitFor();
});

/** Reads of which candidates a team's database has the file, as a member does. */
async function readFiles(name: 'noor' | 'sam'): Promise<readonly unknown[]> {
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${backend.url}${path}`, init);
    return answer.json();
  };
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${name}@example.nl`, password });
  const session = { method: 'POST', headers, body };
  const { access_token: token } = await ask('/auth/v1/token?grant_type=password', session);
  return ask('/rest/v1/candidate_files?select=candidate,media', {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

/** Makes a vacancy keep files, and adds a PDF. Returns its bytes. */
async function addWithFile(page: Page, vacancy: string, at: string = desk): Promise<Buffer> {
  await page.goto(`${at}${vacancy}/edit`);
  await page.getByText('Bewaar van nieuwe cv’s ook het bestand').click();
  await press(page, 'Bewaren');
  await page.getByText('Bestanden worden bewaard').waitFor();
  await page.goto(`${at}${vacancy}/add`);
  await page.getByText(/De tekst en het bestand (gaan naar de database|blijven)/).waitFor();
  const buffer = await pdfOf('<h1>Yara</h1><p>Werkte in een ziekenhuis.</p>');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Yara.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('link', { name: /^Lees het cv/ }).waitFor();
  return buffer;
}

test('keeps the file where the vacancy asks for it, until its candidate is removed', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Archivaris', { Tekst: 'Werkte in een ziekenhuis.' });
  expect(await readFiles('noor')).toEqual([]);
  const buffer = await addWithFile(noor, vacancy);
  expect(await readFiles('sam')).toEqual([
    { candidate: expect.any(String), media: 'application/pdf' },
  ]);

  const sam = await signIn('sam');
  const pane = await openCandidate(sam, vacancy, 'Yara');
  const [downloaded] = await Promise.all([
    sam.waitForEvent('download'),
    pane.getByRole('button', { name: 'Bestand downloaden' }).click(),
  ]);
  expect(downloaded.suggestedFilename()).toBe('Yara.pdf');
  expect(buffer.equals(readFileSync(await downloaded.path()))).toBe(true);
  const other = await openCandidate(sam, vacancy, 'Tekst');
  await other.getByText('Gegevens van de kandidaat').waitFor();
  await expect
    .poll(() => other.getByRole('button', { name: 'Bestand downloaden' }).count())
    .toBe(0);

  await openCandidate(noor, vacancy, 'Yara');
  await noor.getByRole('link', { name: 'Gegevens voor een inzageverzoek' }).click();
  await noor.getByText('De tekst en het bestand Yara.pdf').waitFor();
  const own = await openCandidate(noor, vacancy, 'Yara');
  await own.getByRole('button', { name: 'Kandidaat verwijderen' }).click();
  const question = noor.getByRole('alertdialog');
  await question.getByText(/de tekst van het cv, het bestand en de scores/).waitFor();
  await question.getByText('De kandidaat vroeg erom').click();
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await row(sam, 'Yara').waitFor({ state: 'detached' });
  await expect.poll(() => readFiles('sam')).toEqual([]);
});

test('a CV whose answer is lost on the way is added once', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Bode', { Teun: 'Werkte in een ziekenhuis.' });
  await noor.goto(`${desk}${vacancy}/add`);
  const path = `${backend.url}/rest/v1/rpc/add_candidate`;
  await noor.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const buffer = await pdfOf('<p>Werkte in een ziekenhuis.</p>');
  await noor
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Zora.pdf', mimeType: 'application/pdf', buffer });
  const retry = noor.getByRole('button', { name: 'Opnieuw proberen: Zora.pdf' });
  await retry.waitFor();
  await noor.unroute(path);
  await retry.click();
  await noor.getByRole('link', { name: /^Lees het cv/ }).waitFor();
  await noor.goto(`${desk}${vacancy}/candidates`);
  await row(noor, 'Teun').waitFor();
  await expect.poll(() => row(noor, 'Zora').count()).toBe(1);
});

test('the pages of a team fit 320 px, without axe violations', async () => {
  const page = await (await newRecruiter({ colorScheme: 'dark' })).newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(desk);
  await page.getByRole('heading', { level: 1, name: 'Werkbank' }).waitFor();
  expect(await problemsAt320(page)).toEqual([]);
  const noor = await signIn('noor');
  await noor.setViewportSize({ width: 320, height: 640 });
  await noor.goto(`${desk}/team`);
  await noor.getByRole('heading', { name: 'Sam de Vries', exact: true }).waitFor();
  expect(await problemsAt320(noor)).toEqual([]);
  await press(noor, 'Ander team');
  await noor.getByRole('heading', { level: 1, name: 'Welk team?' }).waitFor();
  expect(await problemsAt320(noor)).toEqual([]);
});

test('reports a wrong password', async () => {
  const context = await newRecruiter({}, /^Failed to load resource/);
  const page = await context.newPage();
  await page.goto(desk);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('noor@example.nl');
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill('Fout-wachtwoord-1');
  await press(page, 'Inloggen');
  await page.getByText(/horen niet bij elkaar/).waitFor();
  const email = page.getByRole('textbox', { name: 'E-mailadres' });
  expect(await email.inputValue()).toBe('noor@example.nl');
});

test('keeps what it shows while the database is gone, and saves again afterwards', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Storing', { Eva: 'Werkte in een ziekenhuis.' });
  const pane = await openCandidate(noor, vacancy, 'Eva');
  await noor.context().route(`${backend.url}/**`, (route) => route.abort());
  await press(noor, 'Uitnodigen');
  await noor
    .getByText(/antwoordt niet/)
    .first()
    .waitFor();
  await row(noor, 'Eva').getByText('Uitgenodigd').waitFor({ state: 'detached' });
  await noor.context().unroute(`${backend.url}/**`);
  await pane.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect.poll(() => row(noor, 'Eva').textContent()).toContain('Uitgenodigd');
});

test('a member mentions a colleague, who is notified, and the database sends an email to the candidate', async () => {
  const noor = await signIn('noor');
  const vacancy = await makeVacancy(noor, 'Tuinman', {
    Lotte: 'Werkte in een ziekenhuis. lotte@example.nl',
  });
  const pane = await openCandidate(noor, vacancy, 'Lotte');
  await pane.getByRole('button', { name: 'Reactie schrijven' }).press('Enter');
  await pane.locator('[contenteditable]').waitFor();
  await noor.keyboard.type('Kijk je mee, @Sam');
  await noor.getByRole('option', { name: /^Sam/ }).waitFor();
  await noor.keyboard.press('Enter');
  await noor.keyboard.press('Control+Enter');
  await pane.getByRole('article').waitFor();

  const sam = await signIn('sam');
  await sam.getByRole('button', { name: 'Meldingen, 1 ongelezen' }).click();
  await sam
    .getByRole('dialog', { name: 'Meldingen' })
    .getByRole('link', { name: /noemde u bij Lotte$/ })
    .click();
  const theirs = opened(sam, 'Lotte');
  await theirs.getByRole('article').waitFor();
  await sam.getByRole('button', { name: 'Meldingen', exact: true }).waitFor();
  // A hiring manager reads emails, and sends none.
  await theirs.getByText('Er zijn geen mails.').waitFor();
  expect(await theirs.getByRole('link', { name: 'Mailen' }).count()).toBe(0);

  await pane.getByRole('link', { name: 'Mailen' }).click();
  const address = noor.getByRole('textbox', { name: /^E-mailadres/ });
  await expect.poll(() => address.inputValue()).toBe('lotte@example.nl');
  await press(noor, 'Mail schrijven');
  await noor.locator('[contenteditable]').waitFor();
  await noor.getByRole('button', { name: /Sjabloon/ }).click();
  await noor.getByRole('option', { name: 'Ontvangstbevestiging' }).click();
  await press(noor, 'Verzenden');
  await pane.getByText(/^(?:Wacht op verzending|Verzonden)$/).waitFor();
  await theirs.getByText(/^Aan lotte@example\.nl/).waitFor();
});

// Afterwards Sam has no team.
test('a recruiter invites a colleague, and changes and ends a membership', async () => {
  const noor = await signIn('noor');
  await noor.getByRole('link', { name: 'Team' }).click();
  await noor.getByRole('textbox', { name: /^E-mailadres van uw collega/ }).fill('new@example.nl');
  await press(noor, 'Uitnodigen');
  await press(noor, 'Uitnodiging van new@example.nl intrekken');
  await noor.getByText('new@example.nl, leidinggevende').waitFor({ state: 'detached' });
  const sam = await signIn('sam');
  await sam.goto(`${desk}/team`);
  await sam.getByText('U werkt als Sam de Vries, leidinggevende.').waitFor();
  await noor.getByRole('button', { name: /Rol van Sam de Vries/ }).click();
  await noor.getByRole('option', { name: /^Controleur/ }).click();
  await expect
    .poll(() => noor.getByRole('button', { name: /Rol van Sam de Vries/ }).textContent())
    .toContain('Controleur');
  const changes = noor.getByRole('list', { name: 'Wijzigingen in het team' });
  const newest = () => changes.getByRole('listitem').first().textContent();
  await expect.poll(newest).toContain('Sam de Vries kreeg de rol controleur');
  await sam.reload();
  await sam.getByText('U werkt als Sam de Vries, controleur.').waitFor();
  await changes.getByText('Sam de Vries werd lid als leidinggevende').waitFor();
  await noor
    .getByRole('listitem')
    .filter({ hasText: 'Sam de Vries' })
    .getByRole('button', { name: 'Uit het team halen' })
    .click();
  await noor
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Uit het team halen', exact: true })
    .click();
  await noor
    .getByRole('heading', { name: 'Sam de Vries', exact: true })
    .waitFor({ state: 'detached' });
  await expect.poll(newest).toContain('Sam de Vries ging wegNoor Jansen');
  await sam.reload();
  await sam.getByRole('heading', { level: 1, name: 'Nog geen team' }).waitFor();
  await press(sam, 'Uitloggen');
  await sam.getByRole('heading', { level: 1, name: 'Werkbank' }).waitFor();
});

/** Chooses a backup on the page 'Gegevens', and moves its vacancies into the team. */
async function importBackup(page: Page, path: string) {
  await page.getByRole('link', { name: 'Gegevens' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'werkbank.jsonl.gz',
      mimeType: 'application/gzip',
      buffer: readFileSync(path),
    });
  await press(page, 'Overnemen');
  await page.getByText('Het overnemen is klaar').waitFor();
}

// Last: afterwards Noor has two teams to choose from.
test('moves a vacancy out of a browser once, with its log, and a whole team into another', async () => {
  const recruiter = await newRecruiter({ acceptDownloads: true });
  const local = await recruiter.newPage();
  local.setDefaultTimeout(patience(15));
  const cvs = { Jan: 'Werkte in een ziekenhuis.', Piet: 'Kan koken.', Quinty: 'Bakte brood.' };
  const vacancy = await makeVacancy(local, 'Verhuizing', cvs, browserDesk);
  await openCandidate(local, vacancy, 'Jan', browserDesk);
  await press(local, 'Uitnodigen');
  await row(local, 'Jan').getByText('Uitgenodigd').waitFor();
  await openCandidate(local, vacancy, 'Quinty', browserDesk);
  await press(local, 'Kandidaat verwijderen');
  await local.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await row(local, 'Quinty').waitFor({ state: 'detached' });
  const file = await addWithFile(local, vacancy, browserDesk);
  await local.goto(`${browserDesk}/data`);
  const backup = await download(local, 'Back-up maken');

  const noor = await signIn('noor');
  await importBackup(noor, backup);
  await noor.getByText('3 kandidaten, 12 regels in het logboek').waitFor();
  await noor.getByText('Overgenomen', { exact: true }).waitFor();
  const countLines = async () =>
    /(\d+) regels in het logboek en/.exec((await noor.locator('body').textContent()) ?? '')?.[1];
  const lines = await countLines();
  expect(lines).toBeDefined();
  // A second time changes nothing.
  await noor.reload();
  await importBackup(noor, backup);
  await noor.getByText('Overgenomen', { exact: true }).waitFor();
  expect(await countLines()).toBe(lines);
  await press(noor, 'Logboek controleren');
  await noor.getByText(/regels kloppen$/).waitFor();
  await openCandidate(noor, vacancy, 'Jan');
  await row(noor, 'Jan').getByText('Uitgenodigd').waitFor();
  expect(await row(noor, 'Piet').textContent()).not.toMatch(/Uitgenodigd|Aangehouden|Afgewezen/);
  expect(await row(noor, 'Quinty').count()).toBe(0);
  await noor.goto(`${desk}${vacancy}/log`);
  const decision = noor.getByRole('row').filter({ hasText: 'Beslissing' }).first();
  await decision.getByText('Naamloos').waitFor();
  await noor.getByRole('row').filter({ hasText: 'Overgenomen' }).getByText('Noor Jansen').waitFor();

  await noor.goto(`${desk}/data`);
  const all = await download(noor, 'Back-up maken');
  await noor.getByRole('link', { name: 'Team', exact: true }).click();
  await press(noor, 'Ander team');
  await noor.getByRole('textbox', { name: /^Naam van het team/ }).fill('Zorg Elders');
  await press(noor, 'Team maken');
  await noor.getByRole('heading', { level: 1, name: 'Team: Zorg Elders' }).waitFor();
  await importBackup(noor, all);
  const cards = noor
    .getByRole('listitem')
    .filter({ hasText: /regels? in het logboek$|Overgenomen/ });
  const moved = noor.getByText('Overgenomen', { exact: true });
  expect(await moved.count()).toBe(await cards.count());
  await press(noor, 'Logboek controleren');
  await noor.getByText(/regels kloppen$/).waitFor();
  await noor.getByRole('link', { name: 'Vandaag' }).click();
  await noor.getByRole('link', { name: /Verhuizing/ }).click();
  await row(noor, 'Jan').getByText('Uitgenodigd').waitFor();
  // The chosen team lasts.
  await noor.reload();
  await row(noor, 'Yara').click();
  const again = await download(noor, 'Bestand downloaden');
  expect(file.equals(readFileSync(again))).toBe(true);
});
