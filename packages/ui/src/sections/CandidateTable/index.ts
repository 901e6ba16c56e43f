export type { Judgement, RankedCandidate, Ranking } from '@heldermatch/scorecard';
export {
  CandidateTable,
  type Candidate,
  type CandidateTableColumn,
  type CandidateTableProps,
} from './CandidateTable.js';
