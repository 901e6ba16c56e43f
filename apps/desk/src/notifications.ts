/** Something that a user should know: a mention, an objection or a term that ends. */
export interface Notification {
  /** Unique, and the same at each read. */
  id: string;
  kind: 'mention' | 'objection' | 'request_term' | 'retention';
  /** Moment, as from `Date.toISOString`. */
  at: string;
  vacancy: string;
  /** The candidate that it is about. Missing for `retention`, which is about a vacancy. */
  candidate?: string | undefined;
  /** Name of the candidate. */
  name?: string | undefined;
  /** Author of the comment with the mention. */
  by?: string | undefined;
  /** Last day of the term, as 2026-11-28. */
  due?: string | undefined;
  /** Number of candidates whose term ends. */
  count?: number | undefined;
  isRead: boolean;
}
