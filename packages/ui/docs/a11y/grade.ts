import type { CheckId } from './checks.js';
import { listOf, type Proof } from './record.js';
import { storyIdOf, type ComponentRecord } from './records.js';
import type { Outcome, Results } from './results.js';

/** Knowledge about a requirement. */
export type Grade = 'passed' | 'failed' | 'notRun' | 'byHand';

type Known = 'passed' | 'failed' | undefined;

function gradeAll(outcomes: readonly Known[]): Grade {
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.length === 0 || outcomes.includes(undefined) ? 'notRun' : 'passed';
}

/** Number of stories of a component by the outcome of a check. */
export function countOutcomes(
  component: ComponentRecord,
  check: CheckId,
  results: Results | undefined,
): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, same: 0 };
  const prefix = storyIdOf(component);
  for (const [id, { [check]: outcome }] of Object.entries(results?.stories ?? {})) {
    if (id.startsWith(prefix) && outcome !== undefined) counts[outcome] += 1;
  }
  return counts;
}

function outcomeOfCheck(
  component: ComponentRecord,
  check: CheckId,
  results: Results | undefined,
): Known {
  const { passed, failed, same } = countOutcomes(component, check, results);
  if (failed > 0) return 'failed';
  return passed + same > 0 ? 'passed' : undefined;
}

/** Grades a requirement or a row of the keyboard table by the last results. */
export function gradeOf(
  component: ComponentRecord,
  proof: Proof,
  results: Results | undefined,
): Grade {
  if ('byHand' in proof) return 'byHand';
  if ('test' in proof) return gradeAll([results?.files[proof.test]]);
  if ('check' in proof)
    return gradeAll(listOf(proof.check).map((check) => outcomeOfCheck(component, check, results)));
  return gradeAll(
    listOf(proof.play).map((story) => {
      const outcome = results?.stories[storyIdOf(component, story)]?.play;
      return outcome === 'failed' ? 'failed' : outcome && 'passed';
    }),
  );
}
