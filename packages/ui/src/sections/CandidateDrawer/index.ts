export type { Adjustment, JudgedCategory } from '@heldermatch/scorecard';
export { CandidateDrawer, type CandidateDrawerProps } from './CandidateDrawer.js';
export { CandidatePane, type CandidatePaneProps } from './CandidatePane.js';
export type { DecisionActions } from '../DecisionBar/index.js';
