export type { Figure } from '../internal/figures/Figures.js';
export { StatBand, type StatBandProps } from './StatBand.js';
