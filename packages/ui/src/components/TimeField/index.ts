export { parseTime, type Time } from '@internationalized/date';
export { TimeField, type TimeFieldProps } from './TimeField.js';
