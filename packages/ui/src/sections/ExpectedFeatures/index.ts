export { ExpectedFeatures, type ExpectedFeaturesProps } from './ExpectedFeatures.js';
