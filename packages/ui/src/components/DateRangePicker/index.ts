export {
  getLocalTimeZone,
  isWeekend,
  parseDate,
  today,
  type CalendarDate,
} from '@internationalized/date';
export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker.js';
export type { Preset } from '../internal/calendar/Presets.js';
