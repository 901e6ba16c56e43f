export { ScorecardExample, type ScorecardExampleProps } from './ScorecardExample.js';
