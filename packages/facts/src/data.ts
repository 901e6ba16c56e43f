/**
 * How long personal data are kept, in the words of the legal texts.
 * @see GDPR, article 5(1)(e)
 */
export const retention = {
  /** After the last sign-in to an account, which ends its active period. The database deletes it. */
  accounts: '1 jaar',
  /** How long before its deletion who does not use an account is mailed, at least. */
  accountNotice: '30 dagen',
  analyses: '2 jaar',
  /** What Dutch tax law asks for: article 52 AWR. */
  fiscal: '7 jaar',
  /** After the last contact. */
  correspondence: '1 jaar',
  /** After a message came in. The database deletes them; who reads the mailbox deletes the copy. */
  contactMessages: '1 jaar',
  /** After consent was withdrawn. */
  marketing: '30 dagen',
  /** What counts messages against abuse. The database deletes them. */
  rateLimits: '1 dag',
  /** A registration that nobody confirmed. The database deletes it. */
  unconfirmed: '30 dagen',
  /** Where somebody is signed in, with address and browser, from the sign-in on. The database deletes it. */
  sessions: '30 dagen',
  /** Who signed in, and when; from where is with the session, for as long as it lasts. The database deletes it. */
  signInLog: '90 dagen',
  /** A mail about an account that could not be sent, with the address. The database deletes it. */
  accountMails: '7 dagen',
  /** The logs of the backend and of the host, by their own settings. */
  requestLogs: '7 dagen',
  /** Of a booked demo, in the calendar of the booking service. */
  bookings: '1 jaar',
  /** After the end of a contract. */
  customerData: '30 dagen',
  /** How long what was deleted still lies in a copy: in the platform's backups, and in one of our own. */
  backups: '7 dagen',
  ownCopies: '30 dagen',
} as const;

/**
 * The date on which each legal text last changed, which is also the name of its version: the day on which it was
 * announced. Who registers agrees to the terms and has read the privacy statement; a new version of these needs a row
 * in the database's `legal_versions` too, and one of the statement a line of `privacyChanges`.
 *
 * The date is the one that the product's specification quotes, and it stays as long as nobody has agreed to a text
 * of that date: until the first account in production there is no older text that a change could differ from. What
 * the texts say today is as of `confirmed` in `moments.ts`, which stands beside the date. From the first account on a
 * change of meaning is a new date here and a new row there.
 */
export const legalVersions = {
  terms: '2025-10-10',
  privacy: '2025-10-10',
  dpa: '2025-10-10',
} as const;

/**
 * The first day on which terms hold: always thirty days after the day on which they were announced, as article 10 of
 * the terms promises. Until then an account goes on under those that it agreed to.
 * @param version - the day on which they were announced, such as 2026-11-25
 */
export function termsHoldFrom(version: string): string {
  const day = new Date(version);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}

/** What each version of the privacy statement but the first changed, for who read the one before. The newest first. */
export const privacyChanges: readonly { version: string; change: string }[] = [];
