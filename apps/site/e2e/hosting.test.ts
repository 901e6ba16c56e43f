import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingCaddy, startCaddy, type RunningServer } from '@heldermatch/tooling/hosting/caddy';
import { ask, type Answer } from '@heldermatch/tooling/hosting/request';
import {
  componentsIn,
  readLicenses,
  restricted,
  shippedIn,
} from '@heldermatch/tooling/hosting/shipped';
import { siteHeaders } from '../hosting.ts';
import { readSettings } from '../settings.schema.ts';
import { routes } from '../src/routes.ts';
import { backend, site } from './browser.ts';

const settings = readSettings({ VITE_SITE_URL: site, VITE_SUPABASE_URL: backend });
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const expectedHeaders = Object.entries(
  siteHeaders(settings, readFileSync(join(dist, 'index.html'), 'utf8')),
).map(([name, value]) => [name.toLowerCase(), value]);
const assets = readdirSync(join(dist, 'assets'));
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`;
const pages = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

const servers: {
  name: string;
  why: string | undefined;
  start: () => Promise<RunningServer>;
}[] = [
  {
    name: 'the local server',
    why: undefined,
    start: async () => ({ origin: site, stop: async () => undefined }),
  },
  { name: 'Caddy', why: missingCaddy(), start: () => startCaddy(root) },
];

describe.each(servers)('$name', ({ why, start }) => {
  if (why !== undefined) {
    console.warn(why);
    test.skip(why, () => undefined);
    return;
  }
  let origin: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ origin, stop } = await start());
  });
  afterAll(() => stop());

  const headersOf = (answer: Answer) =>
    expectedHeaders.map(([name = '']) => [name, answer.headers[name]]);

  test('every page answers 200 with every header, and is revalidated each time', async () => {
    for (const path of pages) {
      const answer = await ask(origin, path);
      expect(answer.status, path).toBe(200);
      expect(headersOf(answer), path).toEqual(expectedHeaders);
      expect(answer.headers['cache-control'], path).toBe('no-cache');
      expect(answer.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/);
    }
  });

  test('a file with a hash in its name is cached for a year', async () => {
    const answer = await ask(origin, script);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(headersOf(answer)).toEqual(expectedHeaders);
  });

  test.each(['br', 'gzip'])('files are sent in their precompressed form: %s', async (encoding) => {
    for (const path of ['/', '/about', script]) {
      const answer = await ask(origin, path, { 'accept-encoding': encoding });
      expect([path, answer.headers['content-encoding']]).toEqual([path, encoding]);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    }
  });

  test.each([
    '/onbekend',
    '/features/onbekend',
    '/404',
    '/404.html',
    '/onbekend.html',
    '/onbekend/',
    '/assets/onbekend.js',
    '/_headers',
    '/_redirects',
    '/.env',
    '/.well-known/.env',
    '/.well-known/onbekend',
    '/..%2f..%2fpackage.json',
    '//evil.example',
    '//evil.example/..',
    '///evil.example/about',
    '//about',
    '/%2f%2fevil.example',
    String.raw`/\evil.example`,
  ])('%s is answered with 404 or 400 and the headers, and never redirects', async (path) => {
    const answer = await ask(origin, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.body).not.toContain('"dependencies"');
    if (answer.status === 400) return;
    expect(answer.body).toContain('Oops! Page not found');
    expect(headersOf(answer)).toEqual(expectedHeaders);
    // Also below /assets/: a file that is uploaded a little later must not be cached as missing for a year.
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('every page has one address: lower case, without a final slash or .html', async () => {
    for (const page of pages.filter((path) => path !== '/')) {
      const others = [`${page}/`, `${page}.html`, page.toUpperCase(), `${page.toUpperCase()}/`];
      for (const other of others) {
        const answer = await ask(origin, `${other}?x=1&y=//evil.example`);
        expect([other, answer.status, answer.headers['location']]).toEqual([
          other,
          301,
          `${page}?x=1&y=//evil.example`,
        ]);
      }
      const plain = await ask(origin, `${page}/`);
      expect(plain.headers['location']).toBe(page);
    }
    expect((await ask(origin, '/INDEX.html')).headers['location']).toBe('/');
  });

  test('a file that is already cached is not sent again', async () => {
    for (const path of ['/about', script]) {
      const first = await ask(origin, path, { 'accept-encoding': 'br' });
      const { etag } = first.headers;
      expect(etag, path).toEqual(expect.any(String));
      const kept = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
      const again = await ask(origin, path, kept);
      expect([path, again.status, again.body]).toEqual([path, 304, '']);
      expect(headersOf(again)).toEqual(expectedHeaders);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect((await ask(origin, path, { ...kept, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.0, br;q=0.5', 'br'],
    ['identity', undefined],
  ])('an encoding that the client does not accept is not used: %s', async (accepted, encoding) => {
    for (const path of ['/about', script]) {
      const answer = await ask(origin, path, { 'accept-encoding': accepted });
      expect([path, answer.status, answer.headers['content-encoding']]).toEqual([
        path,
        200,
        encoding,
      ]);
    }
  });

  test('a range request gets the whole file, because no file is large enough for ranges', async () => {
    const encoded = { 'accept-encoding': 'br' };
    for (const headers of [{}, encoded]) {
      const whole = await ask(origin, script, headers);
      expect(whole.headers['accept-ranges']).toBeUndefined();
      for (const range of ['bytes=10-19', `bytes=${whole.body.length}-`, 'bytes=9-5', 'bytes=-5']) {
        const answer = await ask(origin, script, { ...headers, range });
        expect([range, answer.status, answer.body]).toEqual([range, 200, whole.body]);
        expect(answer.headers['content-encoding']).toBe(whole.headers['content-encoding']);
        expect(headersOf(answer)).toEqual(expectedHeaders);
      }
    }
  });

  test('a compressed copy has no address', async () => {
    for (const path of ['/about.html.br', '/index.html.gz', `${script}.br`, `${script}.gz`]) {
      const answer = await ask(origin, path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([
        path,
        404,
        'no-cache',
      ]);
    }
  });

  test('every file has a correct content type', async () => {
    const types: Record<string, RegExp> = {
      '.css': /^text\/css(?:; ?charset=utf-8)?$/,
      '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
      '.js': /^(?:text|application)\/javascript; ?charset=utf-8$|^text\/javascript$/,
      '.json': /^application\/json(?:; ?charset=utf-8)?$/,
      '.pdf': /^application\/pdf$/,
      '.png': /^image\/png$/,
      '.svg': /^image\/svg\+xml$/,
      '.txt': /^text\/plain; ?charset=utf-8$/,
      '.webmanifest': /^application\/manifest\+json(?:; ?charset=utf-8)?$/,
      '.woff2': /^font\/woff2$/,
      '.xml': /^(?:text|application)\/xml(?:; ?charset=utf-8)?$/,
    };
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.\w+$/.test(file) && !/\.(?:html|br|gz)$|^_/.test(file),
    );
    for (const file of files) {
      const answer = await ask(origin, `/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers['content-type'], file).toMatch(types[extname(file)] ?? /^never$/);
    }
  });

  test('a path that is too long for a file name is not found', async () => {
    for (const length of [300, 3000, 9000]) {
      const answer = await ask(origin, `/${'x'.repeat(length)}`);
      expect([404, 414]).toContain(answer.status);
    }
    expect((await ask(origin, `/about?utm_content=${'x'.repeat(3000)}`)).status).toBe(200);
  });

  test('HEAD answers as GET would, without the body', async () => {
    for (const [path, status] of [
      ['/about', 200],
      ['/onbekend', 404],
    ] as const) {
      const whole = await ask(origin, path);
      const head = await ask(origin, path, {}, 'HEAD');
      expect([head.status, head.body]).toEqual([status, '']);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
    }
  });

  test('security.txt names the address for reporting vulnerabilities', async () => {
    const answer = await ask(origin, '/.well-known/security.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
    expect(headersOf(answer)).toEqual(expectedHeaders);
    expect(answer.body).toContain(`\nCanonical: ${site}/.well-known/security.txt\n`);
  });

  test('only GET and HEAD are accepted', async () => {
    expect((await ask(origin, '/', {}, 'POST')).status).toBe(405);
  });
});

const shipped = shippedIn(dist);

test('everything that ships is listed with its licence, and no licence requires our source code', () => {
  const names = shipped.map(({ name }) => name);
  for (const name of [
    'react',
    'react-dom',
    'react-aria',
    '@supabase/supabase-js',
    'valibot',
    'wouter',
  ]) {
    expect(names).toContain(name);
  }
  expect(readLicenses(dist)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(restricted(shipped)).toEqual([]);
});

test('the SBOM lists everything that ships, with version and licence', (context) => {
  const named = componentsIn(dist) ?? context.skip('skipped: `pnpm sbom:apps` has not run yet');
  expect(shipped.length).toBeGreaterThan(10);
  for (const { name, version } of shipped) expect(named).toContain(`${name}@${version}`);
  expect(named.join()).toContain('@fontsource-variable/atkinson-hyperlegible-next@');
});
