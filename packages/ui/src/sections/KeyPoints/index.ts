export type { PointCardProps } from '../internal/card/PointCard.js';
export { KeyPoints, type KeyPointsProps } from './KeyPoints.js';
