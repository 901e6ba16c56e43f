export { EvidenceLine, type EvidenceLineProps } from './EvidenceLine.js';
