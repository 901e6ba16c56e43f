export type { Category, Weight, Weights } from '@heldermatch/scorecard';
export { WeightControl, type WeightControlProps } from './WeightControl.js';
