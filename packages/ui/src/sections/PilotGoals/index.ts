export { PilotGoals, type PilotGoalsProps } from './PilotGoals.js';
