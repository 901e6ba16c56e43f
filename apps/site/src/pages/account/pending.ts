import { legalVersions, termsHoldFrom } from '@heldermatch/facts';
import type { Acceptance } from '../../baas/account.ts';

/** Pending questions and notices for a signed-in user. */
export interface Pending {
  /**
   * State of the terms: `first` if none are accepted, `announced` if older ones are and the new ones don't apply yet,
   * `due` once they apply.
   */
  terms: 'first' | 'announced' | 'due' | undefined;
  /** Whether the privacy statement changed since the user last saw it or was notified. It needs no acceptance. */
  isPrivacyChanged: boolean;
}

/**
 * Compares the accepted versions with the current ones.
 * @param today - ISO date, such as 2026-11-25.
 */
export function pendingOf(accepted: readonly Acceptance[], today: string): Pending {
  const versionsOf = (name: string) =>
    accepted.filter(({ document }) => document === name).map(({ version }) => version);
  const terms = versionsOf('terms');
  const privacy = versionsOf('privacy');
  return {
    terms: terms.includes(legalVersions.terms) ? undefined : termsStateOf(terms, today),
    isPrivacyChanged: privacy.length > 0 && !privacy.includes(legalVersions.privacy),
  };
}

function termsStateOf(agreedTo: readonly string[], today: string): NonNullable<Pending['terms']> {
  if (agreedTo.length === 0) return 'first';
  return today < termsHoldFrom(legalVersions.terms) ? 'announced' : 'due';
}
