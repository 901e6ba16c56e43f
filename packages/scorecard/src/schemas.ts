// Separate from the arithmetic, which needs no library: a page that only shows a total doesn't load Valibot.
import * as v from 'valibot';
import type { Change, LogEntry } from './log.ts';
import type { Category, Evidence, Scorecard, Unproven, Weight } from './scorecard.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Vul dit in'));
const integer = v.pipe(v.number(), v.integer('Geef een heel getal'));
const percentage = v.pipe(
  integer,
  v.minValue(0, 'Geef een getal van 0 tot en met 100'),
  v.maxValue(100, 'Geef een getal van 0 tot en met 100'),
);
const positiveInteger = v.pipe(integer, v.minValue(1, 'Nummers beginnen bij 1'));

/** Words of a human. A lone surrogate, which some input methods leave, can't be sealed in a chain. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.transform((value) => value.toWellFormed()),
);
const reason = v.pipe(words, v.nonEmpty('Geef een reden'));

const passage = {
  page: positiveInteger,
  start: v.pipe(integer, v.minValue(0, 'Plaatsen beginnen bij 0')),
  end: integer,
  quote: text,
};
const endsAfterStart = ({ start, end }: Pick<Evidence, 'start' | 'end'>) => end > start;
const endBeforeStart = 'Een passage eindigt na het begin';

/** Validates a passage. */
export const EvidenceSchema: v.GenericSchema<unknown, Evidence> = v.pipe(
  v.object({
    ...passage,
    reference: positiveInteger,
    document: text,
    requirements: v.optional(v.array(text)),
  }),
  v.check((place) => endsAfterStart(place), endBeforeStart),
);

const UnprovenSchema: v.GenericSchema<unknown, Unproven> = v.object({
  quote: text,
  nearest: v.optional(
    v.pipe(
      v.object(passage),
      v.check((place) => endsAfterStart(place), endBeforeStart),
    ),
  ),
  differences: v.array(
    v.object({ text: v.string(), in: v.picklist(['both', 'quote', 'document']) }),
  ),
});

/** Validates a category: it has a score and a confidence exactly when it has evidence. */
export const CategorySchema: v.GenericSchema<unknown, Category> = v.pipe(
  v.object({
    id: text,
    title: text,
    score: v.optional(percentage),
    confidence: v.optional(percentage),
    why: text,
    context: v.optional(text),
    evidence: v.array(EvidenceSchema),
    unproven: v.optional(v.array(UnprovenSchema)),
  }),
  v.check(
    ({ score, evidence }) => (score === undefined) === (evidence.length === 0),
    'Een score rust op bewijs: zonder het een is er geen van het ander',
  ),
  v.check(
    ({ score, confidence }) => (score === undefined) === (confidence === undefined),
    'Een score en de zekerheid horen bij elkaar',
  ),
);

const placeOf = ({ document, page, start, end }: Evidence) =>
  JSON.stringify([document, page, start, end]);

/** Whether each number refers to one passage, and each passage has one number. */
const hasOneNumberEach = (categories: Category[]) => {
  const passages = categories.flatMap(({ evidence }) => evidence);
  const pairs = new Set(passages.map((one) => `${one.reference} ${placeOf(one)}`));
  return (
    new Set(passages.map(({ reference }) => reference)).size === pairs.size &&
    new Set(passages.map(placeOf)).size === pairs.size
  );
};

/** Validates a scorecard from a file, a server or an engine. */
export const ScorecardSchema: v.GenericSchema<unknown, Scorecard> = v.object({
  candidate: text,
  categories: v.pipe(
    v.array(CategorySchema),
    v.minLength(1, 'Een scorecard heeft minstens één categorie'),
    v.check(
      (categories) => new Set(categories.map(({ id }) => id)).size === categories.length,
      'Elke categorie komt één keer voor',
    ),
    v.check(
      hasOneNumberEach,
      'Elk bewijsnummer hoort bij één passage, en elke passage bij één nummer',
    ),
  ),
});

/** Validates the weight of a category. */
export const WeightSchema: v.GenericSchema<unknown, Weight> = v.picklist([
  'light',
  'normal',
  'heavy',
]);

const VerdictSchema = v.picklist(['invite', 'hold', 'reject']);

const signature = {
  id: text,
  at: v.pipe(v.string(), v.isoTimestamp('Geef een moment als 2026-01-31T09:30:00.000Z')),
  by: text,
};

/** Validates author, time and id of an entry, for logs with entries of an app. */
export const SignatureSchema = v.object(signature);

const erased = { ...signature, type: v.literal('erased'), candidate: text };

/** Validates an entry of a log. Its messages are the same as in the form that writes one. */
export const LogEntrySchema: v.GenericSchema<unknown, LogEntry> = v.variant('type', [
  v.object({
    ...signature,
    type: v.literal('weight'),
    category: text,
    weight: WeightSchema,
  }),
  v.object({
    ...signature,
    type: v.literal('adjustment'),
    candidate: text,
    category: text,
    original: v.optional(percentage),
    score: percentage,
    reason,
  }),
  v.pipe(
    v.object({
      ...signature,
      type: v.literal('decision'),
      candidate: text,
      verdict: VerdictSchema,
      reason: v.optional(words),
      code: v.optional(text),
    }),
    v.forward(
      v.check(
        ({ verdict, reason: why = '' }) => verdict !== 'reject' || why !== '',
        'Geef een reden',
      ),
      ['reason'],
    ),
  ),
  v.object({ ...signature, type: v.literal('undo'), entry: text }),
  v.variant('was', [
    v.object({ ...erased, was: v.literal('adjustment'), category: text }),
    v.object({
      ...erased,
      was: v.literal('decision'),
      verdict: VerdictSchema,
      code: v.optional(text),
    }),
  ]),
]);

/** Validates a log from an external source. An undo must follow the entry that it reverts, and ids must be unique. */
export const LogSchema: v.GenericSchema<unknown, LogEntry[]> = v.pipe(
  v.array(LogEntrySchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const known = new Set<string>();
    for (const entry of dataset.value) {
      if (known.has(entry.id))
        addIssue({ message: `Regel ${entry.id} staat er meer dan één keer` });
      if (entry.type === 'undo' && !known.has(entry.entry)) {
        addIssue({ message: `Regel ${entry.id} herroept ${entry.entry}, die er niet voor staat` });
      }
      known.add(entry.id);
    }
  }),
);

/**
 * Signs a change.
 * @param by - Name of the author.
 * @param at - Time.
 * @throws {v.ValiError} with the messages of `LogEntrySchema` when a value is missing or invalid, such as the reason.
 */
export const sign = (change: Change, by: string, at = new Date()): LogEntry =>
  v.parse(LogEntrySchema, { ...change, id: crypto.randomUUID(), at: at.toISOString(), by });
