export type { Term, Total, Weight } from '@heldermatch/scorecard';
export { Scorecard, type ScorecardProps } from './Scorecard.js';
