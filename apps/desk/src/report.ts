import type { Source } from './entries.ts';

/** Numbers of candidates in each step. A step also counts those of the steps after it. */
export interface Steps {
  added: number;
  /** With a decision in force. */
  decided: number;
  invited: number;
  /** Invited, with a time that was agreed for an interview. */
  interviewed: number;
}

/** Numbers of a group of candidates who are there. */
export interface Tally extends Omit<Steps, 'added'> {
  candidates: number;
}

/** Numbers about the candidates of a vacancy, or of all. */
export interface Report {
  /** Candidates in the log, also those who were removed since. */
  steps: Steps;
  /** Median number of days; null without any. */
  days: {
    /** From the addition to the first decision in force. */
    decision: number | null;
    /** From the first invitation in force to the first time that was agreed. */
    interview: number | null;
  };
  /** The last twelve weeks, oldest first. */
  weeks: readonly {
    /** Its Monday, as 2026-11-23. */
    week: string;
    added: number;
    /** First decisions in force. */
    decided: number;
  }[];
  /** By the number of candidates, highest first. */
  sources: readonly {
    /** Null if unknown. */
    source: Source | null;
    added: number;
    decided: number;
    invited: number;
  }[];
  /** Of a vacancy: candidates whose CV proves a requirement, and the others. */
  requirements: readonly { id: string; proven: Tally; unproven: Tally }[];
  /** Candidates whose CV could be read as a whole, and the others. */
  reading: { whole: Tally; partly: Tally };
}
