import { isScored, type Category } from '@heldermatch/scorecard';
import { verify, type PageText, type Violation } from '@heldermatch/scorecard/verify';
import { categories, type Requirement, type Vacancy } from './vacancy.ts';

/** Vacancy, as an engine needs it. */
export interface Assignment extends Pick<Vacancy, 'id' | 'title'> {
  categories: readonly Pick<Category, 'id' | 'title'>[];
  requirements: readonly Requirement[];
}

/** An engine that scores CVs for a vacancy: `engines/rules.ts` in this browser, `engines/http.ts` behind a URL. */
export interface Engine {
  /** Name and version, stored and shown with its scores: 'Vaste regels 1'. */
  title: string;
  /** Informs the user who adds a CV where its text goes, and how it is scored. */
  note: string;
  /** Called when a result breaks rules of `verify`, for example to send that to the engine's developers. */
  onViolation?: ((violations: readonly Violation[]) => void) | undefined;
  /**
   * Scores a CV. Called once for every added CV, after its text was read.
   * @returns a list of `Category`. Nothing of it is trusted: `scoreCv` verifies it.
   * @throws when it can't score the CV. In that case the candidate is stored without a score, and the queue reports it.
   */
  score: (
    vacancy: Assignment,
    pages: readonly PageText[],
    options: { signal: AbortSignal },
  ) => Promise<unknown>;
}

export const noEvidence = 'Geen bewijs gevonden.';

interface Scored {
  /** Empty if the engine failed. */
  categories: readonly Category[];
  /** Outcome, for the queue: 'gescoord'. */
  outcome: string;
}

/**
 * Scores a CV, and verifies the result against its text. A CV that can't be scored is still added, for a human to read.
 * @param document Id of the CV, for its evidence.
 */
export async function scoreCv(
  engine: Engine,
  { id, title, requirements }: Vacancy,
  pages: readonly PageText[],
  { document, signal }: { document: string; signal: AbortSignal },
): Promise<Scored> {
  let given: unknown;
  try {
    // Only the text: an engine needs no layout.
    const texts = pages.map(({ text }) => ({ text }));
    given = await engine.score({ id, title, categories, requirements }, texts, { signal });
  } catch {
    return { categories: [], outcome: 'kon niet worden gescoord' };
  }
  const { categories: verified, violations } = verify(given, {
    categories,
    requirements,
    pages,
    document,
    noEvidence,
  });
  if (violations.length > 0) engine.onViolation?.(violations);
  return { categories: verified, outcome: outcomeOf(verified) };
}

function outcomeOf(verified: readonly Category[]): string {
  const scored = verified.filter(isScored).length;
  const unproven = verified.reduce((sum, one) => sum + (one.unproven?.length ?? 0), 0);
  const doubt = unproven === 0 ? '' : `, ${unproven} niet bewezen`;
  return scored === 0 ? `geen bewijs gevonden${doubt}` : `gescoord${doubt}`;
}
