import { legalVersions, privacyChanges, termsHoldFrom } from '@heldermatch/facts';
import { expect, test } from 'vitest';
import { pendingOf } from '../src/pages/account/pending.ts';

/** First version of the documents. */
const first = '2025-10-10';
const from = termsHoldFrom(legalVersions.terms);
const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);

const accepted = (terms: string | undefined, privacy: string | undefined) =>
  Object.entries({ terms, privacy }).flatMap(([document, version]) =>
    version === undefined ? [] : [{ document, version }],
  );
const older = '2001-01-01';

test.each([
  ['everything in force', legalVersions.terms, legalVersions.privacy, from, undefined, false],
  [
    'older terms, before the new ones hold',
    older,
    legalVersions.privacy,
    dayBefore,
    'announced',
    false,
  ],
  ['older terms, from that day on', older, legalVersions.privacy, from, 'due', false],
  ['an older statement', legalVersions.terms, older, from, undefined, true],
  ['nothing yet', undefined, undefined, dayBefore, 'first', false],
  ['older of both', older, older, dayBefore, 'announced', true],
] as const)('a user who accepted %s', (_, terms, privacy, today, asked, isPrivacyChanged) => {
  expect(pendingOf(accepted(terms, privacy), today)).toEqual({ terms: asked, isPrivacyChanged });
});

test.each([
  ['2025-10-10', '2025-11-09'],
  ['2027-02-15', '2027-03-17'],
  ['2028-02-15', '2028-03-16'],
])('terms announced on %s apply from %s on: thirty days later', (announced, day) => {
  expect(termsHoldFrom(announced)).toBe(day);
});

test('each version of the privacy statement but the first lists its changes', () => {
  expect(legalVersions.privacy).toBe(privacyChanges[0]?.version ?? first);
  const versions = privacyChanges.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted().toReversed());
});
