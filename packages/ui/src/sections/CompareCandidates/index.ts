export type { Decision, JudgedCategory, Weights } from '@heldermatch/scorecard';
export {
  CompareCandidates,
  type CompareCandidatesProps,
  type ComparedCandidate,
} from './CompareCandidates.js';
