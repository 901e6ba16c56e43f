import type { ReactNode } from 'react';

export interface LegalTableProps {
  /** Accessible name. */
  label: string;
  /** Headings, the first of which is of the row headers. */
  columns: readonly [string, ...string[]];
  /** Cells of each row, the first of which is its header. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Explicit role: some browsers drop the one of an element that isn't displayed as in a table. */
const as = (role: string) => ({ role });

/** Table in a legal text. On a phone, `Prose` stacks the cells of a row: the explicit roles keep the semantics. */
export const LegalTable = ({ label, columns, rows }: LegalTableProps) => (
  <table {...as('table')} aria-label={label}>
    <thead {...as('rowgroup')}>
      <tr {...as('row')}>
        {columns.map((column) => (
          <th key={column} {...as('columnheader')} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...as('rowgroup')}>
      {rows.map(([header, ...cells]) => (
        <tr key={header} {...as('row')}>
          <th {...as('rowheader')} scope="row">
            {header}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} {...as('cell')}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
