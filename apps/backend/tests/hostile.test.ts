import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../local/server.ts';
import { getJson, newAddress, ownBackend, PASSWORD, register, visitor } from './harness.ts';

const url = inject('backend');
const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
const email = newAddress();

const post = (path: string, body: string) =>
  fetch(`${url}${path}`, { method: 'POST', headers, body });

test.each([
  '',
  '{',
  'null',
  '[]',
  '"tekst"',
  '{"email":1,"password":2}',
  JSON.stringify({ email: { $ne: null }, password: PASSWORD }),
  JSON.stringify({ email, password: [PASSWORD] }),
  JSON.stringify({ email: 'a\0@example.nl', password: PASSWORD }),
  JSON.stringify({ email, password: PASSWORD, data: { name: 'a\0b' } }),
  JSON.stringify({ email, password: PASSWORD, data: 'tekst' }),
  String.raw`{"email":"x@example.nl","password":"Wachtwoord-12","data":{"name":"\ud800"}}`,
  JSON.stringify({ email: `${'a'.repeat(300)}@example.nl`, password: PASSWORD }),
  '['.repeat(50_000),
  JSON.stringify({ email, password: PASSWORD, data: { name: 'x'.repeat(200_000) } }),
])('Auth answers body %# with 4xx', async (body) => {
  const paths = ['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/recover'];
  const answers = await Promise.all(paths.map((path) => post(path, body)));
  expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
});

test('rejects a password that is longer than the hash function reads', async () => {
  const { error } = await visitor(url).auth.signUp({ email, password: 'Aa1'.repeat(30) });
  expect(error?.status).toBe(400);
});

test.each([
  ['GET', "/rest/v1/profiles?id=eq.'"],
  ['GET', '/rest/v1/profiles?id=eq.%00'],
  ['GET', '/rest/v1/profiles?select=*;drop table profiles'],
  ['GET', '/rest/v1/profiles?select=%'],
  ['GET', '/rest/v1/profiles?limit=-1'],
  ['GET', '/rest/v1/nothing'],
  ['GET', '/rest/v1/../../etc/passwd'],
  ['POST', '/rest/v1/contact_messages'],
  ['POST', '/rest/v1/rpc/submit_contact_message'],
  ['POST', '/rest/v1/rpc/pg_sleep'],
  ['GET', '/auth/v1/verify?type=signup&token=%00'],
  ['GET', '/auth/v1/verify'],
  ['GET', '/auth/v1/admin/users'],
  ['GET', '/storage/v1/bucket'],
  ['GET', '/_system/info'],
  ['GET', '/functions/v1/other'],
  ['GET', '/_local/other'],
  ['POST', '/_local/mail'],
  ['GET', '/'],
])('answers %s %s with 4xx', async (method, path) => {
  const body = method === 'POST' ? '{' : undefined;
  const { status } = await fetch(`${url}${path}`, { method, headers, body });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('accepts no forged or broken session', async () => {
  const forged = [
    'x.y.z',
    'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    `${btoa('{"alg":"HS256"}')}.${btoa('{"role":"service_role"}')}.AAAA`,
  ];
  for (const token of forged) {
    const answer = await fetch(`${url}/rest/v1/contact_messages`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

test('rejects a page whose hostname resolves to this machine', async () => {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      'GET /_local/mail.json HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
    );
  });
  socket.once('data', (data) => resolve(data.toString()));
  expect(await promise).toMatch(/^HTTP\/1\.1 421 /);
});

test('logs error codes, and no personal data', async () => {
  const lines: string[] = [];
  const backend = await ownBackend({ log: (line) => lines.push(line) });
  const client = visitor(backend.url);
  await client.from('contact_messages').insert({ name: 'Geheim', email: 'geheim@example.nl' });
  await register(client, newAddress('geheim'), { name: 'Geheim' });
  expect(lines).toContain(JSON.stringify({ event: 'api-error', code: '42501' }));
  expect(lines.join('\n')).not.toMatch(/geheim/i);
});

test('still answers after all of this', async () => {
  expect(await getJson(`${url}/_local/health`)).toEqual({ ready: true });
  expect((await register(visitor(url), newAddress())).error).toBeNull();
});
