export interface LegalTableProps {
  /** Accessible name. */
  label: string;
  /** Headings, the first of which is of the row headers. */
  columns: readonly [string, ...string[]];
  /** Cells of each row, the first of which is its header. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** Table in a legal text. On a phone, `Prose` stacks the cells of a row: the explicit roles keep the semantics. */
export const LegalTable = ({ label, columns, rows }: LegalTableProps) => (
  <table role="table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(([header, ...cells]) => (
        <tr key={[header, ...cells].join()} role="row">
          <th role="rowheader" scope="row">
            {header}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} role="cell">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
