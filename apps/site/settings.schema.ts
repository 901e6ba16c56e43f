import { processors, type Processor } from '@heldermatch/facts';
import * as v from 'valibot';
import { captchaProviders, type CaptchaProvider } from './src/baas/captchaProviders.ts';

const local = {
  site: 'http://127.0.0.1:4173',
  backend: 'http://127.0.0.1:54321',
  anonKey: 'sb_publishable_local_only',
};

const httpUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} must be an address such as https://www.example.nl`),
    v.regex(/^https?:\/\//, `${name} must start with http:// or https://`),
  );

const origin = (name: string) =>
  v.pipe(
    httpUrl(name),
    v.check(
      (value) => URL.parse(value)?.origin === value,
      `${name} must be an origin: no path, no final slash`,
    ),
  );

/** Claims in a legacy key, which is a JWT. */
const claims = (key: string) => Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();

const isSecret = (key: string) =>
  key.startsWith('sb_secret_') || claims(key).includes('"service_role"');

/** Whether a key is the local emulator's, or a default key of the Supabase CLI. */
const isLocalKey = (key: string) =>
  key === local.anonKey ||
  key === 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH' ||
  claims(key).includes('"supabase-demo"');

const settingsSchema = v.object({
  VITE_SITE_URL: v.optional(origin('VITE_SITE_URL'), local.site),
  VITE_SUPABASE_URL: v.optional(origin('VITE_SUPABASE_URL'), local.backend),
  VITE_SUPABASE_ANON_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(20, 'VITE_SUPABASE_ANON_KEY is too short to be a key'),
      v.check(
        (key) => !isSecret(key),
        'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor would see: take the publishable key',
      ),
    ),
    local.anonKey,
  ),
  VITE_BOOKING_URL: v.optional(httpUrl('VITE_BOOKING_URL')),
  VITE_DESK_URL: v.optional(origin('VITE_DESK_URL')),
  VITE_CAPTCHA_PROVIDER: v.optional(
    v.custom<CaptchaProvider>(
      (name) => typeof name === 'string' && Object.hasOwn(captchaProviders, name),
      `VITE_CAPTCHA_PROVIDER must be one of ${Object.keys(captchaProviders).join(', ')}`,
    ),
  ),
  VITE_CAPTCHA_SITE_KEY: v.optional(v.string()),
  VITE_STAGING: v.optional(v.picklist(['true', 'false'], 'VITE_STAGING must be true or false')),
  VITE_HSTS_PRELOAD: v.optional(
    v.picklist(['true', 'false'], 'VITE_HSTS_PRELOAD must be true or false'),
  ),
});

export interface Settings extends v.InferOutput<typeof settingsSchema> {
  VITE_BOOKING_URL: string;
}

/** Whether a host has a public DNS name. */
const isPublic = (url: string) =>
  !/^[\d.]+$|^\[|^[^.]+$|\.(?:local|localhost|internal)$/.test(new URL(url).hostname);

/** Whether an address is local or insecure: no https, or no public DNS name. */
const isLocal = (url: string) => !url.startsWith('https://') || !isPublic(url);

/**
 * Reads the build settings. Their defaults are for the local backend.
 * @param listed - processors that the legal documents name.
 * @throws when a value is wrong, when the legal documents don't name the captcha provider, or when a production build
 * (an https site) would ship local keys or addresses.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  listed: readonly Processor['id'][] = processors.map(({ id }) => id),
): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries)
      .map((key) => [key, env[key]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(settingsSchema, given);
  if (!result.success) {
    throw new Error(
      `Wrong build settings: ${result.issues.map(({ message }) => message).join('; ')}.`,
    );
  }
  const settings: Settings = {
    ...result.output,
    VITE_BOOKING_URL:
      result.output.VITE_BOOKING_URL ?? `${result.output.VITE_SUPABASE_URL}/_local/booking`,
  };
  if (
    (settings.VITE_CAPTCHA_PROVIDER === undefined) !==
    (settings.VITE_CAPTCHA_SITE_KEY === undefined)
  ) {
    throw new Error(
      'VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY go together: set both, or neither.',
    );
  }
  const captcha = settings.VITE_CAPTCHA_PROVIDER;
  if (captcha !== undefined && !listed.includes(captcha)) {
    throw new Error(
      `VITE_CAPTCHA_PROVIDER is ${captcha}, which gets data of visitors and is no processor yet: add \`${captcha}\` to \`processors\` in packages/facts/src/processors.ts, so that the legal texts name it, or leave the captcha out.`,
    );
  }
  if (settings.VITE_SITE_URL.startsWith('http://') && isPublic(settings.VITE_SITE_URL)) {
    throw new Error(
      `VITE_SITE_URL is ${settings.VITE_SITE_URL}, which others can reach: it must start with https://.`,
    );
  }
  if (settings.VITE_SITE_URL.startsWith('https://')) {
    const leftLocal = [
      isLocal(settings.VITE_SITE_URL) && 'VITE_SITE_URL',
      isLocal(settings.VITE_SUPABASE_URL) && 'VITE_SUPABASE_URL',
      isLocalKey(settings.VITE_SUPABASE_ANON_KEY) && 'VITE_SUPABASE_ANON_KEY',
      (isLocal(settings.VITE_BOOKING_URL) || settings.VITE_BOOKING_URL.includes('/_local/')) &&
        'VITE_BOOKING_URL',
      settings.VITE_DESK_URL !== undefined && isLocal(settings.VITE_DESK_URL) && 'VITE_DESK_URL',
    ].filter((name) => name !== false);
    if (leftLocal.length > 0) {
      throw new Error(
        `A production build needs values of its own for ${leftLocal.join(', ')}: set them in the environment or in apps/site/.env.`,
      );
    }
  }
  return settings;
}

/**
 * Build settings as Vite's `define`, which sets `import.meta.env` in the bundle, in stories and in tests. An unset one is
 * empty, because Vitest would turn `undefined` into text.
 */
export const asDefine = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.keys(settingsSchema.entries).map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(settings[name as keyof Settings] ?? ''),
    ]),
  );
