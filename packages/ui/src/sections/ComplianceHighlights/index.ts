export { ComplianceHighlights, type ComplianceHighlightsProps } from './ComplianceHighlights.js';
