export { Shortlist, type ShortlistCandidate, type ShortlistProps } from './Shortlist.js';
