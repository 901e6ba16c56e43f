export { Wordmark, type LetterOutline, type WordmarkProps } from './Wordmark.js';
