import { today } from '@internationalized/date';
import { timeZone } from './format.ts';

/** The current date, as 2026-11-28. Dates in ISO 8601 are in the order of their characters. */
export const currentDate = (): string => today(timeZone).toString();
