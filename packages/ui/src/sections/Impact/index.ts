export { Impact, type ImpactProps } from './Impact.js';
