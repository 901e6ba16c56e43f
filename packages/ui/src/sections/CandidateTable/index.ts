export type { Judgement, RankedCandidate, Ranking, Scores } from '@heldermatch/scorecard';
export {
  CandidateTable,
  type CandidateTableActions,
  type Candidate,
  type CandidateTableColumn,
  type CandidateTableProps,
} from './CandidateTable.js';
