export {
  RoadmapTimeline,
  type RoadmapItem,
  type RoadmapStatus,
  type RoadmapTimelineProps,
} from './RoadmapTimeline.js';
