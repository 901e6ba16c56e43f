export { FeatureDetail, type FeatureDetailProps } from './FeatureDetail.js';
