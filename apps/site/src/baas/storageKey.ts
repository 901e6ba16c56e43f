/** Where supabase-js keeps the session of a project: its own rule. The start script looks there too. */
export const storageKeyOf = (supabaseUrl: string): string =>
  `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
