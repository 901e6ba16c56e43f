export { Split, type SplitProps } from './Split.js';
