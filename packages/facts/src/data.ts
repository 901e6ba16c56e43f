/**
 * Retention periods of personal data, in the words of the legal documents.
 * @see GDPR, article 5(1)(e)
 */
export const retention = {
  /** After the last sign-in, which ends an account's active period. The database deletes it. */
  accounts: '1 jaar',
  /** Minimum notice by email before an unused account is deleted. */
  accountNotice: '30 dagen',
  analyses: '2 jaar',
  /** Required by Dutch tax law: article 52 AWR. */
  fiscal: '7 jaar',
  /** After the last contact. */
  correspondence: '1 jaar',
  /** After a message arrives. The database deletes it; the reader of the mailbox deletes the copy. */
  contactMessages: '1 jaar',
  /** After the withdrawal of consent. */
  marketing: '30 dagen',
  /** Message counters against abuse. The database deletes them. */
  rateLimits: '1 dag',
  /** Unconfirmed registration. The database deletes it. */
  unconfirmed: '30 dagen',
  /** After sign-in: the session, with IP address and browser. The database deletes it. */
  sessions: '30 dagen',
  /** Log of sign-ins by user and time; the IP address is only in the session. The database deletes it. */
  signInLog: '90 dagen',
  /** Unsent email about an account, with its address. The database deletes it. */
  accountMails: '7 dagen',
  /** Logs of the backend and of the host, by their own settings. */
  requestLogs: '7 dagen',
  /** Invitation to an organisation. The database deletes it. */
  invitations: '30 dagen',
  /** Mention of a member in a comment, and the mark of a notification that was read. The database deletes them. */
  notifications: '180 dagen',
  /**
   * Candidate with CV text and scorecard, after the vacancy was closed. The database deletes them, unless a request is
   * open. In words, as the code of conduct for job applications has it.
   */
  candidates: 'vier weken',
  /** The same with the candidate's consent, from the day on which it was given. */
  candidatesWithConsent: 'één jaar',
  /** Booked demo, in the calendar of the booking service. */
  bookings: '1 jaar',
  /** After the end of a contract. */
  customerData: '30 dagen',
  /** Deleted data in the platform's backups and in our own copies. */
  backups: '7 dagen',
  ownCopies: '30 dagen',
} as const;

/**
 * Version of each legal text: the date on which it was announced and last changed. Registration accepts the terms and
 * confirms reading the privacy statement. A new version of these two also needs a row in the database's
 * `legal_versions`, and a new privacy statement also a line in `privacyChanges`.
 *
 * The product's specification quotes these dates. They stay until the first account in production, because until then
 * no user has accepted an older version. The pages show `confirmed` from `moments.ts` with the date, for the current
 * state of the documents. After the first account every change of meaning needs a new date here and a new row there.
 */
export const legalVersions = {
  terms: '2025-10-10',
  privacy: '2025-10-10',
  dpa: '2025-10-10',
} as const;

/**
 * First day on which terms apply: thirty days after their announcement, as article 10 of the terms promises. Until then
 * the accepted terms continue to apply.
 * @param version - Day of the announcement, such as 2026-11-25.
 */
export function termsHoldFrom(version: string): string {
  const day = new Date(version);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}

/**
 * Changes in each version of the privacy statement since the first, newest first. Shown to readers of an earlier
 * version.
 */
export const privacyChanges: readonly { version: string; change: string }[] = [];
