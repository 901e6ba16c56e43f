export type { Figure } from '../internal/figures/Figures.js';
export { PilotGoals, type PilotGoalsProps } from './PilotGoals.js';
