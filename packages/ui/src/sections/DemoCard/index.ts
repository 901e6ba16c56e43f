export { DemoCard, type DemoCardProps } from './DemoCard.js';
