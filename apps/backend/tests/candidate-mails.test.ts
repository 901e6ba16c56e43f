import { readFile } from 'node:fs/promises';
import { company, region } from '@heldermatch/facts';
import { richTextOf, type RichText } from '@heldermatch/ui/richText';
import { expect, inject, test } from 'vitest';
import { createHandler } from '../functions/send-candidate-mails/index.ts';
import { recruiterWithFiles, pdfOf } from './files.ts';
import { dataFolder, mailsTo, newAddress, ownBackend } from './harness.ts';
import { mailProject } from './mailProject.ts';
import { openFolder } from './schemas.ts';

const url = inject('backend');

const mail = {
  id: crypto.randomUUID(),
  organisation: 'Zorg & Co',
  by: 'Anna',
  replyTo: 'anna@zorg.example',
  to: 'jan@example.nl',
  subject: 'Uw gesprek\non maandag',
  text: richTextOf('Beste Jan <b>,\n\n- Zie https://zorg.example/route'),
};

/** Fake project with these queued emails. */
const project = (
  waiting: readonly (typeof mail)[] = [mail],
  answers: { mail?: (to: string) => number; late?: boolean } = {},
) =>
  mailProject({
    ...answers,
    createHandler,
    waiting,
    finish: 'finish_candidate_mail',
    late: answers.late === true,
  });

test('sends the words of a recruiter from our address, with answers to the recruiter and a line that says who sent it', async () => {
  const { call, mails, finished, lines } = await project();
  expect(await call()).toEqual({ status: 200, text: '{}' });
  expect(finished).toEqual([mail.id]);
  const [sent = expect.fail()] = mails;
  expect(sent).toMatchObject({
    sender: { name: `Anna via ${company.name}`, email: 'site@heldermatch.example' },
    to: [{ email: 'jan@example.nl' }],
    replyTo: { name: 'Anna', email: 'anna@zorg.example' },
    subject: 'Uw gesprek on maandag',
    headers: { idempotencyKey: mail.id },
  });
  expect(sent.htmlContent).toContain(
    '<p>Beste Jan &lt;b&gt;,</p><ul><li>Zie <a href="https://zorg.example/route">https://zorg.example/route</a></li></ul>',
  );
  expect(sent.htmlContent).toContain('Anna van Zorg &amp; Co stuurde deze e-mail');
  expect(sent.textContent).toContain('Beste Jan <b>,\n\n- Zie https://zorg.example/route\n\n--\n');
  expect(sent.textContent).toContain('Uw antwoord gaat naar anna@zorg.example.');
  expect(sent.htmlContent).not.toMatch(/<(?:script|img|link|iframe|form)\b|url\(|@import/);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { event: 'candidate-mail', id: mail.id, outcome: 'sent' },
  ]);
});

test.each([
  ['anna@zorg.example', 'Zorg & Co', `Zorg & Co via ${company.name}`],
  ['anna@zorg.example', 'ing@bank.example', company.name],
])('names no address as the sender: %s of %s', async (by, organisation, name) => {
  const { call, mails } = await project([{ ...mail, by, organisation }]);
  await call();
  expect(mails[0]?.sender.name).toBe(name);
});

test('keeps an unaccepted email in the queue and sends the others, and reveals nothing in its log', async () => {
  const other = { ...mail, id: crypto.randomUUID(), to: 'ria@example.nl' };
  const { call, finished, lines } = await project([mail, other], {
    mail: (to) => (to.startsWith('jan') ? 500 : 201),
  });
  expect((await call()).status).toBe(200);
  expect(finished).toEqual([other.id]);
  expect(lines.join()).toContain('The mail service answered 500');
  expect(lines.join()).not.toMatch(/@|Jan|Anna|Zorg|gesprek/);
});

test('answers with an error when an email is late or none can be sent, and reads nothing outside the region', async () => {
  expect((await (await project([], { late: true })).call()).status).toBe(503);
  const { call, calls } = await project();
  expect((await call({ CONTACT_MAIL_KEY: '' })).status).toBe(500);
  expect((await call({ SB_REGION: 'us-east-1' })).status).toBe(403);
  expect(calls).toEqual([]);
  expect((await call({ SB_REGION: region.id })).status).toBe(200);
});

const vacancy = '00000000-0000-4000-8000-000000000002';
const candidate = '00000000-0000-4000-8000-000000000003';

/** Makes a team whose recruiter has emailed a candidate. */
async function recruiterWhoMails(backend: string, text: RichText = richTextOf('Welkom')) {
  const team = await recruiterWithFiles(backend);
  await team.add(candidate, pdfOf(100));
  const to = newAddress('kandidaat');
  const append = (more: object = {}) => {
    const entry = { id: crypto.randomUUID(), type: 'mail', candidate, to, subject: 'Hallo', text };
    const lines = [{ vacancy, entry: { ...entry, ...more } }];
    return team.client.rpc('append_lines', { organisation: team.organisation, seen: 100, lines });
  };
  return { ...team, to, append };
}

test('the deployed function has no React', async () => {
  const file = new URL('../supabase/functions/send-candidate-mails/index.js', import.meta.url);
  expect(await readFile(file, 'utf8')).not.toMatch(/react/i);
});

test('a recruiter emails a candidate through the API, and sees that it was sent', async () => {
  const { client, email, to, append } = await recruiterWhoMails(url);
  expect((await append()).error).toBeNull();
  const [sent, ...others] = await mailsTo(url, to);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ kind: 'candidate', subject: 'Hallo' });
  expect(sent?.html).toContain('<p>Welkom</p>');
  expect(sent?.html).toContain(email);
  const { data } = await client.from('candidate_mails').select('candidate, sent_at');
  expect(data).toEqual([{ candidate, sent_at: expect.any(String) }]);
  expect((await append({ isDraft: true })).error?.code).toBe('PT422');
  expect((await append({ to: 'geen adres' })).error?.code).toBe('PT422');
  expect(await mailsTo(url, to)).toHaveLength(1);
});

test('an organisation sends a hundred emails in 24 hours', async () => {
  const { client, organisation, to, append } = await recruiterWhoMails(url);
  const entry = { type: 'mail', candidate, to, subject: 'Hallo', text: richTextOf('Welkom') };
  const lines = Array.from({ length: 100 }, () => ({
    vacancy,
    entry: { ...entry, id: crypto.randomUUID() },
  }));
  const given = { organisation, seen: 100, lines };
  expect((await client.rpc('append_lines', given)).error).toBeNull();
  const { error, status } = await append();
  expect([error?.code, status]).toEqual(['PT429', 429]);
});

test('sends emails at startup that waited when the backend stopped', async () => {
  const dataDir = await dataFolder();
  const first = await ownBackend({ dataDir });
  const { to, append } = await recruiterWhoMails(first.url);
  await append();
  await first.close();
  const database = await openFolder(dataDir);
  await database.driver.exec(`
    update public.candidate_mails set id = gen_random_uuid(), taken_at = null, sent_at = null;
    delete from local_mailbox.mails;
  `);
  await database.close();
  const second = await ownBackend({ dataDir });
  expect(await mailsTo(second.url, to)).toMatchObject([{ kind: 'candidate', subject: 'Hallo' }]);
});
