import { expect, test } from 'vitest';
import { readSettings } from '../settings.schema.ts';

const production = {
  VITE_SITE_URL: 'https://www.heldermatch.example',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
  VITE_BOOKING_URL: 'https://agenda.example/heldermatch',
};

test('the defaults are the local backend and its example booking page', () => {
  expect(readSettings({ VITE_SITE_URL: '' })).toEqual({
    VITE_SITE_URL: 'http://127.0.0.1:4173',
    VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_local_only',
    VITE_BOOKING_URL: 'http://127.0.0.1:54321/_local/booking',
  });
});

test('a production build uses the given values', () => {
  expect(readSettings(production)).toEqual(production);
});

test.each(['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_BOOKING_URL'] as const)(
  'a production build without %s is rejected, by name',
  (name) => {
    expect(() => readSettings({ ...production, [name]: undefined })).toThrow(name);
  },
);

test.each([
  ['VITE_SITE_URL', 'https://127.0.0.1'],
  ['VITE_SITE_URL', 'https://localhost:4173'],
  ['VITE_SITE_URL', 'https://site.localhost'],
  ['VITE_SUPABASE_URL', 'https://192.168.1.20:54321'],
  ['VITE_SUPABASE_URL', 'https://0.0.0.0'],
  ['VITE_SUPABASE_URL', 'https://[::1]:54321'],
  ['VITE_SUPABASE_URL', 'https://kong:8000'],
  ['VITE_SUPABASE_URL', 'http://abcdefgh.supabase.co'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_local_only'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
  ['VITE_SUPABASE_ANON_KEY', `e30.${btoa('{"iss":"supabase-demo","role":"anon"}')}.c2lnbmF0dXJl`],
  ['VITE_BOOKING_URL', 'https://abcdefgh.supabase.co/_local/booking'],
  ['VITE_BOOKING_URL', 'http://agenda.example/heldermatch'],
  ['VITE_DESK_URL', 'http://127.0.0.1:4174'],
])('a production build with a local %s of %s is rejected, by name', (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(
    `needs values of its own for ${name}`,
  );
});

test('a public site requires https', () => {
  expect(() => readSettings({ VITE_SITE_URL: 'http://www.heldermatch.example' })).toThrow(
    'it must start with https://',
  );
});

test('a captcha needs both a provider and a key, or neither', () => {
  const captcha = { VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: '0x4AAA' };
  expect(readSettings(captcha, ['turnstile'])).toMatchObject(captcha);
  for (const name of ['VITE_CAPTCHA_PROVIDER', 'VITE_CAPTCHA_SITE_KEY'] as const) {
    expect(() => readSettings({ ...captcha, [name]: '' })).toThrow('go together');
  }
  expect(() => readSettings({ ...captcha, VITE_CAPTCHA_PROVIDER: 'recaptcha' })).toThrow(
    'VITE_CAPTCHA_PROVIDER must be one of turnstile, hcaptcha',
  );
});

test('a captcha whose provider isn’t in the legal documents is rejected, with instructions', () => {
  for (const VITE_CAPTCHA_PROVIDER of ['turnstile', 'hcaptcha']) {
    const captcha = { VITE_CAPTCHA_PROVIDER, VITE_CAPTCHA_SITE_KEY: '0x4AAA' };
    expect(() => readSettings(captcha)).toThrow(
      `add \`${VITE_CAPTCHA_PROVIDER}\` to \`processors\` in packages/facts/src/processors.ts`,
    );
  }
});

test.each([
  'https://localhost-recruitment.example',
  'https://10.example',
  'https://www.127.example',
])('an address that only looks local, %s, is accepted', (address) => {
  expect(readSettings({ ...production, VITE_SITE_URL: address }).VITE_SITE_URL).toBe(address);
});

test.each([
  ['VITE_SITE_URL', 'geen adres'],
  ['VITE_SITE_URL', 'https://www.heldermatch.example/'],
  ['VITE_SUPABASE_URL', 'ftp://abcdefgh.supabase.co'],
  ['VITE_SUPABASE_ANON_KEY', 'kort'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_0123456789abcdef'],
  ['VITE_SUPABASE_ANON_KEY', `e30.${btoa('{"role":"service_role"}')}.c2lnbmF0dXJl`],
  ['VITE_BOOKING_URL', 'javascript:alert(1)'],
])('%s of %j is rejected, by name', (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
});
