export { StatBand, type StatBandProps } from './StatBand.js';
