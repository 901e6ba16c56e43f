import { region } from '@heldermatch/facts';
import { expect, inject, test } from 'vitest';
import { createHandler } from '../functions/send-account-mails/index.ts';
import { startBackend } from '../local/server.ts';
import { dataFolder, mailsTo, newAddress, ownBackend, signedInUser, SITE } from './harness.ts';
import { mailProject } from './mailProject.ts';
import { openFolder } from './schemas.ts';

const url = inject('backend');

/** Fake project with two queued emails, and a mail service that returns a configurable status per address. */
async function project(answers: { mail?: (to: string) => number; late?: boolean } = {}) {
  const waiting = [
    {
      id: crypto.randomUUID(),
      kind: 'account_unused',
      email: 'anna@example.nl',
      deletes_on: '2027-01-02',
    },
    {
      id: crypto.randomUUID(),
      kind: 'account_deleted',
      email: 'bert@example.nl',
      deletes_on: null,
    },
  ];
  const late = answers.late === true ? [{ id: waiting[0]?.id }] : [];
  const made = await mailProject({
    ...answers,
    createHandler,
    waiting,
    finish: 'finish_account_mail',
    late,
  });
  return { ...made, waiting };
}

test('sends each queued email to its address and removes it from the queue, without revealing it in the response or the log', async () => {
  const { call, mails, finished, lines, waiting } = await project();
  expect(await call()).toEqual({ status: 200, text: '{}' });
  expect(mails.map(({ to }) => to[0].email).toSorted()).toEqual([
    'anna@example.nl',
    'bert@example.nl',
  ]);
  expect(finished.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
  const [unused, deleted] = mails.toSorted((a, b) => a.to[0].email.localeCompare(b.to[0].email));
  expect(unused?.subject).toBe('Uw account bij Heldermatch wordt verwijderd');
  expect(unused?.htmlContent).toContain('Log dan vóór 2 januari 2027 in.');
  expect(deleted?.htmlContent).toContain('is verwijderd');
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    'sent',
    'sent',
  ]);
  expect(lines.join()).not.toContain('@');
});

test('keeps an unaccepted email in the queue, sends the others, and retries it with the same key', async () => {
  let status = 500;
  const { call, finished, lines, mails, waiting } = await project({
    mail: (to) => (to.startsWith('anna') ? status : 201),
  });
  const [anna, bert] = waiting.map(({ id }) => id);
  expect((await call()).status).toBe(200);
  expect(finished).toEqual([bert]);
  expect(lines.join()).toContain('The mail service answered 500');
  expect(lines.join()).not.toContain('@');
  status = 201;
  await call();
  expect(finished).toContain(anna);
  expect(mails.map(({ headers }) => headers.idempotencyKey)).toContain(anna);
});

test('answers with an error when an email has been queued for an hour, or when none can be sent', async () => {
  const late = await project({ late: true });
  expect((await late.call()).status).toBe(503);
  const silent = await project();
  expect((await silent.call({ CONTACT_MAIL_KEY: '' })).status).toBe(500);
  expect(silent.calls).toEqual([]);
  expect(silent.lines.join()).toContain('CONTACT_MAIL_KEY');
});

test('reads no address when called outside the region of the database', async () => {
  const { call, calls } = await project();
  expect((await call({ SB_REGION: 'us-east-1' })).status).toBe(403);
  expect(calls).toEqual([]);
  expect((await call({ SB_REGION: region.id })).status).toBe(200);
});

test('notifies a user once, at the last address, that the account was deleted', async () => {
  const { client, email } = await signedInUser(url, 'Anna');
  expect((await client.rpc('delete_own_account')).error).toBeNull();
  const [mail, ...others] = (await mailsTo(url, email)).filter(
    ({ kind }) => kind === 'account_deleted',
  );
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Uw account bij Heldermatch is verwijderd');
  expect(mail?.html).toContain('KvK 00000000');
});

test('sends emails at startup that were queued when the backend stopped', async () => {
  const dataDir = await dataFolder();
  const database = await openFolder(dataDir);
  const email = newAddress();
  await database.driver.query(
    "insert into public.account_mails (kind, email) values ('account_deleted', $1)",
    [email],
  );
  await database.close();
  const backend = await ownBackend({ dataDir });
  expect(await mailsTo(backend.url, email)).toMatchObject([{ kind: 'account_deleted' }]);
});

test('warns a user a month in advance of deleting an account after a year without sign-in, and then deletes it', async () => {
  const dataDir = await dataFolder();
  const email = newAddress();
  const set = async (sql: string) => {
    const database = await openFolder(dataDir);
    await database.driver.exec(sql);
    await database.close();
  };
  const start = async () => {
    const backend = await startBackend({ port: 0, siteUrl: SITE, dataDir, log: () => undefined });
    const kinds = (await mailsTo(backend.url, email)).map(({ kind }) => kind);
    await backend.close();
    return kinds.toReversed();
  };
  await set(
    `insert into auth.users (id, email, created_at, email_confirmed_at)
     values (gen_random_uuid(), '${email}', now() - interval '11 months 5 days', now())`,
  );
  expect(await start()).toEqual(['account_unused']);
  expect(await start()).toEqual(['account_unused']);
  await set(`
    update auth.users set created_at = now() - interval '1 year';
    update public.profiles set deletion_announced_at = now() - interval '31 days'
      where deletion_announced_at > now() - interval '1 hour'`);
  expect(await start()).toEqual(['account_unused', 'account_deleted']);
});
