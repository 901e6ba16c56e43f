export {
  InterviewPlanner,
  type InterviewPlannerProps,
  type InterviewSlot,
} from './InterviewPlanner.js';
