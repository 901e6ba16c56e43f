export type { Adjustment, JudgedCategory } from '@heldermatch/scorecard';
export { CandidateDrawer, type CandidateDrawerProps } from './CandidateDrawer.js';
