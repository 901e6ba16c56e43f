export { ScorecardCategory, type ScorecardCategoryProps } from './ScorecardCategory.js';
