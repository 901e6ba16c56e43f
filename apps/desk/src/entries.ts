import { SignatureSchema, type LogEntry, type Signature } from '@heldermatch/scorecard';
import * as v from 'valibot';
import { formatDate, formatMoment } from './format.ts';
import { filledLine, VacancyDetailsSchema, type VacancyDetails } from './vacancy.ts';

/** Time of an interview. */
export interface Slot {
  /** Start, as from `Date.toISOString`. */
  start: string;
  /** End, in the same format. */
  end: string;
}

/** Kinds of request by a candidate, with the article of the GDPR that gives the right. */
export const requestKinds = [
  { id: 'review', label: 'Beoordeling door een mens (artikel 22)' },
  { id: 'objection', label: 'Bezwaar tegen het gebruik van gegevens (artikel 21)' },
  { id: 'access', label: 'Inzage (artikel 15)' },
  { id: 'rectification', label: 'Verbetering (artikel 16)' },
  { id: 'erasure', label: 'Verwijdering (artikel 17)' },
] as const;

export type RequestKind = (typeof requestKinds)[number]['id'];

export const outcomes = [
  { id: 'granted', label: 'Toegewezen' },
  { id: 'partly', label: 'Deels toegewezen' },
  { id: 'refused', label: 'Afgewezen' },
] as const;

export type Outcome = (typeof outcomes)[number]['id'];

/** Change that the desk logs, besides those of `@heldermatch/scorecard`. */
export type DeskChange =
  | {
      /** A vacancy, as a recruiter saved it. */
      type: 'vacancy';
      details: VacancyDetails;
    }
  | {
      /** State of the interview with a candidate. Without proposed and confirmed times, it is off. */
      type: 'interview';
      candidate: string;
      proposed: readonly Slot[];
      confirmed?: Slot | undefined;
    }
  | {
      /** Request by a candidate about their data or their assessment. */
      type: 'request';
      candidate: string;
      kind: RequestKind;
      text: string;
      /** Date of receipt, as 2026-11-28. */
      received: string;
    }
  | {
      type: 'answer';
      candidate: string;
      /** Id of the entry of the request. */
      request: string;
      outcome: Outcome;
      text: string;
    }
  | {
      /** Colleague who assesses a candidate. */
      type: 'assignment';
      candidate: string;
      /** Name of the colleague. If undefined, the candidate is assigned to no one. */
      to?: string | undefined;
    }
  | {
      /** Remains of an entry about a removed candidate. */
      type: 'removed';
      candidate: string;
      was: 'interview' | 'request' | 'answer' | 'assignment';
    };

export type DeskEntry = Signature & DeskChange;
export type DeskEntryOf<Type extends DeskChange['type']> = Signature &
  Extract<DeskChange, { type: Type }>;

const deskTypes: Readonly<Record<DeskChange['type'], true>> = {
  vacancy: true,
  interview: true,
  request: true,
  answer: true,
  assignment: true,
  removed: true,
};

export const isDeskEntry = (entry: LogEntry | DeskEntry): entry is DeskEntry =>
  entry.type in deskTypes;

const id = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());
const SlotSchema = v.object({ start: time, end: time });
const idsOf = <Id extends string>(options: readonly { id: Id }[]) =>
  v.picklist(options.map((option) => option.id));

/** Validates an entry, with messages for the forms. */
export const DeskEntrySchema: v.GenericSchema<unknown, DeskEntry> = v.variant('type', [
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('vacancy'),
    details: VacancyDetailsSchema,
  }),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('interview'),
    candidate: id,
    proposed: v.array(SlotSchema),
    confirmed: v.optional(SlotSchema),
  }),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('request'),
    candidate: id,
    kind: idsOf(requestKinds),
    text: filledLine('Vul in wat de kandidaat vraagt'),
    received: v.pipe(v.string(), v.isoDate('Vul de datum in waarop het verzoek kwam')),
  }),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('answer'),
    candidate: id,
    request: id,
    outcome: idsOf(outcomes),
    text: filledLine('Vul in wat u antwoordt'),
  }),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('assignment'),
    candidate: id,
    to: v.optional(filledLine('Vul de naam van uw collega in')),
  }),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('removed'),
    candidate: id,
    was: v.picklist(['interview', 'request', 'answer', 'assignment']),
  }),
]);

/**
 * Signs a change.
 * @throws {v.ValiError} with the messages of `DeskEntrySchema` when a value is missing or invalid.
 */
export const signDesk = (change: DeskChange, by: string): DeskEntry =>
  v.parse(DeskEntrySchema, {
    ...change,
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    by,
  });

/** Erases an entry about a removed candidate: its author and time remain. */
export function eraseDesk(entry: DeskEntry): DeskEntry {
  if (entry.type === 'vacancy' || entry.type === 'removed') return entry;
  const { id: own, at, by, candidate, type: was } = entry;
  return { id: own, at, by, type: 'removed', candidate, was };
}

export const isType =
  <Type extends DeskChange['type']>(type: Type) =>
  (entry: DeskEntry): entry is DeskEntryOf<Type> =>
    entry.type === type;

/** Last state of each interview, by candidate. */
export const interviewsIn = (entries: readonly DeskEntry[]) =>
  new Map(entries.filter(isType('interview')).map((entry) => [entry.candidate, entry]));

/** Option of a candidate who is assigned to no one. */
export const unassigned = '-';

/** Name of the colleague to whom each candidate is assigned, by candidate. */
export function assigneesIn(entries: readonly DeskEntry[]): ReadonlyMap<string, string> {
  const assignees = new Map<string, string>();
  for (const { candidate, to } of entries.filter(isType('assignment'))) {
    if (to === undefined) assignees.delete(candidate);
    else assignees.set(candidate, to);
  }
  return assignees;
}

/** Versions of a vacancy, oldest first. */
export const versionsIn = (entries: readonly DeskEntry[]) => entries.filter(isType('vacancy'));

const labelOf = (options: readonly { id: string; label: string }[], one: string) =>
  options.find((option) => option.id === one)?.label ?? one;

export const kindInWords = (kind: RequestKind): string => labelOf(requestKinds, kind);
export const outcomeInWords = (outcome: Outcome): string => labelOf(outcomes, outcome);

const removed = {
  interview: 'Gesprek',
  request: 'Verzoek',
  answer: 'Antwoord op een verzoek',
  assignment: 'Toewijzing',
};

function interviewInWords({ confirmed, proposed }: DeskEntryOf<'interview'>): string {
  if (confirmed !== undefined) return `afgesproken: ${formatMoment(confirmed.start)}`;
  if (proposed.length === 0) return 'afgezegd';
  return `voorgesteld: ${proposed.map(({ start }) => formatMoment(start)).join('; ')}`;
}

/** Describes an entry in a line of a log. */
export function inWords(entry: DeskEntry, nameOf: (candidate: string) => string): string {
  const { type } = entry;
  if (type === 'vacancy') {
    return `Vacature bewaard: ${entry.details.title}${entry.details.isClosed ? ', gesloten' : ''}`;
  }
  if (type === 'removed') return `${removed[entry.was]} van een verwijderde kandidaat`;
  const name = nameOf(entry.candidate);
  if (type === 'assignment') {
    return entry.to === undefined
      ? `${name} is aan niemand meer toegewezen`
      : `${name} toegewezen aan ${entry.to}`;
  }
  if (type === 'interview') return `Gesprek met ${name} ${interviewInWords(entry)}`;
  if (type === 'answer')
    return `Antwoord aan ${name}: ${outcomeInWords(entry.outcome)}. ${entry.text}`;
  return `Verzoek van ${name}, ontvangen op ${formatDate(entry.received)}: ${kindInWords(entry.kind)}. ${entry.text}`;
}
