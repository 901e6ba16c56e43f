import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import {
  contactMessage,
  getJson,
  mailsTo,
  newAddress,
  ownBackend,
  postContact,
  register,
  visitor,
} from './harness.ts';

const url = inject('backend');
const pageAt = async (path: string) => {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status).toBe(200);
  return {
    markup: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
  };
};

test('health says that it is ready', async () => {
  expect(await getJson(`${url}/_local/health`)).toEqual({ ready: true });
});

test('the mailbox shows the newest mail first, with a link that can be clicked', async () => {
  const [first, second] = [newAddress('eerste'), newAddress('tweede')];
  await register(visitor(url), first);
  await register(visitor(url), second);
  const { markup } = await pageAt('/_local/mail');
  expect(markup).toContain('<html lang="nl">');
  expect(markup.indexOf(second)).toBeLessThan(markup.indexOf(first));
  const [mail] = await mailsTo(url, second);
  expect(markup).toContain(`href="${(mail?.link ?? '').replaceAll('&', '&amp;')}"`);
});

test('a mail can be read as it would look', async () => {
  const email = newAddress();
  await register(visitor(url), email);
  const [mail] = await mailsTo(url, email);
  const { markup, policy } = await pageAt(`/_local/mail/${mail?.id}`);
  expect(markup).toContain('<base target="_top">');
  expect(markup).toContain('Account bevestigen</a>');
  expect(policy).toContain("frame-ancestors 'self'");
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(markup) ?? [];
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});

test('what senders typed is text on every page, never markup', async () => {
  const hostile = '<img src=x onerror=alert(1)>\n"\'&';
  const email = newAddress();
  const company = hostile.replace('\n', ' ');
  const answer = await postContact(url, { ...contactMessage(email), company, message: hostile });
  expect(answer.status).toBe(200);
  const inbox = await pageAt('/_local/inbox');
  expect(inbox.markup).toContain(email);
  expect(inbox.markup).toContain(
    '<p class="message">&lt;img src=x onerror=alert(1)&gt;\n&quot;&#39;&amp;</p>',
  );
  expect(inbox.markup).not.toContain('<img');
  const booking = await pageAt(`/_local/booking?${new URLSearchParams({ name: hostile })}`);
  expect(booking.markup).not.toContain('<img');
});

test('the booking page says that it is an example, and shows the prefill it was given', async () => {
  const query = new URLSearchParams({
    name: 'Anna',
    email: 'anna@example.nl',
    utm_source: 'nieuwsbrief',
    utm_campaign: 'najaar',
    other: 'onbekend',
  });
  const { markup, policy } = await pageAt(`/_local/booking?${query}`);
  expect(markup).toContain('Dit is een voorbeeld.');
  for (const text of ['Anna', 'anna@example.nl', 'utm_source', 'nieuwsbrief', 'najaar']) {
    expect(markup).toContain(text);
  }
  expect(markup).not.toMatch(/onbekend|utm_term/);
  expect(policy).toContain('frame-ancestors http://127.0.0.1:4173 http://127.0.0.1:5173');
});

test.each(['/_local/mail', '/_local/inbox', '/_local/booking'])(
  '%s runs no script and loads nothing',
  async (path) => {
    const { markup, policy } = await pageAt(path);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    expect(markup).not.toMatch(/<script|style="|onclick/);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(markup) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  },
);

test('only the booking page may stand in a frame of the site', async () => {
  for (const path of ['/_local/mail', '/_local/inbox']) {
    expect((await pageAt(path)).policy).toContain("frame-ancestors 'none'");
  }
});

test('an empty mailbox and inbox say so', async () => {
  const backend = await ownBackend();
  const text = async (path: string) => (await fetch(`${backend.url}${path}`)).text();
  expect(await text('/_local/mail')).toContain('Er is nog geen mail.');
  expect(await text('/_local/inbox')).toContain('Er is nog geen bericht.');
  expect(await text('/_local/booking')).toContain('De site heeft niets meegegeven.');
});
