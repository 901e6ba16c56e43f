import { region } from '@heldermatch/facts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl';

/** Headers with which the site's client calls a function without a session. */
async function callHeaders(key: string): Promise<Headers> {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    calls.push(new Request(...call));
    return Response.json({});
  });
  const { submitContactForm } = await import('../src/baas/index.ts');
  const message = {
    name: 'Anna de Vries',
    email: 'anna@bedrijf.nl',
    company: '',
    message: 'Graag een demo.',
    consent: true,
    website: '',
  } as const;
  await submitContactForm(message, crypto.randomUUID());
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/functions/v1/submit-contact-form',
  ]);
  // The region that the legal documents name.
  expect(calls[0]?.headers.get('x-region')).toBe(region.id);
  return calls[0]?.headers ?? new Headers();
}

test("a publishable key, which isn't a JWT, is sent as apikey only", async () => {
  const headers = await callHeaders('sb_publishable_abc');
  expect(headers.get('apikey')).toBe('sb_publishable_abc');
  expect(headers.get('authorization')).toBeNull();
});

test('a JWT anonymous key is sent as apikey and as bearer', async () => {
  const headers = await callHeaders(JWT);
  expect(headers.get('apikey')).toBe(JWT);
  expect(headers.get('authorization')).toBe(`Bearer ${JWT}`);
});
