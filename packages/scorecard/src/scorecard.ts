/** Passage in a document. */
export interface Passage {
  /** 1-based page of the document. */
  page: number;
  /** Start of the passage in the text of the page. A 0-based index in UTF-16 code units, as in `String.slice`. */
  start: number;
  /** End of the passage, exclusive. */
  end: number;
  /** Text of the passage, which remains readable after the document is deleted. */
  quote: string;
}

/** Passage in a document on which a score is based. */
export interface Evidence extends Passage {
  /** 1-based number of the passage, shown in the document and at every score that is based on it. */
  reference: number;
  /** Name or id of the document in the app. */
  document: string;
  /**
   * Ids of the requirements of the vacancy that the passage proves. Undefined if the software didn't name them, which
   * says nothing about the candidate.
   */
  requirements?: readonly string[] | undefined;
}

/** Part of a quote, or of the passage that resembles it. */
export interface Difference {
  text: string;
  /** Whether the quote and the passage both contain it, or only one of them. */
  in: 'both' | 'quote' | 'document';
}

/** Quote that the software gave and that the document doesn't contain. It is shown as not proven, and never counts. */
export interface Unproven {
  /** The quote, as the software gave it. */
  quote: string;
  /** Passage of the document that resembles it most. Undefined if none does. */
  nearest?: Passage | undefined;
  /** Words in which they differ, in order. Empty without such a passage. */
  differences: readonly Difference[];
}

/** Category of a scorecard, as scored by the software. */
export interface Category {
  /** Unique in its scorecard, and the same for every candidate of a vacancy, because weights refer to it. */
  id: string;
  /** Title, for example 'Relevante Ervaring'. */
  title: string;
  /**
   * Whole per cent, 0 to 100. Undefined if the documents have no evidence for the category, which isn't included in the
   * total.
   */
  score?: number | undefined;
  /** Confidence in the score, in whole per cent, 0 to 100. Undefined without a score. */
  confidence?: number | undefined;
  /** Reason for the score, in one sentence. */
  why: string;
  /** Additional context, such as a question to ask. */
  context?: string | undefined;
  /** Passages on which the score is based. */
  evidence: readonly Evidence[];
  /** Quotes that `verify` didn't find in the document. */
  unproven?: readonly Unproven[] | undefined;
}

/** The software's findings about one candidate for one vacancy. */
export interface Scorecard {
  /** Id of the candidate in the app. */
  candidate: string;
  /** At least one. The order never affects the total. */
  categories: readonly Category[];
}

/** Part of a scorecard that a ranking needs. A list of thousands can omit the evidence. */
export interface Scores {
  /** Id of the candidate in the app. */
  candidate: string;
  /** The order never affects the total. */
  categories: readonly Pick<Category, 'id' | 'title' | 'score' | 'confidence'>[];
}

/** Whether a category has a score, by the software or by a human. Only scored categories are included in the total. */
export const isScored = <One extends Pick<Category, 'score'>>(
  category: One,
): category is One & { score: number } => category.score !== undefined;

/** Weight of a category: licht, gewoon, zwaar. */
export type Weight = 'light' | 'normal' | 'heavy';

/** Weights of a vacancy, by category id. A category without a weight is `normal`. */
export type Weights = ReadonlyMap<string, Weight>;

/** Factor of each weight. Small integers, so that a reader can check the sum. */
export const factors = { light: 1, normal: 2, heavy: 3 } as const satisfies Record<Weight, number>;
