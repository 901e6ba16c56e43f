import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contactSchema, validate } from '@heldermatch/forms';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createHandler } from '../functions/submit-contact-form/index.ts';
import type { StoredMessage } from '../local/inbox.ts';
import { dataFolder, ownBackend, SITE } from './harness.ts';

const hostileTexts = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.string({ maxLength: 50, unit: 'grapheme' }),
  // Includes lone surrogates, which JSON can contain.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.nat(25_000).map((length) => 'é'.repeat(length)),
  fc.constantFrom(
    "'; drop table public.contact_messages; --",
    "' or 1=1 --",
    '$$; select pg_sleep(60); $$',
    String.raw`\u0000`,
    '\0',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{ .Token }}',
    '${process.env}',
    'a@b.nl\r\nBcc: c@d.nl',
    '\u202e\u2066\ufeff',
    '__proto__',
    '../../etc/passwd',
    '0',
    'true',
    'null',
  ),
);

const wrongTypes = fc.oneof(
  hostileTexts,
  fc.jsonValue({ maxDepth: 5 }),
  fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, { $ne: null }, [['x']]),
  fc.nat(60).map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x')),
);

/** Mostly valid values, so that many bodies pass the first fields and some reach the database. */
const mostly = (...valid: readonly unknown[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: wrongTypes },
  );

const form = fc.record(
  {
    name: mostly('Anna de Vries', "Zoë D'Hondt", 'Łukasz Żółć'),
    email: mostly('anna@bedrijf.nl', 'ZOE@Bedrijf.example'),
    company: mostly('', 'Bedrijf B.V.', null),
    message: mostly('Graag een demo.', "'; drop table profiles; --", '<b>Graag een demo</b>'),
    consent: mostly(true, true, true, false),
    website: mostly('', '', ''),
  },
  { requiredKeys: ['name', 'email'] },
);

const VALID = JSON.stringify({
  name: 'Anna de Vries',
  email: 'anna@bedrijf.nl',
  company: '',
  message: 'Graag een demo.',
  consent: true,
});

/** A duplicate of a field, or a field that every object inherits. */
const extraField = fc
  .tuple(
    fc.constantFrom('name', 'email', 'message', 'consent', '__proto__', 'constructor', 'toString'),
    fc.oneof(
      wrongTypes.map((value) => JSON.stringify(value)),
      fc.constant('{"polluted":true,"prototype":{"polluted":true}}'),
      fc.nat(4000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
      fc.nat(1500).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
    ),
    fc.boolean(),
  )
  .map(([key, value, isLast]) =>
    isLast ? `${VALID.slice(0, -1)},"${key}":${value}}` : `{"${key}":${value},${VALID.slice(1)}`,
  );

/** Streams a body in chunks, optionally without an end. */
const inChunks = (text: string, size: number, isEndless: boolean) => {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent < bytes.length) controller.enqueue(bytes.slice(sent, sent + size));
      else if (isEndless) controller.enqueue(new Uint8Array(size).fill(0x20));
      else controller.close();
      sent += size;
    },
  });
};

const JSON_TYPE = { 'content-type': 'application/json' };
const asJson = (body: fc.Arbitrary<BodyInit>) =>
  body.map((content) => ({ headers: JSON_TYPE, body: content }));

/** A body and its content type. */
const requests: fc.Arbitrary<{ headers: Record<string, string>; body: BodyInit }> = fc.oneof(
  { weight: 10, arbitrary: asJson(form.map((body) => JSON.stringify(body))) },
  { weight: 1, arbitrary: asJson(extraField) },
  { weight: 1, arbitrary: asJson(fc.json({ maxDepth: 20 })) },
  { weight: 1, arbitrary: asJson(hostileTexts) },
  { weight: 1, arbitrary: asJson(fc.uint8Array({ maxLength: 300 }) as fc.Arbitrary<BodyInit>) },
  {
    weight: 1,
    arbitrary: asJson(
      fc
        .tuple(fc.constantFrom('[', '{"name":', '{"a":{"name":'), fc.nat(9000))
        .map(([bracket, times]) => bracket.repeat(times)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json-patch+json',
          'application/json; charset=utf-16',
          'APPLICATION/JSON;x=y',
          ' ',
        ),
        fc.constantFrom(VALID, 'name=Anna', '--x--'),
      )
      .map(([type, body]) => ({ headers: { 'content-type': type }, body })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('gzip', 'br', 'identity', 'gzip, gzip').map((encoding) => ({
      headers: { ...JSON_TYPE, 'content-encoding': encoding },
      body: gzipSync(VALID),
    })),
  },
  {
    weight: 1,
    arbitrary: asJson(
      fc
        .tuple(
          fc.constantFrom(VALID, VALID.slice(0, -1), ''),
          fc.integer({ min: 20, max: 999 }),
          fc.boolean(),
        )
        .map((parts) => inChunks(...parts)),
    ),
  },
);

/**
 * Sends hostile bodies to the function with its own database. Expects no 5xx, no row that breaks a rule, and no row
 * without a successful response.
 */
export async function expectNoHarmOf(bodies: number): Promise<void> {
  const dataDir = await dataFolder();
  const { url } = await ownBackend({ dataDir });
  const secrets = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    secretKey: string;
  };
  const lines: string[] = [];
  const settings: Record<string, string> = {
    SUPABASE_URL: url,
    CONTACT_SECRET_KEY: secrets.secretKey,
    SITE_ORIGINS: SITE,
    CONTACT_LIMIT_PER_SENDER: '100000',
    CONTACT_LIMIT_PER_EMAIL: '100000',
  };
  const handler = createHandler(
    (name) => settings[name],
    (line) => lines.push(line),
  );
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(requests, async ({ headers, body }) => {
      const request = {
        method: 'POST',
        headers: { ...headers, origin: SITE },
        body,
        duplex: 'half',
      };
      const answer = await handler(new Request(`${url}/functions/v1/submit-contact-form`, request));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status).toBeLessThan(500);
      const result = (await answer.json()) as object;
      expect(Object.keys(result)).toEqual(answer.ok ? [] : ['error']);
    }),
    { numRuns: bodies },
  );
  console.log(`Bodies by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 400, 413, 415]);
  expect({}).not.toHaveProperty('polluted');

  const stored = lines.filter((line) => /"outcome":"(?:stored|honeypot)"/.test(line));
  expect(stored.length).toBeGreaterThan(bodies / 100);
  const rows = await everyRow(url, secrets.secretKey);
  expect(rows).toHaveLength(stored.length);
  const wrong = rows.filter((row) => {
    const result = validate(contactSchema, row);
    return (
      !result.success ||
      // The honeypot field isn't stored.
      Object.entries({ ...result.output, website: undefined }).some(
        ([field, value]) => value !== row[field as keyof StoredMessage],
      )
    );
  });
  expect(wrong).toEqual([]);
}

/** Reads all rows page by page, as the company does. */
async function everyRow(url: string, apikey: string): Promise<StoredMessage[]> {
  const rows: StoredMessage[] = [];
  for (;;) {
    const page = await fetch(
      `${url}/rest/v1/contact_messages?order=id&limit=100&offset=${rows.length}`,
      { headers: { apikey } },
    );
    const more = (await page.json()) as StoredMessage[];
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}
