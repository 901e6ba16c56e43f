export type { Drawing } from './drawings.js';
export { Illustration, type IllustrationProps } from './Illustration.js';
