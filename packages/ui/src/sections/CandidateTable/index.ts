export type { Judgement, RankedCandidate, Ranking } from '@heldermatch/scorecard';
export {
  CandidateTable,
  type CandidateTableActions,
  type Candidate,
  type CandidateTableColumn,
  type CandidateTableProps,
} from './CandidateTable.js';
