import { expect, inject, test } from 'vitest';
import { contactMessage, postContact, SITE } from './harness.ts';

const url = inject('backend');
const sentBySupabaseJs = ['authorization', 'apikey', 'content-type', 'x-client-info'];
const contact = '/functions/v1/submit-contact-form';

const headersTo = (path: string) =>
  path === contact ? [...sentBySupabaseJs, 'x-region', 'idempotency-key'] : sentBySupabaseJs;

const preflight = (path: string, origin: string) =>
  fetch(`${url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headersTo(path).join(','),
    },
  });

test.each([contact, '/auth/v1/token?grant_type=password', '/rest/v1/profiles'])(
  'lets the site call %s, and no other page',
  async (path) => {
    for (const origin of [SITE, 'http://127.0.0.1:5173']) {
      const allowed = await preflight(path, origin);
      expect(allowed.ok).toBe(true);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
      expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
      for (const header of headersTo(path)) {
        expect(allowed.headers.get('access-control-allow-headers')).toContain(header);
      }
    }
    for (const origin of ['https://evil.example', 'null', `${SITE}.evil.example`]) {
      const refused = await preflight(path, origin);
      expect(refused.headers.has('access-control-allow-origin')).toBe(false);
    }
  },
);

test('lets only the site read responses, successful or not', async () => {
  const origins = [
    { origin: SITE, readable: SITE },
    { origin: 'https://evil.example', readable: null },
  ];
  for (const { origin, readable } of origins) {
    const answers = [
      await postContact(url, contactMessage(), { origin }),
      await postContact(url, {}, { origin }),
      await fetch(`${url}/rest/v1/profiles`, { headers: { origin } }),
      await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        body: '{',
        headers: { origin },
      }),
    ];
    expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(
      answers.map(() => readable),
    );
    expect(
      answers.every(({ headers }) => headers.get('vary')?.toLowerCase().includes('origin')),
    ).toBe(true);
  }
});

test.each(['/_local/mail.json', '/_local/inbox.json', '/_local/mail'])(
  'lets no page of another origin read %s',
  async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { origin: SITE } });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  },
);
