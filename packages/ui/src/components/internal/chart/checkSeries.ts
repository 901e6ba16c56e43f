import type { ChartSeries } from './ChartFigure.js';
import { maxSeries } from './Patterns.js';

// Bundlers replace `process.env.NODE_ENV` with its value, and need it in this form.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Checks the data of a chart, in development.
 * @throws When there are too many series, or a series has another number of values than there are categories.
 */
export function checkSeries(
  chart: string,
  series: readonly ChartSeries[],
  categories: readonly string[],
): void {
  if (process.env.NODE_ENV === 'production') return;
  if (series.length > maxSeries) {
    throw new Error(
      `${chart}: ${series.length} series, and readers can distinguish ${maxSeries}. Combine the smallest, or use a Table.`,
    );
  }
  for (const { label, values } of series) {
    if (values.length !== categories.length) {
      throw new Error(
        `${chart}: series '${label}' has ${values.length} values for ${categories.length} categories. Write null where there is no measurement.`,
      );
    }
  }
}

/**
 * Checks the dates of a chart, in development.
 * @throws When a date isn't valid, or they aren't in ascending order.
 */
export function checkDates(chart: string, dates: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const [index, date] of dates.entries()) {
    const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
    // Browsers read 30 February as 2 March.
    if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) {
      throw new Error(`${chart}: '${date}' is not a date. Write it as '2026-03-02'.`);
    }
    const before = dates[index - 1];
    if (before !== undefined && before >= date) {
      throw new Error(`${chart}: '${date}' comes after '${before}'. Dates are in ascending order.`);
    }
  }
}
