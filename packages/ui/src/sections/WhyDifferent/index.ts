export type { IconCardProps } from '../internal/card/IconCard.js';
export { WhyDifferent, type WhyDifferentProps } from './WhyDifferent.js';
