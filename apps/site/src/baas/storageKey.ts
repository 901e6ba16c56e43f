/** Storage key of a project's session, by the rule of supabase-js. The start script uses it too. */
export const storageKeyOf = (supabaseUrl: string): string =>
  `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
