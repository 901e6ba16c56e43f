export { getLocalTimeZone, parseDate, today, type CalendarDate } from '@internationalized/date';
export { DateField, type DateFieldProps } from './DateField.js';
