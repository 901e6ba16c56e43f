import '@heldermatch/ui/reset.css';
import { Table } from '@heldermatch/ui/Table';
import { columns } from './data.js';
import { show } from './Screen.jsx';

const ours = columns.map(({ id, label }) => ({
  id,
  label,
  isRowHeader: id === 'name',
  isSortable: true,
  render: (row) => row[id],
}));

show(({ items, sort, onSort }) => (
  <Table
    label="Kandidaten"
    height="fill"
    density="compact"
    columns={ours}
    items={items}
    selectionMode="multiple"
    sortDescriptor={sort}
    onSortChange={onSort}
  />
));
