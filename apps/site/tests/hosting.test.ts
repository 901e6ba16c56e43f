import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHosting } from '@heldermatch/tooling/hosting/files';
import { securityText } from '../discovery/sitemapAndRobots.ts';
import { siteHeaders } from '../hosting.ts';
import { readSettings, type Settings } from '../settings.schema.ts';
import { routes } from '../src/routes.ts';

const origin = 'https://www.heldermatch.example';
const production = readSettings({
  VITE_SITE_URL: origin,
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_production',
  VITE_BOOKING_URL: 'https://agenda.example/heldermatch?hide=1',
});

const document = '<script>a()</script><script type="speculationrules">{}</script>';
const headersOf = (settings: Settings) => siteHeaders(settings, document);

const policyOf = (settings: Settings) =>
  Object.fromEntries(
    (headersOf(settings)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('in production only the site, the backend and the agenda are allowed', () => {
  expect(policyOf(production)).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]{43}='){2}$/),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self' https://abcdefgh.supabase.co wss://abcdefgh.supabase.co",
    'frame-src': 'https://agenda.example',
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'upgrade-insecure-requests': '',
  });
  expect(headersOf(production)).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('the preload directive is sent only if the project wants it', () => {
  const of = (value?: 'true' | 'false') =>
    headersOf({ ...production, VITE_HSTS_PRELOAD: value })['Strict-Transport-Security'];
  expect([of(), of('false')]).toEqual([of(), of()]);
  expect(of('true')).toBe(`${of()}; preload`);
  expect(readSettings({}).VITE_HSTS_PRELOAD).toBeUndefined();
  expect(readSettings({ VITE_HSTS_PRELOAD: 'true' }).VITE_HSTS_PRELOAD).toBe('true');
  expect(() => readSettings({ VITE_HSTS_PRELOAD: '1' })).toThrow('must be true or false');
  expect(() => readSettings({ VITE_STAGING: 'yes' })).toThrow('VITE_STAGING must be true or false');
});

test('captcha sources are allowed only if the project uses a captcha', () => {
  const plain = policyOf(production);
  for (const [VITE_CAPTCHA_PROVIDER, sources] of [
    ['turnstile', 'https://challenges.cloudflare.com'],
    ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
  ] as const) {
    const policy = policyOf({ ...production, VITE_CAPTCHA_PROVIDER });
    for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy[name]).toBe(`${plain[name]} ${sources}`);
      delete policy[name];
    }
    expect(plain).toMatchObject(policy);
  }
});

test('https headers are sent only on https', () => {
  const local = { ...production, VITE_SITE_URL: 'http://127.0.0.1:4173' };
  expect(headersOf(local)).not.toHaveProperty('Strict-Transport-Security');
  expect(policyOf(local)).not.toHaveProperty('upgrade-insecure-requests');
});

test('every hosting file has every header and every page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heldermatch-hosting-'));
  const dist = join(folder, 'dist');
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = routes.map(({ path }) => path);
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const name of ['index-abc.js', 'index-abc.js.br']) {
    await writeFile(join(dist, 'assets', name), '');
  }
  await writeFile(join(dist, '404.html'), document);
  await writeHosting(dist, { name: 'site', origin, headers: headersOf(production), pages: paths });
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const files = {
    headers: await read('dist/_headers'),
    redirects: await read('dist/_redirects'),
    caddy: await read('dist-hosting/Caddyfile'),
  };
  for (const [name, value] of Object.entries(headersOf(production))) {
    expect(files.headers).toContain(`\n  ${name}: ${value}\n`);
    expect(files.caddy).toContain(`\n\t\t${name} "${value}"\n`);
  }
  expect(files.headers).toMatch(
    /\n\/assets\/index-abc\.js\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  // A rule for the whole folder would also cache, for a year, the 404 of a file that is uploaded later.
  expect(files.headers).not.toContain('/assets/*');
  for (const path of paths.filter((page) => page !== '/')) {
    expect(files.redirects).toContain(`${path}.html ${path} 301\n`);
    expect(files.caddy).toContain(`redir @variant${paths.indexOf(path) - 1} ${path}{suffix} 301`);
  }
  expect(files.headers).toContain(
    '\n/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8\n',
  );
  // The encryption in transit that the legal documents promise.
  expect(files.caddy).toContain('\n\ttls {\n\t\tprotocols tls1.3\n\t}\n');
  // No redirect rule of a static host copies any part of the address into its target.
  expect(files.redirects).not.toMatch(/[*:]/);
});

test('security.txt has the fields of RFC 9116, and expires within a year', () => {
  const text = securityText(origin, new Date('2028-02-29T13:14:15Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:info@heldermatch.example?subject=Beveiliging',
    'Expires: 2029-02-23T00:00:00.000Z',
    'Preferred-Languages: nl, en',
    'Canonical: https://www.heldermatch.example/.well-known/security.txt',
    '',
  ]);
});
