import { SignatureSchema, type LogEntry, type Signature } from '@heldermatch/scorecard';
import type { RichText } from '@heldermatch/ui/richText';
import * as v from 'valibot';
import { filledText } from './filledText.ts';
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

/** Reasons to remove a candidate. */
export const removalReasons = [
  { id: 'request', label: 'De kandidaat vroeg erom' },
  { id: 'term', label: 'De bewaartermijn is voorbij' },
  { id: 'mistake', label: 'Het cv hoort hier niet' },
] as const;

export type RemovalReason = (typeof removalReasons)[number]['id'];

/** Origins of CVs. A fixed list: a free text could name a person, and the origin remains after a removal. */
export const sources = [
  { id: 'site', label: 'Onze eigen site' },
  { id: 'job-board', label: 'Vacaturesite' },
  { id: 'linkedin', label: 'LinkedIn' },
  { id: 'referral', label: 'Aanbevolen door een collega' },
  { id: 'agency', label: 'Bureau' },
  { id: 'search', label: 'Zelf gezocht' },
  { id: 'other', label: 'Anders' },
] as const;

export type Source = (typeof sources)[number]['id'];

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
      /** Names of the colleagues who hold it. */
      interviewers?: readonly string[] | undefined;
    }
  | {
      /** Comment of the hiring team: a new one, or a change of one's own. */
      type: 'comment';
      candidate: string;
      /** Undefined if the comment is deleted. */
      text?: RichText | undefined;
      /** Id of the entry of the comment that it replies to. */
      replyTo?: string | undefined;
      /** Id of the first entry of the comment that it changes or deletes. */
      replaces?: string | undefined;
    }
  | {
      /** Email to a candidate. */
      type: 'mail';
      candidate: string;
      /** Email address. */
      to: string;
      subject: string;
      /** Text with the values of its variables. */
      text: RichText;
      /**
       * Whether it was opened as a draft in the user's mail program, which may have sent it.
       * @default false, sent by the team's database
       */
      isDraft?: boolean | undefined;
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
      /** A CV was added. */
      type: 'added';
      candidate: string;
      /** Origin of the CV. Undefined if unknown, and before it was recorded. */
      source?: Source | undefined;
    }
  | {
      /** Scores of an engine. */
      type: 'scored';
      candidate: string;
      /** Title of the engine, with its version. */
      engine: string;
      /** By category, 0 to 100 per cent; without evidence there is no score. */
      scores: readonly {
        category: string;
        score?: number | undefined;
        confidence?: number | undefined;
      }[];
    }
  | {
      /** A candidate's consent to be kept longer than the term. */
      type: 'consent';
      candidate: string;
      /** Date until which it holds, as 2026-11-28. The current date when it is withdrawn. */
      until: string;
    }
  | {
      /** A candidate's data were taken out, for an access request. */
      type: 'disclosure';
      candidate: string;
    }
  | {
      /** A candidate was removed, with everything. */
      type: 'removal';
      candidate: string;
      why: RemovalReason;
    }
  | {
      /** Remains of an entry about a removed candidate. */
      type: 'removed';
      candidate: string;
      was: (typeof erased)[number];
    }
  | {
      /** Remains of a removed candidate's scores. */
      type: 'removed';
      candidate: string;
      was: 'scored';
      engine: string;
    }
  | {
      /** The vacancy moved here with its log, whose lines keep their author and time. */
      type: 'import';
      /** Hash of the last line of that log. */
      head: string;
      /** Number of its lines about the vacancy. */
      lines: number;
    };

/** Types of which only the author and the time remain once a candidate is removed. */
const erased = [
  'interview',
  'comment',
  'mail',
  'request',
  'answer',
  'assignment',
  'consent',
] as const;

export type DeskEntry = Signature & DeskChange;
export type DeskEntryOf<Type extends DeskChange['type']> = Signature &
  Extract<DeskChange, { type: Type }>;

const deskTypes: Readonly<Record<DeskChange['type'], true>> = {
  vacancy: true,
  interview: true,
  comment: true,
  mail: true,
  request: true,
  answer: true,
  assignment: true,
  added: true,
  scored: true,
  consent: true,
  disclosure: true,
  removal: true,
  removed: true,
  import: true,
};

export const isDeskEntry = (entry: LogEntry | DeskEntry): entry is DeskEntry =>
  entry.type in deskTypes;

const id = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());
const SlotSchema = v.object({ start: time, end: time });
const idsOf = <Id extends string>(options: readonly { id: Id }[]) =>
  v.picklist(options.map((option) => option.id));

const date = (message?: string) => v.pipe(v.string(), v.isoDate(message));
const percentage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Validates an entry about a candidate. */
const about = <Type extends string, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ ...SignatureSchema.entries, type: v.literal(type), candidate: id, ...entries });

/** Validates an email address. */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.email('Vul het e-mailadres van de kandidaat in'),
  v.maxLength(255),
);

/** Validates a comment: a new one has content, and a deletion names the comment. */
const CommentSchema = v.pipe(
  about('comment', {
    text: v.optional(filledText('Vul uw reactie in')),
    replyTo: v.optional(id),
    replaces: v.optional(id),
  }),
  v.check(({ text, replyTo, replaces }) =>
    replaces === undefined ? text !== undefined : replyTo === undefined,
  ),
);

/** Validates an entry, with messages for the forms. */
export const DeskEntrySchema: v.GenericSchema<unknown, DeskEntry> = v.variant('type', [
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('vacancy'),
    details: VacancyDetailsSchema,
  }),
  about('interview', {
    proposed: v.array(SlotSchema),
    confirmed: v.optional(SlotSchema),
    interviewers: v.optional(v.array(filledLine('Vul de naam van uw collega in'))),
  }),
  CommentSchema,
  about('mail', {
    to: EmailSchema,
    subject: filledLine('Vul het onderwerp in'),
    text: filledText('Vul de tekst van de mail in'),
    isDraft: v.optional(v.boolean()),
  }),
  about('request', {
    kind: idsOf(requestKinds),
    text: filledLine('Vul in wat de kandidaat vraagt'),
    received: date('Vul de datum in waarop het verzoek kwam'),
  }),
  about('answer', {
    request: id,
    outcome: idsOf(outcomes),
    text: filledLine('Vul in wat u antwoordt'),
  }),
  about('assignment', { to: v.optional(filledLine('Vul de naam van uw collega in')) }),
  about('added', { source: v.optional(idsOf(sources)) }),
  about('scored', {
    engine: id,
    scores: v.array(
      v.object({
        category: id,
        score: v.optional(percentage),
        confidence: v.optional(percentage),
      }),
    ),
  }),
  about('consent', { until: date() }),
  about('disclosure', {}),
  about('removal', { why: idsOf(removalReasons) }),
  v.variant('was', [
    about('removed', {
      was: v.picklist(erased),
    }),
    about('removed', { was: v.literal('scored'), engine: id }),
  ]),
  v.object({
    ...SignatureSchema.entries,
    type: v.literal('import'),
    head: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    lines: v.pipe(v.number(), v.integer(), v.minValue(1)),
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

/** Entries without data of the candidate, which stay as they are. */
const lasting = ['vacancy', 'added', 'disclosure', 'removal', 'removed', 'import'] as const;
type Lasting = DeskEntryOf<(typeof lasting)[number]>;
const isLasting = (entry: DeskEntry): entry is Lasting =>
  lasting.some((type) => type === entry.type);

/** Erases an entry about a removed candidate: its author and time remain, and the engine that scored. */
export function eraseDesk(entry: DeskEntry): DeskEntry {
  if (isLasting(entry)) return entry;
  const { id: own, at, by, candidate, type: was } = entry;
  const left = { id: own, at, by, type: 'removed', candidate } as const;
  return was === 'scored' ? { ...left, was, engine: entry.engine } : { ...left, was };
}

export const isType =
  <Type extends DeskChange['type']>(type: Type) =>
  (entry: DeskEntry): entry is DeskEntryOf<Type> =>
    entry.type === type;

/** Last state of each interview, by candidate. */
export const interviewsIn = (entries: readonly DeskEntry[]) =>
  new Map(entries.filter(isType('interview')).map((entry) => [entry.candidate, entry]));

/** Whether an interview is agreed, or times for it are proposed. A cancelled one has neither. */
export const isPlanned = (interview: DeskEntryOf<'interview'> | undefined): boolean =>
  interview !== undefined && (interview.confirmed !== undefined || interview.proposed.length > 0);

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

/** Time and author of the addition of each candidate. Missing for CVs from before additions were recorded. */
export const additionsIn = (entries: readonly DeskEntry[]) =>
  new Map(entries.filter(isType('added')).map((entry) => [entry.candidate, entry]));
