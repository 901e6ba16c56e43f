export { CandidateInDrawer } from './CandidateInDrawer.tsx';
export { Weights } from './Weights.tsx';
