// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/settings.ts';

vi.mock('../src/settings.ts', async (original) => {
  const { settings: usual } = await original<{ settings: typeof settings }>();
  return { settings: { ...usual, captchaProvider: 'turnstile', captchaSiteKey: '0x4AAA' } };
});

const { signIn, signUp, requestNewPassword, resendConfirmation } =
  await import('../src/baas/account.ts');

/** Body of each request, by path. */
let sent: Map<string, unknown>;
let answer: 'callback' | 'error-callback';
const removed = vi.fn<(id: string) => void>();

/** Simulates the provider's script after it loads. */
function fetchScript(script: HTMLScriptElement): void {
  const options = new Map<string, Record<string, (value: string) => void>>();
  Object.assign(globalThis, {
    turnstile: {
      render: (container: HTMLElement, given: Record<string, (value: string) => void>) => {
        expect(container.isConnected).toBe(true);
        const id = `widget-${options.size}`;
        options.set(id, given);
        return id;
      },
      execute: (id: string) => setTimeout(() => options.get(id)?.[answer]?.(`token of ${id}`)),
      remove: removed,
    },
  });
  script.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  sent = new Map();
  answer = 'callback';
  removed.mockClear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.set(new URL(request.url).pathname, await request.json());
    return Response.json({ code: 400, error_code: 'refused', msg: 'x' }, { status: 400 });
  });
});

test('each anonymous call has a new token, and the script loads once', async () => {
  expect(document.querySelector('script')).toBeNull();
  const first = signIn('a@b.nl', 'Wachtwoord123');
  await expect.poll(() => document.querySelector('script')).not.toBeNull();
  const script = document.querySelector('script');
  expect(script?.src).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  if (script) fetchScript(script);
  await first;
  await signUp({
    name: 'Anna',
    email: 'a@b.nl',
    company: '',
    password: 'Wachtwoord123',
    confirmPassword: 'Wachtwoord123',
    terms: true,
  });
  await requestNewPassword('a@b.nl');
  await resendConfirmation('a@b.nl');
  const tokens = ['token', 'signup', 'recover', 'resend'].map((path) =>
    sent.get(`/auth/v1/${path}`),
  );
  expect(tokens).toMatchObject(
    tokens.map((_, index) => ({
      gotrue_meta_security: { captcha_token: `token of widget-${index}` },
    })),
  );
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(removed).toHaveBeenCalledTimes(4);
  expect(document.body.childElementCount).toBe(0);
});

test('a captcha that fails sends no request, and leaves no elements behind', async () => {
  answer = 'error-callback';
  await expect(signIn('a@b.nl', 'Wachtwoord123')).rejects.toThrow('turnstile');
  expect(sent.size).toBe(0);
  expect(document.body.childElementCount).toBe(0);
});
