import { successCriterion } from '@heldermatch/facts';
import { checks } from './checks.js';
import type { Grade } from './grade.js';
import { listOf, type Proof, type Requirement } from './record.js';
import { storyIdOf, type ComponentRecord } from './records.js';

/** Grades in Dutch. */
export const gradeNames: Readonly<Record<Grade, string>> = {
  passed: 'Geslaagd',
  failed: 'Mislukt',
  notRun: 'Niet uitgevoerd',
  byHand: 'Niet met de hand getest',
};

/** Text in which backticks mark code. */
export const WithCode = ({ children }: { children: string }) =>
  children
    .split('`')
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed text
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Numbers and names of the success criteria of a requirement. */
export const CriteriaOf = ({ sc }: Pick<Requirement, 'sc'>) =>
  sc === undefined
    ? '–'
    : listOf(sc)
        .map((id) => `${id} ${successCriterion(id).nl}`)
        .join(', ');

/** Proof of a requirement in Dutch, with links to the stories. */
export function ProofOf({ component, proof }: { component: ComponentRecord; proof: Proof }) {
  if ('byHand' in proof) return 'Een mens';
  if ('test' in proof) return <code>{proof.test}</code>;
  if ('check' in proof)
    return listOf(proof.check)
      .map((check) => checks[check].nl)
      .join(', ');
  return (
    <>
      Play:{' '}
      {listOf(proof.play).map((story, index) => (
        <span key={story}>
          {index > 0 && ', '}
          <a href={`?path=/story/${storyIdOf(component, story)}`} target="_top">
            {story}
          </a>
        </span>
      ))}
    </>
  );
}
