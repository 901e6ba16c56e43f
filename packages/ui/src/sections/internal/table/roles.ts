/** Explicit roles. Browsers drop the table semantics of a narrow layout that isn't displayed as a table. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  topic: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
