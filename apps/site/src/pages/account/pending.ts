import { legalVersions, termsHoldFrom } from '@heldermatch/facts';
import type { Acceptance } from '../../baas/account.ts';

/** What somebody who is signed in has still to be asked or told. */
export interface Pending {
  /**
   * To agree to the terms: `first` who never did, `announced` who agreed to older ones and may put it off until the
   * new ones hold, `due` from that day on.
   */
  terms: 'first' | 'announced' | 'due' | undefined;
  /** Whether the privacy statement changed since they read it, or were told of it. Nobody has to agree to it. */
  isPrivacyChanged: boolean;
}

/** @param today - such as 2026-11-25 */
export function pendingOf(accepted: readonly Acceptance[], today: string): Pending {
  const versionsOf = (name: string) =>
    accepted.filter(({ document }) => document === name).map(({ version }) => version);
  const terms = versionsOf('terms');
  const privacy = versionsOf('privacy');
  return {
    terms: terms.includes(legalVersions.terms) ? undefined : askOf(terms, today),
    isPrivacyChanged: privacy.length > 0 && !privacy.includes(legalVersions.privacy),
  };
}

function askOf(agreedTo: readonly string[], today: string): NonNullable<Pending['terms']> {
  if (agreedTo.length === 0) return 'first';
  return today < termsHoldFrom(legalVersions.terms) ? 'announced' : 'due';
}
