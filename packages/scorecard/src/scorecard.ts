/** A passage in a document that a score rests on. */
export interface Evidence {
  /** Its number, from 1. It marks the passage in the document and stands at every score that rests on it. */
  reference: number;
  /** Which document, by the name or id that the app knows it by. */
  document: string;
  /** The page of the document, from 1. */
  page: number;
  /** Where the passage begins in the text of the page, in UTF-16 code units from 0, as `String.slice` counts. */
  start: number;
  /** Where it ends: the first place after it. */
  end: number;
  /** The words of the passage, so that they can be read when the document is gone. */
  quote: string;
}

/** One category of a scorecard, as the software scored it. */
export interface Category {
  /** Unique in its scorecard, and the same for every candidate of a vacancy: weights are set by it. */
  id: string;
  /** For example 'Relevante Ervaring'. */
  title: string;
  /**
   * 0 to 100 per cent, whole. Left out where the documents say nothing of it: without evidence there is no score, and
   * the category does not count.
   */
  score?: number | undefined;
  /** How sure the score is, 0 to 100 per cent, whole; left out with it. */
  confidence?: number | undefined;
  /** Why this score, in one sentence. */
  why: string;
  /** What else to know, such as what to ask. */
  context?: string | undefined;
  /** The passages that the score rests on. */
  evidence: readonly Evidence[];
}

/** What the software found of one candidate for one vacancy. */
export interface Scorecard {
  /** The candidate, by the id that the app knows them by. */
  candidate: string;
  /** At least one. Their order never matters for the total. */
  categories: readonly Category[];
}

/** What a ranking needs of a scorecard: a list of thousands can leave out what each score rests on. */
export interface Scores {
  /** The candidate, by the id that the app knows them by. */
  candidate: string;
  /** Their order never matters for the total. */
  categories: readonly Pick<Category, 'id' | 'title' | 'score'>[];
}

/** Whether a category has a score, by the software or by a human: only then it counts. */
export const isScored = <One extends Pick<Category, 'score'>>(
  category: One,
): category is One & { score: number } => category.score !== undefined;

/** How much a category counts: licht, gewoon, zwaar. */
export type Weight = 'light' | 'normal' | 'heavy';

/** The weights of a vacancy, by the id of the category. A category without one counts as `normal`. */
export type Weights = ReadonlyMap<string, Weight>;

/** How many times a category counts. Whole and small, so that a reader can do the sum. */
export const factors = { light: 1, normal: 2, heavy: 3 } as const satisfies Record<Weight, number>;
