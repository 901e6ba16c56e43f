import { claims, type Claim, type DocumentToHold, type Role } from './claims.ts';
import { company } from './company.ts';
import { laws, type Law } from './laws.ts';
import { confirmed } from './moments.ts';
import { processors, type Processor } from './processors.ts';

/** The operator's data in the register; tests use other values. */
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
  /** Day on which all copy was last reviewed. */
  confirmed: string;
}

const companyFacts: Facts = { company, processors, claims, laws, confirmed };

/** Patterns of placeholders in the register, which the operator has to replace. */
const placeholders: Readonly<Record<keyof Facts['company'], RegExp>> = {
  legalName: /^$|voorbeeld|example/i,
  email: /^$|\.example$/,
  phone: /^$|0{3}\s?00\s?00$/,
  visitingAddress: /^$|voorbeeld/i,
  registration: /^0*$/,
  vat: /^(?:NL0+B0+)?$/,
  linkedIn: /^$|\/company\/example\/?$/,
};

const daysBetween = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / (24 * 60 * 60 * 1000);

/**
 * Obstacles for a production build, one line each. Lists missing values, processors without a name, data outside the EU
 * although the pages deny it, missing documents, and overdue reviews.
 * @param today - ISO date, such as 2026-11-25.
 */
export function obstacles(today: string, facts: Facts = companyFacts): string[] {
  const documents = documentsToHold(facts);
  const isUnregistered = placeholders.registration.test(facts.company.registration);
  return [
    // Any text can be a name, so the name is treated as real only with a registration number.
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

/** Document with the claims that need it, and the owner of the first. */
interface ClaimsDocument extends DocumentToHold {
  claims: readonly string[];
  owner: Role;
}

/** Documents that the operator must be able to show, without duplicates. */
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

/** Last valid days of all claims (named by id) and laws (named by source), earliest first. */
export const expiries = ({ claims: list, laws: cited }: Facts = companyFacts) =>
  [
    ...list.map(({ id, owner, until }) => ({ what: id, owner, until })),
    ...cited.map(({ source, until }) => ({ what: source, owner: 'privacy' as const, until })),
  ].toSorted((a, b) => a.until.localeCompare(b.until));
