import { company } from '@heldermatch/facts';
import { CONSENT_VERSION } from '@heldermatch/forms';
import { expect, inject, test } from 'vitest';
import {
  contactMessage,
  mailsTo,
  messagesFrom,
  newAddress,
  ownBackend,
  postContact,
  SITE,
  visitor,
} from './harness.ts';

const url = inject('backend');
/** Returns a valid message of exactly this many bytes. */
function messageOf(bytes: number): string {
  const message = { ...contactMessage(), padding: '' };
  message.padding = 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify(message)));
  return JSON.stringify(message);
}

const endpoint = `${url}/functions/v1/submit-contact-form`;

test('stores a message from supabase-js as the schema normalizes it', async () => {
  const email = newAddress('Zoe');
  const { data, error } = await visitor(url).functions.invoke('submit-contact-form', {
    body: { ...contactMessage(email.toUpperCase()), name: '  Zoe\u0308 D’Hondt ', company: '' },
  });
  expect(error).toBeNull();
  expect(data).toEqual({});
  const [stored, ...more] = await messagesFrom(url, email.toLowerCase());
  expect(more).toEqual([]);
  expect(stored).toMatchObject({
    name: 'Zoë D’Hondt',
    company: '',
    message: 'Graag een demo voor ons team.',
    consent: true,
    consent_version: CONSENT_VERSION,
  });
});

test('keeps a message in any script, with line breaks, unchanged', async () => {
  const email = newAddress();
  const message = 'Regel één\nRegel twee: “aanhalingstekens” & <b>haken</b> 🙂 ‏مرحبا';
  expect((await postContact(url, { ...contactMessage(email), message })).status).toBe(200);
  expect((await messagesFrom(url, email))[0]?.message).toBe(message);
});

test.each([
  [{ name: 'A' }, 'Naam moet minimaal 2 tekens zijn'],
  [{ name: 'Anna 2' }, 'Alleen letters, spaties en koppeltekens toegestaan'],
  [{ email: 'geen adres' }, 'Ongeldig e-mailadres'],
  [{ message: 'kort' }, 'Bericht moet minimaal 10 tekens zijn'],
  [{ message: 'a'.repeat(2001) }, 'Bericht mag maximaal 2000 tekens zijn'],
  [{ consent: false }, 'U moet akkoord gaan met de privacyverklaring'],
  [{ consent: 'true' }, 'U moet akkoord gaan met de privacyverklaring'],
  [{ company: 'a'.repeat(101) }, 'Bedrijfsnaam mag maximaal 100 tekens zijn'],
])('answers %j with 400 and "%s"', async (wrong, error) => {
  const email = newAddress();
  const answer = await postContact(url, { ...contactMessage(email), ...wrong });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error });
  expect(await messagesFrom(url, email)).toEqual([]);
});

test.each([
  ['no JSON', '{"name":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"bericht"'],
  ['a NUL', JSON.stringify({ ...contactMessage(), message: 'tien tekens \0' })],
  ['half a surrogate pair', JSON.stringify(contactMessage()).replace('demo', String.raw`\ud800`)],
  ['endless brackets', '['.repeat(19_000)],
])('answers a body of %s with 400 in Dutch', async (_, body) => {
  const answer = await postContact(url, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: 'Uw bericht kon niet worden gelezen. Probeer het opnieuw.',
  });
});

test('answers bytes that are not UTF-8 with 400', async () => {
  const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(endpoint, { method: 'POST', headers, body })).status).toBe(400);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405', async (method) => {
  const answer = await fetch(endpoint, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  expect(await answer.json()).toEqual({
    error: 'Een bericht verzendt u met het formulier op onze contactpagina.',
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'answers a body of type %s with 415',
  async (type) => {
    const answer = await postContact(url, contactMessage(), { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      error: 'Een bericht verzendt u met het formulier op onze contactpagina.',
    });
  },
);

test('reads 20 kB, and answers one byte more with 413', async () => {
  expect((await postContact(url, messageOf(20_000))).status).toBe(200);
  const answer = await postContact(url, messageOf(20_001));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: 'Uw bericht is te groot om te verzenden.' });
});

test('cuts off an endless body without a declared length', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000).fill(0x20));
      if (sent > 50_000_000) controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body, duplex: 'half' } as const;
  const status = await fetch(endpoint, request).then(
    (answer) => answer.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(status);
  expect(sent).toBeLessThan(50_000_000);
});

test('answers a filled honeypot as usual, marks the message as caught and sends no email', async () => {
  const email = newAddress();
  const body = { ...contactMessage(email), website: 'https://spam.example' };
  const answer = await postContact(url, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({});
  expect(await messagesFrom(url, email)).toMatchObject([{ caught: true, mailed_at: null }]);
  const mails = await mailsTo(url, company.email);
  expect(mails.filter(({ html }) => html.includes(email))).toEqual([]);
  expect(await (await fetch(`${url}/_local/inbox`)).text()).toContain('Opgevangen: Zoë');
});

test('treats an empty honeypot as a normal message', async () => {
  const email = newAddress();
  await postContact(url, { ...contactMessage(email), website: '' });
  expect(await messagesFrom(url, email)).toMatchObject([
    { caught: false, mailed_at: expect.any(String) },
  ]);
});

test('limits each address regardless of the sender, and ignores forged sender headers', async () => {
  const backend = await ownBackend({ limits: { contactPerEmail: 2, contactPerSender: 3 } });
  const email = newAddress();
  const send = (address: string, forged = '') =>
    postContact(backend.url, contactMessage(address), {
      'x-forwarded-for': forged,
      'cf-connecting-ip': forged,
    });
  expect((await send(email)).status).toBe(200);
  expect((await send(email)).status).toBe(200);
  const refused = await send(email);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await refused.json()).toEqual({
    error: `Vanaf uw netwerk of e-mailadres kwamen te veel berichten. Probeer het over een uur opnieuw, of mail ${company.email}.`,
  });
  // A rejected message isn't counted for the sender, so one is left.
  expect((await send(newAddress(), '10.0.0.1')).status).toBe(200);
  expect((await send(newAddress(), '10.0.0.2')).status).toBe(429);
  expect(await messagesFrom(backend.url, email)).toHaveLength(2);
});

test('does not let a burst of simultaneous messages exceed the limit', async () => {
  const backend = await ownBackend({ limits: { contactPerEmail: 5, contactPerSender: 100 } });
  const email = newAddress();
  const burst = Array.from({ length: 20 }, () => postContact(backend.url, contactMessage(email)));
  const statuses = (await Promise.all(burst)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect(await messagesFrom(backend.url, email)).toHaveLength(5);
});

test('stores and emails a resent message once, and counts every attempt', async () => {
  const backend = await ownBackend({ limits: { contactPerEmail: 4, contactPerSender: 4 } });
  const email = newAddress();
  const key = crypto.randomUUID();
  const send = (message: object, value: string) =>
    postContact(backend.url, message, { 'idempotency-key': value });
  const message = contactMessage(email);
  const answers = await Promise.all(
    [key, key, key.toUpperCase(), `"${key}"`].map((value) => send(message, value)),
  );
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await messagesFrom(backend.url, email)).toMatchObject([{ id: key }]);
  expect(await mailsTo(backend.url, company.email)).toHaveLength(1);

  expect((await send(message, key)).status).toBe(429);
  expect((await send(message, crypto.randomUUID())).status).toBe(429);
  expect(await messagesFrom(backend.url, email)).toHaveLength(1);
});

test('answers another message with the key of a stored one with 422', async () => {
  const email = newAddress();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await postContact(url, contactMessage(email), headers);
  const other = { ...contactMessage(email), message: 'Toch liever geen demo.' };
  const answer = await postContact(url, other, headers);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      error: 'Vanaf deze pagina is al een ander bericht verzonden. Laad de pagina opnieuw.',
    },
  ]);
  expect(await messagesFrom(url, email)).toHaveLength(1);
});

test('accepts the key of a rejected message again', async () => {
  const email = newAddress();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const wrong = { ...contactMessage(email), name: '' };
  expect((await postContact(url, wrong, headers)).status).toBe(400);
  expect((await postContact(url, contactMessage(email), headers)).status).toBe(200);
});

test.each(['', 'sleutel', '123', `${crypto.randomUUID()}0`, `"${crypto.randomUUID()}`])(
  'answers an Idempotency-Key of %j with 400',
  async (key) => {
    const email = newAddress();
    const answer = await postContact(url, contactMessage(email), { 'idempotency-key': key });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error:
          'Uw bericht kon niet worden verzonden. Laad de pagina opnieuw en probeer het nog een keer.',
      },
    ]);
    expect(await messagesFrom(url, email)).toEqual([]);
  },
);

test('emails the message to the company, and shows that email in the mailbox', async () => {
  const email = newAddress();
  const message = `Graag een <b>demo</b> voor ${email}`;
  await postContact(url, { ...contactMessage(email), message });
  const mails = (await mailsTo(url, company.email)).filter(({ html }) => html.includes(email));
  expect(mails).toMatchObject([
    { kind: 'contact', subject: 'Nieuw bericht via het contactformulier', link: null },
  ]);
  expect(mails[0]?.html).toContain('Graag een &lt;b&gt;demo&lt;/b&gt;');
  const page = await (await fetch(`${url}/_local/mail`)).text();
  expect(page).toContain(mails[0]?.id);
});

test('accepts emails only from the function, with its key', async () => {
  const answer = await fetch(`${url}/_local/mail-service`, {
    method: 'POST',
    headers: { 'api-key': 'sb_secret_guessed' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

test('logs one line per response, without personal data of the sender', async () => {
  const lines: string[] = [];
  const backend = await ownBackend({ log: (line) => lines.push(line) });
  const email = newAddress('geheim');
  const stored = await postContact(backend.url, contactMessage(email), { origin: SITE });
  await postContact(backend.url, { ...contactMessage(email), name: 'Geheim1' });
  const log = lines.map((line): unknown => JSON.parse(line));
  expect(log).toMatchObject([
    { status: 200, outcome: 'stored', requestId: stored.headers.get('x-request-id') },
    { event: 'contact-mail', outcome: 'sent', requestId: stored.headers.get('x-request-id') },
    { status: 400, outcome: 'invalid' },
  ]);
  expect(lines.join('\n')).not.toMatch(/geheim|D'Hondt|Bedrijf|demo|127\.0\.0\.1/i);
});
