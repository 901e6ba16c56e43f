import { expect, inject, test } from 'vitest';
import {
  contactMessage,
  messagesFrom,
  newAddress,
  ownBackend,
  PASSWORD,
  postContact,
  register,
  signedInUser,
  pressLink,
  SITE,
  visitor,
} from './harness.ts';

const url = inject('backend');

test('keeps the roles and the transactions of many simultaneous users apart', async () => {
  const [a, b] = [await signedInUser(url, 'Anna'), await signedInUser(url, 'Bert')];
  const anyone = visitor(url);
  const email = newAddress();
  const rounds = Array.from({ length: 15 }, async () => {
    const [ofA, ofB, anonymous, refused, unknown, message] = await Promise.all([
      a.client.from('profiles').select('full_name'),
      b.client.from('profiles').select('full_name'),
      anyone.from('profiles').select('full_name'),
      a.client.from('profiles').update({ created_at: '2001-01-01' }).eq('id', a.id),
      anyone.auth.signInWithPassword({ email: newAddress(), password: PASSWORD }),
      postContact(url, contactMessage(email)),
    ]);
    expect(ofA.data).toEqual([{ full_name: 'Anna' }]);
    expect(ofB.data).toEqual([{ full_name: 'Bert' }]);
    expect(anonymous.error?.code).toBe('42501');
    expect(refused.error?.code).toBe('42501');
    expect(unknown.error?.code).toBe('invalid_credentials');
    expect(message.status).toBe(200);
  });
  await Promise.all(rounds);
  expect(await messagesFrom(url, email)).toHaveLength(15);
});

test("keeps a confirmation when another user's request is rejected at the same time", async () => {
  const emails = Array.from({ length: 12 }, () => newAddress());
  for (const email of emails) await register(visitor(url), email);
  const end = new AbortController();
  const refused = async () => {
    while (!end.signal.aborted) await visitor(url).from('contact_messages').select('*');
  };
  const noise = [refused(), refused(), refused()];
  const answers = await Promise.all(emails.map((email) => pressLink(url, email)));
  end.abort();
  await Promise.all(noise);
  expect(answers.map(({ error }) => error)).toEqual(emails.map(() => null));
  expect(answers.map(({ data }) => data.user?.email)).toEqual(emails);
});

test('under overload, stores each message it accepts and rejects the others without storing them', async () => {
  const limits = { contactPerEmail: 100, contactPerSender: 100, contactPatience: 0 };
  const { url: own } = await ownBackend({ limits });
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => postContact(own, contactMessage(email), { origin: SITE })),
  );
  const stored = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(await messagesFrom(own, email)).toHaveLength(stored.length);
  expect(stored.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        error: 'Het is te druk: uw bericht is niet verzonden. Probeer het over een minuut opnieuw.',
      },
    ]);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  }
});

test('lets slow senders block no other sender', async () => {
  const ends: (() => void)[] = [];
  const slow = Array.from({ length: 20 }, () =>
    fetch(`${url}/functions/v1/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(JSON.stringify(contactMessage())));
          ends.push(() => controller.close());
        },
      }),
      duplex: 'half',
    } as RequestInit),
  );
  expect((await postContact(url, contactMessage())).status).toBe(200);
  for (const end of ends) end();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

test('creates one user when an address registers ten times at the same time', async () => {
  const email = newAddress();
  const attempts = Array.from({ length: 10 }, () => register(visitor(url), email));
  const answers = await Promise.all(attempts);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.status === 429)).toHaveLength(9);
});
