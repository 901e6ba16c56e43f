export { FeatureTeasers, type FeatureTeasersProps } from './FeatureTeasers.js';
