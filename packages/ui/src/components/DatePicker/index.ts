export {
  getLocalTimeZone,
  isWeekend,
  parseDate,
  today,
  type CalendarDate,
} from '@internationalized/date';
export { DatePicker, type DatePickerProps } from './DatePicker.js';
export type { Preset } from '../internal/calendar/Presets.js';
