export type { Category } from '@heldermatch/scorecard';
export { EvidenceList, type EvidenceListProps } from './EvidenceList.js';
