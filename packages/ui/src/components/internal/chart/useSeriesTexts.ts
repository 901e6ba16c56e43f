import { use } from 'react';
import * as nl from '../../../messages/nl.js';
import { LanguageContext, useMessages } from '../../../messages/useMessages.js';
import type { ChartSeries } from './ChartFigure.js';

/**
 * Values of a chart as text.
 * @param categories - Name of each category, or its date in words.
 */
export function useSeriesTexts(
  series: readonly ChartSeries[],
  categories: readonly string[],
  formatOptions: Intl.NumberFormatOptions | undefined,
) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const numberFormat = new Intl.NumberFormat(locale, formatOptions);
  const format = (value: number) => numberFormat.format(value);
  return {
    format,
    /** Name of the mark of each value, by series. Undefined where there is no measurement. */
    marks: series.map(({ label, values }) =>
      categories.map((category, index) => {
        const value = values[index] ?? null;
        if (value === null) return undefined;
        const words = { category, value: format(value) };
        return series.length === 1
          ? formatMessage(nl.chartValue, words)
          : formatMessage(nl.chartSeriesValue, { ...words, series: label });
      }),
    ),
    /** Row of the table for each category. */
    rows: categories.map((label, index) => ({
      label,
      cells: series.map(({ values }) => {
        const value = values[index] ?? null;
        return value === null ? formatMessage(nl.noData) : format(value);
      }),
    })),
  };
}
