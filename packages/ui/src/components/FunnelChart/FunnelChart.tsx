import { area } from 'd3-shape';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useFormatPercentage, useMessages } from '../../messages/useMessages.js';
import { ChartFigure, type ChartProps } from '../internal/chart/ChartFigure.js';
import * as chart from '../internal/chart/chart.css.js';
import * as css from './FunnelChart.css.js';

export interface FunnelItem {
  /** Name of the step. */
  label: string;
  /** Number that reached the step. */
  value: number;
}

export interface FunnelChartProps extends ChartProps {
  /** Steps in the order of the process. */
  items: readonly FunnelItem[];
}

/** Area between the end of a bar and the start of the next one, in per cent. */
const outline = area<[top: number, width: number]>()
  .y(([top]) => top)
  .x0(0)
  .x1(([, width]) => width);

/**
 * Steps of a process with the number that reached each, and its share of the previous and of the first step: a step
 * that was not reached has no shares. All values are text, so that nothing has to be explored.
 */
export function FunnelChart({ items, formatOptions, ...figure }: FunnelChartProps) {
  const formatMessage = useMessages();
  const formatPercentage = useFormatPercentage();
  const { locale } = use(LanguageContext);
  const format = new Intl.NumberFormat(locale, formatOptions);
  const highest = Math.max(...items.map(({ value }) => value));
  const widthOf = (value: number) => (highest === 0 ? 0 : (value / highest) * 100);
  const shareOf = (value: number, whole: number | undefined) =>
    whole === undefined || whole === 0 ? '' : formatPercentage((value / whole) * 100);
  const steps = items.map(({ label, value }, index) => ({
    label,
    value: format.format(value),
    isReached: value > 0,
    previous: index === 0 ? '' : shareOf(value, items[index - 1]?.value),
    first: index === 0 ? '' : shareOf(value, items[0]?.value),
  }));
  return (
    <ChartFigure
      {...figure}
      isEmpty={items.length === 0}
      table={{
        rowsLabel: formatMessage(nl.funnelStep),
        columns: [
          formatMessage(nl.funnelCount),
          formatMessage(nl.funnelFromPrevious),
          formatMessage(nl.funnelFromFirst),
        ],
        rows: steps.map(({ label, value, previous, first }) => ({
          label,
          cells: [value, previous, first],
        })),
      }}
    >
      <ol role="list" className={css.list}>
        {steps.map(({ label, value, isReached, previous, first }, index) => {
          const width = widthOf(items[index]?.value ?? 0);
          const next = items[index + 1];
          return (
            <li key={label} className={css.row}>
              <div className={css.words}>
                <p className={css.label}>
                  {label} <span className={css.value}>{value}</span>
                </p>
                {isReached && previous !== '' && (
                  <div className={css.shares}>
                    <p>{formatMessage(nl.funnelShare, { share: previous })}</p>
                    {index > 1 && <p>{formatMessage(nl.funnelShareOfFirst, { share: first })}</p>}
                  </div>
                )}
              </div>
              <div className={css.bars} aria-hidden="true">
                <div className={css.bar}>
                  <svg className={chart.drawing}>
                    <rect width={`${width}%`} height="100%" className={chart.fill[0]} />
                  </svg>
                </div>
                {next !== undefined && (
                  <div className={css.connector}>
                    <svg className={chart.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
                      <path
                        className={chart.fill[0]}
                        d={
                          outline([
                            [0, width],
                            [100, widthOf(next.value)],
                          ]) ?? undefined
                        }
                      />
                    </svg>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </ChartFigure>
  );
}
