export type { Judgement, Ranked, Ranking } from '@heldermatch/scorecard';
export {
  CandidateTable,
  type Candidate,
  type CandidateTableColumn,
  type CandidateTableProps,
} from './CandidateTable.js';
