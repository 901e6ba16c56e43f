// The hosting files that the desk shares with the site, whose tests cover the rest: apps/site/e2e/hosting.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingCaddy, startCaddy } from '@heldermatch/tooling/hosting/caddy';
import { ask, type Answer } from '@heldermatch/tooling/hosting/request';
import {
  componentsIn,
  readLicenses,
  restricted,
  shippedIn,
} from '@heldermatch/tooling/hosting/shipped';
import { deskHeaders, dists } from '../hosting.ts';
import { desk, list } from './browser.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; worker-src 'self'";
const expectedHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
const dist = dists.browser;
const icon = join(import.meta.dirname, '../../site/public/favicon.svg');
const document = readFileSync(join(dist, 'index.html'), 'latin1');
const assets = readdirSync(join(dist, 'assets'));
const assetOf = (extension: string) =>
  `/assets/${assets.find((name) => name.endsWith(extension)) ?? expect.fail()}`;

/** Expects a response with the headers of every response. */
function expectAnswer(answer: Answer, status: number, cacheControl: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ ...expectedHeaders, 'cache-control': cacheControl });
}

const servers = [
  { name: 'the local server', why: undefined, start: async () => ({ origin: desk }) },
  { name: 'Caddy', why: missingCaddy(), start: () => startCaddy(join(dist, '..')) },
];

describe.each(servers)('$name', ({ why, start }) => {
  if (why !== undefined) {
    test.skip(why, () => undefined);
    return;
  }
  let server: { origin: string; stop?: () => Promise<void> };
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop?.());

  test.each(['/', '/settings', '/settings/', `${list}?q=Noor&open=0412`, '/onbekend/pad'])(
    '%s is the document of the app, and is revalidated each time',
    async (path) => {
      const answer = await ask(server.origin, path);
      expectAnswer(answer, 200, 'no-cache');
      expect(answer.body).toBe(document);
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      const kept = { 'if-none-match': String(answer.headers['etag']) };
      expectAnswer(await ask(server.origin, path, kept), 304, 'no-cache');
    },
  );

  test.each([
    ['.js', /^(?:text|application)\/javascript/],
    ['.mjs', /^text\/javascript/],
    ['.css', /^text\/css/],
    ['.woff2', /^font\/woff2$/],
    ['.bcmap', /^application\/octet-stream$/],
  ])('a file %s with a hash in its name is cached for a year', async (extension, type) => {
    const answer = await ask(server.origin, assetOf(extension));
    expectAnswer(answer, 200, 'public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(type);
  });

  test.each([
    '/assets/onbekend.js',
    '/assets/onbekend',
    '/assets/',
    '/robots.txt',
    '/_headers',
    '/.env',
    '/..%2f..%2fpackage.json',
    '//evil.example',
  ])('%s is answered with 404 or 400, and never redirects', async (path) => {
    const answer = await ask(server.origin, path);
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.body).not.toContain('"dependencies"');
    if (answer.status !== 400) expectAnswer(answer, 404, 'no-cache');
  });

  test('the icon is that of the site', async () => {
    const answer = await ask(server.origin, '/favicon.svg');
    expectAnswer(answer, 200, 'no-cache');
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.body).toBe(readFileSync(icon, 'latin1'));
    expect(document).toContain('<link rel="icon" href="/favicon.svg"');
  });

  test('the document has one address', async () => {
    const answer = await ask(server.origin, '/index.html?x=1');
    expect([answer.status, answer.headers['location']]).toEqual([301, '/?x=1']);
  });
});

test('https headers are sent only on https', () => {
  const headers = deskHeaders('https://werkbank.heldermatch.example');
  expect(headers['Content-Security-Policy']).toBe(`${policy}; upgrade-insecure-requests`);
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  expect(deskHeaders(desk)).not.toHaveProperty('Strict-Transport-Security');
});

const shipped = shippedIn(dist);

test('the licences of everything that ships are listed, also of the workers, the maps of fonts and the typeface', () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-aria', 'valibot', 'lucide']));
  expect(names).toEqual(expect.arrayContaining(['pdfjs-dist', 'jszip', 'saxes', 'xmlchars']));
  expect(names).toHaveLength(new Set(names).size);
  expect(readLicenses(dist)).toContain('Adobe Systems Incorporated');
  expect(readLicenses(dist)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(restricted(shipped)).toEqual([]);
});

test('the SBOM lists everything that ships, with version and licence', (context) => {
  const named = componentsIn(dist) ?? context.skip('skipped: `pnpm sbom:apps` has not run yet');
  for (const { name, version } of shipped) expect(named).toContain(`${name}@${version}`);
  expect(named.join()).toContain('@fontsource-variable/atkinson-hyperlegible-next@');
});
