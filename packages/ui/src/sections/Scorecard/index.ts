export { Scorecard, type ScorecardProps } from './Scorecard.js';
