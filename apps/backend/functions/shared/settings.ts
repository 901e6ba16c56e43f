/** Reads one setting by the name of its environment variable. */
export type ReadSetting = (name: string) => string | undefined;

interface Runtime {
  Deno?: { env: { get: ReadSetting } };
  process?: { env: Record<string, string | undefined> };
}

/** Reads an environment variable without an import: through Deno on Supabase, through Node elsewhere. */
export const runtimeSetting: ReadSetting = (name) => {
  const runtime: Runtime = globalThis;
  return runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name];
};

/** Returns the first of these settings that has a value. @throws an error that names them when none has */
export function requiredSetting(read: ReadSetting, ...names: readonly string[]): string {
  const value = names.map(read).find(Boolean);
  if (!value) throw new Error(`Setting ${names.join(' or ')} is missing`);
  return value;
}

/** Database connection of a function, as the service role. */
export interface DatabaseSettings {
  /** URL of the Supabase project. Set by Supabase. */
  url: string;
  /** Key with the privileges of the service role. Supabase sets a default. */
  secretKey: string;
}

export const readDatabase = (read: ReadSetting): DatabaseSettings => ({
  url: requiredSetting(read, 'SUPABASE_URL'),
  secretKey: requiredSetting(read, 'CONTACT_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
});

export const headersWith = (key: string) => ({
  ...credentials(key),
  'content-type': 'application/json',
});

/**
 * Headers that authenticate a key. A secret key isn't a JWT and may be rejected as a bearer token; PostgREST reads a
 * legacy `service_role` key from there.
 */
const credentials = (key: string): Record<string, string> =>
  key.startsWith('sb_secret_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
