/**
 * How long personal data are kept, in the words of the legal texts.
 * @see GDPR, article 5(1)(e)
 */
export const retention = {
  /** After an account was last active. */
  accounts: '1 jaar',
  analyses: '2 jaar',
  /** What Dutch tax law asks for: article 52 AWR. */
  fiscal: '7 jaar',
  /** After the last contact. */
  correspondence: '1 jaar',
  /** After a message came in. The database deletes them. */
  contactMessages: '1 jaar',
  /** After consent was withdrawn. */
  marketing: '30 dagen',
  /** What counts messages against abuse. The database deletes them. */
  rateLimits: '1 dag',
  /** After the end of a contract. */
  customerData: '30 dagen',
} as const;

/**
 * Who processes personal data for us and for our customers.
 * @see GDPR, article 28
 */
export const processors = [
  {
    name: 'Supabase',
    purpose: 'Database, inlog en serverfuncties',
    location: 'Regio binnen de EU',
  },
] as const;

/**
 * The date on which each legal text last changed, which is also the name of its version. Who registers agrees to
 * the first two; a new version of these needs a row in the database's `legal_versions` too, and is asked at the
 * next sign-in.
 */
export const legalVersions = {
  terms: '2025-10-10',
  privacy: '2025-10-10',
  dpa: '2025-10-10',
} as const;
