export type { Figure } from '../internal/figures/Figures.js';
export { Impact, type ImpactProps } from './Impact.js';
