export { CoreValues, type CoreValuesProps } from './CoreValues.js';
