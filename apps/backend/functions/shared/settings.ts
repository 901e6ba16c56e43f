/** Reads one setting by the name of its environment variable. */
export type ReadSetting = (name: string) => string | undefined;

interface Runtime {
  Deno?: { env: { get: ReadSetting } };
  process?: { env: Record<string, string | undefined> };
}

/** Without an import: Deno's way on Supabase, Node's elsewhere. */
export const runtimeSetting: ReadSetting = (name) => {
  const runtime: Runtime = globalThis;
  return runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name];
};

/** The first of these settings that has a value. @throws when none has, and names them. */
export function requiredSetting(read: ReadSetting, ...names: readonly string[]): string {
  const value = names.map(read).find(Boolean);
  if (!value) throw new Error(`Setting ${names.join(' or ')} is missing`);
  return value;
}

/** The database that a function calls, as the service role. */
export interface DatabaseSettings {
  /** Of the Supabase project. Supabase sets it. */
  url: string;
  /** May do what is granted to the service role. Supabase sets one. */
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

/** A secret key is no JWT, and may be refused as a bearer; PostgREST reads a legacy service_role key there. */
const credentials = (key: string): Record<string, string> =>
  key.startsWith('sb_secret_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
