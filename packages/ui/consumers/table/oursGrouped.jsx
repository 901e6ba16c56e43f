import '@heldermatch/ui/reset.css';
import { Table } from '@heldermatch/ui/Table';
import { columns } from './data.js';
import { show } from './Screen.jsx';

const average = (rows) =>
  Math.round(rows.reduce((sum, { score }) => sum + score, 0) / Math.max(1, rows.length));

const grouped = columns.map(({ id, label }) => ({
  id,
  label,
  isRowHeader: id === 'name',
  isSortable: true,
  render: (row) => row[id],
  ...(id === 'name' && { sticky: 'start', footer: () => 'Gemiddeld' }),
  ...(id === 'score' && { sticky: 'end', footer: average }),
}));

const jobOf = ({ job }) => job;

show(({ items, sort, onSort }) => (
  <Table
    label="Kandidaten"
    height="fill"
    density="compact"
    columns={grouped}
    items={items}
    groupBy={jobOf}
    selectionMode="multiple"
    sortDescriptor={sort}
    onSortChange={onSort}
  />
));
