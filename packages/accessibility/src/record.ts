import type { SuccessCriterionId } from '@heldermatch/facts';

/** Outcome of a criterion or clause: met, met except for known limitations, not applicable, or not evaluated. */
export type Outcome = 'met' | 'partly' | 'none' | 'unknown';

/** Known limitation, with the parts that a statement needs for each: cause, effect, alternative and plan. In Dutch. */
export interface Limitation {
  /** Criterion that is partly met. */
  id: SuccessCriterionId;
  cause: string;
  effect: string;
  instead: string;
  plan: string;
}

/**
 * Answer to a part of EN 301 549 that is not WCAG.
 * @see https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf
 */
export interface ClauseAnswer {
  /** Number of a clause or chapter. It also answers the clauses below it that have no specific answer. */
  clause: string;
  /** In Dutch. */
  topic: string;
  outcome: Outcome;
  /** In Dutch, as one or more sentences. */
  answer: string;
}

/** Accessibility of an app, as its makers know it. The statement and the reports are made from it. */
export interface AppRecord {
  /** Name at the start of a Dutch sentence, such as 'De site'. */
  subject: string;
  /** First paragraph of the statement. */
  intro: string;
  /** Scope, as paragraphs. */
  scope: readonly string[];
  /** Outcome of every criterion, with the path of the test that fails when it isn't met. Without it, a person looked. */
  outcomes: Readonly<Record<SuccessCriterionId, readonly [outcome: Outcome, test?: string]>>;
  /** Explanations of outcomes that would surprise a reader, such as an exception that applies. */
  notes?: Readonly<Partial<Record<SuccessCriterionId, string>>>;
  /** Month and year of the assessment by its makers, in Dutch. */
  assessed: string;
  /** Violations that tests look for at every change, as sentences. */
  everyChange: readonly string[];
  /** Tests that run every night. */
  everyNight: string;
  /** Research that was not done, as sentences. */
  notDone: readonly string[];
  limitations: readonly Limitation[];
  /** Answers in addition to those of every web app. */
  clauses: readonly ClauseAnswer[];
  /** Web technologies, as a paragraph. */
  technology: string;
}

/** English texts of a record, for reports. */
export interface EnglishRecord {
  name: string;
  /** Name at the start of a sentence, such as 'The site'. */
  subject: string;
  scope: string;
  methods: string;
  limitations: Readonly<Partial<Record<SuccessCriterionId, string>>>;
  notes?: Readonly<Partial<Record<SuccessCriterionId, string>>>;
  /** Answers by the number of the clause. */
  clauses: Readonly<Record<string, string>>;
}
