export type { Difference, Passage, Unproven } from '@heldermatch/scorecard';
export { ScorecardCategory, type ScorecardCategoryProps } from './ScorecardCategory.js';
export { ScorecardLine, type ScorecardLineProps } from './ScorecardLine.js';
