import { claims, type Claim, type DocumentToHold, type Role } from './claims.ts';
import { company } from './company.ts';
import { laws, type Law } from './laws.ts';
import { confirmed } from './moments.ts';
import { processors, type Processor } from './processors.ts';

/** What the register says of the operator; the tests try others. */
export interface Facts {
  company: Readonly<
    Record<
      'legalName' | 'email' | 'phone' | 'visitingAddress' | 'registration' | 'vat' | 'linkedIn',
      string
    >
  >;
  processors: readonly Processor[];
  claims: readonly Claim[];
  laws: readonly Law[];
  /** The day on which somebody last read every text. */
  confirmed: string;
}

const companyFacts: Facts = { company, processors, claims, laws, confirmed };

/** What stands in the register until the operator fills in something true. */
const placeholders: Readonly<Record<keyof Facts['company'], RegExp>> = {
  legalName: /^$|voorbeeld|example/i,
  email: /^$|\.example$/,
  phone: /^$|0{3} ?00 ?00$/,
  visitingAddress: /^$|voorbeeld/i,
  registration: /^0*$/,
  vat: /^(?:NL0+B0+)?$/,
  linkedIn: /^$|\/company\/example\/?$/,
};

const daysBetween = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / (24 * 60 * 60 * 1000);

/**
 * What the build for production refuses, a line each: what is not filled in, who is not named, who keeps data outside
 * the EU while the pages say otherwise, what no document proves, and what nobody has looked at again in time.
 * @param today - such as 2026-11-25
 */
export function obstacles(today: string, facts: Facts = companyFacts): string[] {
  const documents = documentsToHold(facts);
  const isUnregistered = placeholders.registration.test(facts.company.registration);
  return [
    // Any name looks like one: it is true once it comes with the number of an extract.
    ...(isUnregistered
      ? [
          'packages/facts/src/company.ts: `legalName` goes with `registration`, take both from the extract of the KvK',
        ]
      : []),
    ...Object.entries(placeholders)
      .filter(([field, pattern]) => pattern.test(facts.company[field as keyof Facts['company']]))
      .map(([field]) => `packages/facts/src/company.ts: \`${field}\` is a placeholder`),
    ...facts.processors
      .filter(({ name, isForPlatform = false }) => name === undefined && !isForPlatform)
      .map(
        ({ id, purpose }) =>
          `packages/facts/src/processors.ts: the processor \`${id}\` has no name (${purpose})`,
      ),
    ...facts.processors
      .filter(({ isInEu }) => !isInEu)
      .map(
        ({ id, location }) =>
          `packages/facts/src/processors.ts: the processor \`${id}\` keeps data outside the EU (${location}), and the pages say that data stay within it`,
      ),
    ...facts.claims
      .filter(({ until }) => until < today)
      .map(
        ({ id, owner, until }) =>
          `packages/facts/src/claims.ts: \`${id}\` was to be looked at by ${until} by the ${owner}: check it, and renew its date`,
      ),
    ...facts.laws
      .filter(({ until }) => until < today)
      .map(
        ({ source, until }) =>
          `packages/facts/src/laws.ts: ${source} was to be looked up by ${until}: read what the pages say of it, and renew its dates`,
      ),
    ...(daysBetween(facts.confirmed, today) > 92
      ? [
          `packages/facts/src/moments.ts: the texts were last read on ${facts.confirmed}: read them against the facts, and renew \`confirmed\``,
        ]
      : []),
    ...documents
      .filter(({ heldSince }) => heldSince !== undefined && !(heldSince <= today))
      .map(
        ({ document, heldSince }) =>
          `packages/facts/src/claims.ts: held since ${heldSince}, which is no day that has come: ${document}`,
      ),
    ...documents
      .filter(({ before, heldSince }) => before === 'publication' && heldSince === undefined)
      .map(
        ({ claims: [first = ''], owner, document }) =>
          `packages/facts/src/claims.ts: hold, and note since when (\`${first}\`, ${owner}): ${document}`,
      ),
  ];
}

/** A document, with the claims that rest on it and who answers for the first. */
interface ClaimsDocument extends DocumentToHold {
  claims: readonly string[];
  owner: Role;
}

/** What the operator must be able to show, each document once. */
export function documentsToHold({ claims: list }: Facts = companyFacts): ClaimsDocument[] {
  const documents = new Map<string, ClaimsDocument>();
  for (const { id, owner, proof } of list) {
    for (const part of proof) {
      if (!('document' in part)) continue;
      const known = documents.get(part.document);
      documents.set(part.document, {
        owner,
        ...part,
        ...known,
        claims: [...(known?.claims ?? []), id],
      });
    }
  }
  return [...documents.values()];
}

/** What has to be looked at again, the first first: claims by their id, laws by their source. */
export const expiries = ({ claims: list, laws: cited }: Facts = companyFacts) =>
  [
    ...list.map(({ id, owner, until }) => ({ what: id, owner, until })),
    ...cited.map(({ source, until }) => ({ what: source, owner: 'privacy' as const, until })),
  ].toSorted((a, b) => a.until.localeCompare(b.until));
