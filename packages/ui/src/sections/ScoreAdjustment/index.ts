export type { Adjustment, JudgedCategory, Signature, Weights } from '@heldermatch/scorecard';
export { ScoreAdjustment, type ScoreAdjustmentProps, type ScoreChange } from './ScoreAdjustment.js';
