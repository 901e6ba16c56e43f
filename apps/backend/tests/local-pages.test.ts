import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { freeSlots, inDutch } from '../local/pages/slots.ts';
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

test('reports that it is ready at the health endpoint', async () => {
  expect(await getJson(`${url}/_local/health`)).toEqual({ ready: true });
});

test('shows the newest email first in the mailbox, with a working link', async () => {
  const [first, second] = [newAddress('eerste'), newAddress('tweede')];
  await register(visitor(url), first);
  await register(visitor(url), second);
  const { markup } = await pageAt('/_local/mail');
  expect(markup).toContain('<html lang="nl">');
  expect(markup.indexOf(second)).toBeLessThan(markup.indexOf(first));
  const [mail] = await mailsTo(url, second);
  expect(markup).toContain(`href="${(mail?.link ?? '').replaceAll('&', '&amp;')}"`);
});

test('shows an email as an email client would render it', async () => {
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

test('shows senders’ input as text on every page, never as markup', async () => {
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

const booking = (query: Record<string, string>) =>
  pageAt(`/_local/booking?${new URLSearchParams(query)}`);

test('marks the booking page as an example, and shows the prefilled values it received', async () => {
  const { markup, policy } = await booking({
    name: 'Anna',
    email: 'anna@example.nl',
    utm_source: 'nieuwsbrief',
    utm_campaign: 'najaar',
    other: 'onbekend',
  });
  expect(markup).toContain('<span class="badge">voorbeeld</span>');
  for (const text of ['Anna', 'anna@example.nl', 'nieuwsbrief', 'najaar']) {
    expect(markup).toContain(`value="${text}"`);
    expect(markup).toContain(`<b>${text}</b>`);
  }
  expect(markup).not.toMatch(/onbekend|utm_term/);
  expect(policy).toContain('frame-ancestors http://127.0.0.1:4173 http://127.0.0.1:5173');
  expect(policy).toContain("form-action 'self'");
});

test('offers half-hour slots on the five working days after today, in Amsterdam’s time zone', () => {
  // In Amsterdam it is already Thursday.
  const days = freeSlots(new Date('2026-11-25T23:30:00Z'));
  expect(days.map(({ date }) => inDutch(date))).toEqual([
    'vrijdag 27 november 2026',
    'maandag 30 november 2026',
    'dinsdag 1 december 2026',
    'woensdag 2 december 2026',
    'donderdag 3 december 2026',
  ]);
  for (const { times } of days) {
    expect(times.filter((time) => !/^(09|1[0-6]):(00|30)$/.test(time))).toEqual([]);
    expect(times.toSorted()).toEqual(times);
  }
});

test('confirms a chosen time without booking anything', async () => {
  const [, day] = freeSlots(new Date());
  const [time = ''] = day?.times ?? [];
  const date = day?.date ?? '';
  const answers = { name: 'Anna', email: 'anna@example.nl', utm_source: 'nieuwsbrief', day: date };
  const { markup } = await booking({ ...answers, [`time-${date}`]: time });
  expect(markup).toContain('<h1>Uw demo staat gepland</h1>');
  expect(markup).toContain(`<strong>${inDutch(date)} om ${time} uur</strong>`);
  expect(markup.replace(/\s+/g, ' ')).toContain('(voorbeeld: er is niets verzonden)');
  expect(markup).toContain(
    'href="?name=Anna&amp;email=anna%40example.nl&amp;utm_source=nieuwsbrief"',
  );

  const unchosen = await booking(answers);
  expect(unchosen.markup).toContain('role="alert">Kies een tijd.</p>');
  expect(unchosen.markup).toMatch(new RegExp(`value="${date}"\\s+checked`));
  const taken = await booking({ ...answers, [`time-${date}`]: '03:00', name: ' ', email: 'anna' });
  expect(taken.markup).toContain(
    'role="alert">Kies een tijd. Vul uw naam in. Vul een e-mailadres in, zoals naam@bedrijf.nl.</p>',
  );
});

test.each(['/_local/mail', '/_local/inbox', '/_local/booking'])(
  '%s runs no script and loads no resources',
  async (path) => {
    const { markup, policy } = await pageAt(path);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    expect(markup).not.toMatch(/<script|style="|onclick/);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(markup) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  },
);

test('lets only the booking page be embedded in the site', async () => {
  for (const path of ['/_local/mail', '/_local/inbox']) {
    expect((await pageAt(path)).policy).toContain("frame-ancestors 'none'");
  }
});

test('shows empty states for the mailbox and the inbox', async () => {
  const backend = await ownBackend();
  const text = async (path: string) => (await fetch(`${backend.url}${path}`)).text();
  expect(await text('/_local/mail')).toContain('Er is nog geen mail.');
  expect(await text('/_local/inbox')).toContain('Er is nog geen bericht.');
  expect(await text('/_local/booking')).toContain('De site heeft niets meegegeven.');
});
