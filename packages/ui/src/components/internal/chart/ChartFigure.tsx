import { useId, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../../internal/root.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as hidden from '../../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './chart.css.js';

export interface ChartSeries {
  /** Name of the series, unique in the chart. */
  label: string;
  /** Value for each category. `null` is no measurement, which differs from zero. */
  values: readonly (number | null)[];
}

export interface ChartProps extends RootProps {
  /** Visible and accessible name: the measure, its subject and its period. */
  label: string;
  /**
   * Hides the label visually, if a heading next to the chart already has the same words.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Explanation below the label, such as the conclusion or the source. */
  description?: string | undefined;
  /**
   * Format of the values, with their unit.
   * @default a decimal number
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /**
   * Message shown if there are no values.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/** Data of a chart as text. */
export interface ChartTable {
  /** Header of the column of row headers. */
  rowsLabel?: string | undefined;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

interface ChartFigureProps extends Omit<ChartProps, 'formatOptions'> {
  table: ChartTable;
  legend?: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

/** Figure with a caption, a legend, a drawing, and the same data as a table. */
export function ChartFigure({
  label,
  isLabelHidden = false,
  description,
  emptyText,
  table,
  legend,
  isEmpty,
  children,
  ...root
}: ChartFigureProps) {
  const formatMessage = useMessages();
  const labelId = useId();
  return (
    <figure aria-labelledby={labelId} {...rootProps(root, css.root)}>
      <figcaption>
        <span id={labelId} className={isLabelHidden ? hidden.root : css.label}>
          {label}
        </span>
        {description !== undefined && <span className={css.description}>{description}</span>}
      </figcaption>
      {isEmpty ? (
        <p className={css.empty}>{emptyText ?? formatMessage(nl.noRows)}</p>
      ) : (
        <>
          {legend}
          {children}
          <details className={css.details}>
            <summary className={css.summary}>{formatMessage(nl.showAsTable)}</summary>
            <DataTable labelId={labelId} {...table} />
          </details>
        </>
      )}
    </figure>
  );
}

function DataTable({ labelId, rowsLabel, columns, rows }: ChartTable & { labelId: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className={css.scroller} role="region" aria-labelledby={labelId} tabIndex={0}>
      <table className={css.table} aria-labelledby={labelId}>
        <thead>
          <tr>
            {rowsLabel === undefined ? (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- heads no data
              <td className={css.cell} />
            ) : (
              <th scope="col" className={css.rowHeader}>
                {rowsLabel}
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col" className={css.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Labels of categories may repeat.
            <tr key={index}>
              <th scope="row" className={css.rowHeader}>
                {row.label}
              </th>
              {row.cells.map((cell, at) => (
                <td key={columns[at]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
