import { claims, type Claim, type Role } from './claims.ts';
import { company } from './company.ts';
import { processors, type Processor } from './processors.ts';

/** What the register says of the operator; the tests try others. */
export interface Facts {
  company: Readonly<
    Record<'legalName' | 'email' | 'phone' | 'registration' | 'vat' | 'linkedIn', string>
  >;
  processors: readonly Processor[];
  claims: readonly Claim[];
}

const own: Facts = { company, processors, claims };

/** What stands in the register until the operator fills in something true. */
const placeholders: Readonly<Record<keyof Facts['company'], RegExp>> = {
  legalName: /^$|voorbeeld|example/i,
  email: /^$|\.example$/,
  phone: /^$|0{3} ?00 ?00$/,
  registration: /^0*$/,
  vat: /^(?:NL0+B0+)?$/,
  linkedIn: /^$|\/company\/example\/?$/,
};

/**
 * What the build for production refuses, a line each: what is not filled in, who is not named, who keeps data outside
 * the EU while the pages say otherwise, and what nobody has looked at again in time.
 * @param today - such as 2026-11-25
 */
export function obstacles(today: string, facts: Facts = own): string[] {
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
      .filter(({ name }) => name === undefined)
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
  ];
}

export interface DocumentToHold {
  claim: string;
  owner: Role;
  document: string;
  heldSince: string | undefined;
}

/** What the operator must be able to show. */
export const documentsToHold = ({ claims: list }: Facts = own): DocumentToHold[] =>
  list.flatMap(({ id, owner, proof }) =>
    proof.flatMap((part) => ('document' in part ? [{ claim: id, owner, ...part }] : [])),
  );

/** What has to be looked at again, the first first. */
export const expiries = ({ claims: list }: Facts = own) =>
  list
    .map(({ id, owner, until }) => ({ claim: id, owner, until }))
    .toSorted((a, b) => a.until.localeCompare(b.until));
