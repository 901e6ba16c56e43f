export { CvExcerpt, type CvExcerptProps } from './CvExcerpt.js';
