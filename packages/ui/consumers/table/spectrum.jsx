import '@react-spectrum/s2/page.css';
import { Cell, Column, Provider, Row, TableBody, TableHeader, TableView } from '@react-spectrum/s2';
import { columns } from './data.js';
import { show } from './Screen.jsx';

show(({ items, sort, onSort }) => (
  <Provider locale="nl-NL" UNSAFE_style={{ blockSize: '100%' }}>
    <TableView
      aria-label="Kandidaten"
      density="compact"
      selectionMode="multiple"
      sortDescriptor={sort}
      onSortChange={onSort}
      UNSAFE_style={{ blockSize: 700, inlineSize: 1000 }}
    >
      <TableHeader columns={columns}>
        {({ id, label }) => (
          <Column isRowHeader={id === 'name'} allowsSorting>
            {label}
          </Column>
        )}
      </TableHeader>
      <TableBody items={items}>
        {(row) => <Row columns={columns}>{({ id }) => <Cell>{String(row[id])}</Cell>}</Row>}
      </TableBody>
    </TableView>
  </Provider>
));
