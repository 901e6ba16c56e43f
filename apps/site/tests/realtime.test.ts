import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../src/baas/client.ts';

afterEach(() => void vi.unstubAllGlobals());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
let issued = 0;

/** Response of a backend that accepts every sign-in, with a new token each time. */
function answer(input: RequestInfo | URL): Response {
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  if (path !== '/auth/v1/token') return Response.json({});
  issued += 1;
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: 'user', exp: expires, jti: issued };
  return Response.json({
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode({})}`,
    refresh_token: `refresh-${issued}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: { id: 'user', email: 'anna@bedrijf.example' },
  });
}

test('the realtime connection gets the token on sign-in and on refresh, and loses it on sign-out', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => answer(input));
  const realtimeToken = () => client.realtime.accessTokenValue;
  const credentials = { email: 'anna@bedrijf.example', password: 'Wachtwoord123' };

  const signedIn = await client.auth.signInWithPassword(credentials);
  const first = signedIn.data.session?.access_token;
  expect(first).toBeDefined();
  await expect.poll(realtimeToken).toBe(first);

  const refreshed = await client.auth.refreshSession();
  const second = refreshed.data.session?.access_token;
  expect(second).not.toBe(first);
  await expect.poll(realtimeToken).toBe(second);

  await client.auth.signOut();
  // The public key, which every visitor has.
  await expect.poll(realtimeToken).toBe('sb_publishable_local_only');
});
