export { MissionVision, type MissionStatement, type MissionVisionProps } from './MissionVision.js';
