export type { IconCardProps } from '../internal/card/IconCard.js';
export { ComplianceHighlights, type ComplianceHighlightsProps } from './ComplianceHighlights.js';
