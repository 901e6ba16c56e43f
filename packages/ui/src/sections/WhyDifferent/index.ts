export { WhyDifferent, type WhyDifferentProps } from './WhyDifferent.js';
