export { ScoreChanges, type ScoreChangesProps } from './ScoreChanges.js';
