export {
  getLocalTimeZone,
  now,
  parseZonedDateTime,
  Time,
  type Disambiguation,
  type ZonedDateTime,
} from '@internationalized/date';
export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.js';
