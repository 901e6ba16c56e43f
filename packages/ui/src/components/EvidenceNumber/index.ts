export { EvidenceNumber, type EvidenceNumberProps } from './EvidenceNumber.js';
