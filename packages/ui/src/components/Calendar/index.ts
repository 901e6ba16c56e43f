export {
  getLocalTimeZone,
  isWeekend,
  parseDate,
  today,
  type CalendarDate,
} from '@internationalized/date';
export { Calendar, type CalendarProps } from './Calendar.js';
