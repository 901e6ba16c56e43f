export type { Category, Scores, Weight, Weights } from '@heldermatch/scorecard';
export { WeightControl, type WeightControlProps } from './WeightControl.js';
