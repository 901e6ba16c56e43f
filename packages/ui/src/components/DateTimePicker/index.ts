export {
  getLocalTimeZone,
  now,
  parseTime,
  parseZonedDateTime,
  type Disambiguation,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';
export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.js';
