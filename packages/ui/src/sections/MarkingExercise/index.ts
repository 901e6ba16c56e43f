export type { Based, Weight, Weights } from '@heldermatch/scorecard';
export {
  MarkingExercise,
  type MarkingExerciseCategory,
  type MarkingExerciseLine,
  type MarkingExerciseProps,
} from './MarkingExercise.js';
