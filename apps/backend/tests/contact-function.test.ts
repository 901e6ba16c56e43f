import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { company } from '@heldermatch/facts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHandler } from '../functions/submit-contact-form/index.ts';
import { dailyHash, senderAddress } from '../functions/submit-contact-form/sender.ts';
import { readSettings } from '../functions/submit-contact-form/settings.ts';
import { listen } from '@heldermatch/tooling/ports';
import { contactMessage, newAddress, SITE } from './harness.ts';

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('https://project.example/functions/v1/submit-contact-form', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    body: JSON.stringify(body),
  });

const handlerWith = (settings: Record<string, string>, lines: string[] = []) =>
  createHandler(
    (name) => settings[name],
    (line) => lines.push(line),
  );

/** Fake database with a fixed response. */
async function database(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

test.each(['submit-contact-form', 'send-account-mails', 'send-candidate-mails'])(
  'deploys %s as one file without imports',
  async (name) => {
    const file = new URL(`../supabase/functions/${name}/index.js`, import.meta.url);
    const bundle = await readFile(file, 'utf8');
    expect(bundle).not.toMatch(/\bimport\b\s*[('"{*\w]|\brequire\s*\(/);
    expect(bundle).toMatch(/export \{.*\bas default\b/);
  },
);

const notStored = 'Uw bericht kon niet worden opgeslagen. Probeer het later opnieuw.';
const uncertain =
  'Het is niet zeker of uw bericht is aangekomen. Verzend het nog een keer: het komt niet dubbel aan.';
const busy = 'Het is te druk: uw bericht is niet verzonden. Probeer het over een minuut opnieuw.';

test.each<[string, () => Promise<string>, number, string]>([
  ['refuses', () => database(503, '{"code":"53100","message":"geheim"}'), 500, notStored],
  ['knows no such key', () => database(401, '{"message":"Invalid JWT"}'), 500, notStored],
  ['has no connection left', () => database(504, '{"code":"PGRST003"}'), 503, busy],
  ['lost its connection', () => database(503, '{"code":"08006"}'), 504, uncertain],
  ['is behind a gateway that gave up', () => database(504, '{"message":"x"}'), 504, uncertain],
  ['answers nonsense', () => database(200, '<html>geheim'), 504, uncertain],
  ['is not there', async () => 'http://127.0.0.1:1', 504, uncertain],
])(
  'with a database that %s, promises the sender only what is certain and logs nothing about the sender',
  async (_, url, status, error) => {
    const lines: string[] = [];
    const email = newAddress('geheim');
    const handler = handlerWith(
      { SUPABASE_URL: await url(), SUPABASE_SERVICE_ROLE_KEY: 'key', SITE_ORIGINS: SITE },
      lines,
    );
    const answer = await handler(post(contactMessage(email)));
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.has('retry-after')).toBe(status === 503);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/geheim|D'Hondt/i);
  },
);

/**
 * Checks a request like the platform's gateway and PostgREST: a bearer token must be a JWT, and a JWT is only accepted
 * there.
 */
function gateway({ apikey, authorization }: IncomingHttpHeaders): boolean {
  const isJwt = (key: string) => key.split('.').length === 3;
  if (authorization === undefined) return !isJwt(String(apikey));
  return (
    isJwt(authorization.replace('Bearer ', '')) && authorization === `Bearer ${String(apikey)}`
  );
}

test.each(['sb_secret_abc', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl'])(
  'with the key %s, loses no message at a gateway that is strict about bearer tokens',
  async (key) => {
    const server = createServer(({ headers }, response) =>
      gateway(headers)
        ? response.end('true')
        : response.writeHead(401).end('{"message":"Invalid JWT"}'),
    );
    const port = await listen(server, 0);
    onTestFinished(() => void server.close());
    const handler = handlerWith({
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      CONTACT_SECRET_KEY: key,
      SITE_ORIGINS: SITE,
    });
    expect((await handler(post(contactMessage()))).status).toBe(200);
  },
);

/** Fake database that stores every message and tracks which ones were claimed for emailing. */
async function storingDatabase(): Promise<string> {
  const taken = new Set<string | null>();
  const server = createServer(({ method, url = '' }, response) => {
    if (method === 'POST') return response.end('true');
    const { searchParams } = new URL(url, 'http://database');
    const id = searchParams.get('id');
    const isTaking = searchParams.get('mailed_at') === 'is.null';
    const isChanged = taken.has(id) !== isTaking;
    if (isTaking) taken.add(id);
    else taken.delete(id);
    return response.end(JSON.stringify(isChanged ? [{ id }] : []));
  });
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

/** A handler with a database that stores everything and a fake mail service. */
async function handlerWithMail(answer: (response: ServerResponse) => void, lines: string[]) {
  const requests: { key: unknown; body: string }[] = [];
  const arrived = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const key = request.headers['api-key'];
    void (async () => {
      requests.push({ key, body: await text(request) });
      arrived.resolve();
      answer(response);
    })();
  });
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const handler = handlerWith(
    {
      SUPABASE_URL: await storingDatabase(),
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      SITE_ORIGINS: SITE,
      CONTACT_MAIL_URL: `http://127.0.0.1:${port}`,
      CONTACT_MAIL_KEY: 'mail-key',
      CONTACT_MAIL_FROM: 'site@heldermatch.example',
      CONTACT_MAIL_TO: company.email,
    },
    lines,
  );
  return { handler, requests, arrived: arrived.promise };
}

test('emails a stored message as plain text, with the sender as reply address', async () => {
  const lines: string[] = [];
  const { handler, requests } = await handlerWithMail((r) => r.writeHead(201).end(), lines);
  const email = newAddress('geheim');
  const key = crypto.randomUUID();
  const message = post(contactMessage(email), { 'idempotency-key': key });
  expect((await handler(message)).status).toBe(200);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.key).toBe('mail-key');
  const mail: unknown = JSON.parse(requests[0]?.body ?? '');
  expect(mail).toMatchObject({
    sender: { email: 'site@heldermatch.example' },
    to: [{ email: company.email }],
    replyTo: { name: "Zoë D'Hondt-van 't Hek", email },
    textContent: expect.stringContaining('Graag een demo voor ons team.'),
    headers: { idempotencyKey: key },
  });
  expect(mail).not.toHaveProperty('htmlContent');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { event: 'submit-contact-form', outcome: 'stored' },
    { event: 'contact-mail', outcome: 'sent' },
  ]);
  expect(lines.join()).not.toMatch(/geheim|D'Hondt/i);
});

test('emails a message once, however often it is sent', async () => {
  const lines: string[] = [];
  const { handler, requests } = await handlerWithMail((r) => r.writeHead(201).end(), lines);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const message = contactMessage();
  for (const body of [message, message, message]) {
    expect((await handler(post(body, headers))).status).toBe(200);
  }
  expect(requests).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"known"'))).toHaveLength(2);
});

test('emails a message when it is resent after its email failed', async () => {
  let status = 500;
  const { handler, requests } = await handlerWithMail((r) => r.writeHead(status).end(), []);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const message = contactMessage();
  await handler(post(message, headers));
  status = 201;
  await handler(post(message, headers));
  await handler(post(message, headers));
  expect(requests).toHaveLength(2);
});

test('emails no message that is rejected or caught by the honeypot', async () => {
  const { handler, requests } = await handlerWithMail((r) => r.writeHead(201).end(), []);
  await handler(post({ ...contactMessage(), name: 'A' }));
  await handler(post({ ...contactMessage(), website: 'https://spam.example' }));
  expect(requests).toEqual([]);
});

test.each([
  ['answers 500', (response: ServerResponse) => response.writeHead(500).end('geheim')],
  ['hangs up', (response: ServerResponse) => response.destroy()],
])('with a mail service that %s, loses no message and logs the failure', async (_, answer) => {
  const lines: string[] = [];
  const { handler } = await handlerWithMail(answer, lines);
  const response = await handler(post(contactMessage(newAddress('geheim'))));
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ event: 'contact-mail', outcome: 'failed' });
  expect(lines.join()).not.toMatch(/geheim|D'Hondt/i);
});

test('gives up on an unresponsive mail service after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const { handler, arrived } = await handlerWithMail(() => undefined, lines);
  const answer = handler(post(contactMessage()));
  await arrived;
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answer).status).toBe(200);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    outcome: 'failed',
    reason: 'No answer within 3000 ms',
  });
});

test('responds before the email is sent where the platform can run tasks after the response', async () => {
  const tasks: Promise<unknown>[] = [];
  vi.stubGlobal('EdgeRuntime', { waitUntil: (task: Promise<unknown>) => tasks.push(task) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const release = Promise.withResolvers<void>();
  const lines: string[] = [];
  const { handler } = await handlerWithMail(
    (response) => void release.promise.then(() => response.writeHead(201).end()),
    lines,
  );
  expect((await handler(post(contactMessage()))).status).toBe(200);
  expect(tasks).toHaveLength(1);
  expect(lines).toHaveLength(1);
  release.resolve();
  await tasks[0];
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ outcome: 'sent' });
});

test('accepts ten messages an hour per sender and five per address by default', () => {
  const settings: Record<string, string> = {
    SUPABASE_URL: 'https://project.example',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_ORIGINS: SITE,
  };
  expect(readSettings((name) => settings[name]).limits).toEqual({ sender: 10, email: 5 });
});

test.each(['CONTACT_MAIL_KEY', 'CONTACT_MAIL_FROM', 'CONTACT_MAIL_TO'])(
  'without the setting %s, still stores a message',
  (missing) => {
    const complete: Record<string, string> = {
      SUPABASE_URL: 'https://project.example',
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      SITE_ORIGINS: SITE,
      CONTACT_MAIL_KEY: 'key',
      CONTACT_MAIL_FROM: 'site@heldermatch.example',
      CONTACT_MAIL_TO: company.email,
    };
    expect(readSettings((name) => complete[name]).mail?.url).toMatch(
      /^https:\/\/api\.brevo\.com\//,
    );
    delete complete[missing];
    expect(readSettings((name) => complete[name]).mail).toBeUndefined();
  },
);

test('gives up on an unresponsive database after ten seconds, and reports the result as uncertain', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const requested = Promise.withResolvers<void>();
  const server = createServer(() => requested.resolve());
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const handler = handlerWith({
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_ORIGINS: SITE,
  });
  const answer = handler(post(contactMessage()));
  await requested.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(504);
});

test.each(['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'SITE_ORIGINS'])(
  'without the setting %s, answers 500 and logs which one is missing',
  async (missing) => {
    const lines: string[] = [];
    const settings = {
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      SITE_ORIGINS: SITE,
    };
    const handler = handlerWith({ ...settings, [missing]: '' }, lines);
    expect((await handler(post(contactMessage()))).status).toBe(500);
    expect(lines[0]).toContain(missing);
  },
);

test.each([
  ['SITE_ORIGINS', 'geen adres'],
  ['CONTACT_LIMIT_PER_SENDER', 'tien'],
  ['CONTACT_LIMIT_PER_EMAIL', '-1'],
  ['CONTACT_PATIENCE_FACTOR', '0'],
])('with the setting %s as %j, answers 500 and names it in the log', async (name, value) => {
  const lines: string[] = [];
  const settings = {
    SUPABASE_URL: await database(200, 'true'),
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_ORIGINS: SITE,
  };
  const handler = handlerWith({ ...settings, [name]: value }, lines);
  expect((await handler(post(contactMessage()))).status).toBe(500);
  expect(lines[0]).toContain(name);
});

test('waits longer for both services on a slow machine', () => {
  const settings: Record<string, string> = {
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_ORIGINS: SITE,
    CONTACT_PATIENCE_FACTOR: '3',
  };
  expect(readSettings((name) => settings[name]).patience).toEqual({ database: 30_000, mail: 9000 });
});

test('accepts origins with capitals, spaces and a trailing slash', () => {
  const { siteOrigins } = readSettings((name) =>
    name === 'SITE_ORIGINS' ? 'https://WWW.Bedrijf.example/ , http://127.0.0.1:4173' : '1',
  );
  expect(siteOrigins).toEqual(['https://www.bedrijf.example', 'http://127.0.0.1:4173']);
});

test.each([
  [{ 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'x-forwarded-for': '10.0.0.1', 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  [{ 'cf-connecting-ip': '2001:db8::1' }, '2001:db8:0:0::/64'],
  [{ 'cf-connecting-ip': '::1' }, '0:0:0:0::/64'],
  [{ 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' }, 'unknown'],
  [{}, 'unknown'],
])('for %j, takes %s as the sender', (headers: Record<string, string>, sender) => {
  expect(senderAddress(new Headers(headers))).toBe(sender);
});

test('hashes a sender by key, kind and day, without revealing it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-11-21T23:59:59Z');
  const today = await dailyHash('key', 'sender', '203.0.113.7');
  expect(today).toMatch(/^sender:[0-9a-f]{64}$/);
  expect(await dailyHash('key', 'sender', '203.0.113.7')).toBe(today);
  expect(await dailyHash('other', 'sender', '203.0.113.7')).not.toBe(today);
  expect(await dailyHash('key', 'email', '203.0.113.7')).not.toBe(today);
  vi.setSystemTime('2026-11-22T00:00:00Z');
  expect(await dailyHash('key', 'sender', '203.0.113.7')).not.toBe(today);
});
