export type { IconCardProps } from '../internal/card/IconCard.js';
export { KeyPoints, type KeyPointsProps } from './KeyPoints.js';
