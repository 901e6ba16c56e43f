import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { columns } from './data.js';
import { show } from './Screen.jsx';

const all = [{ id: 'box', label: '' }, ...columns];
const Box = () => <Checkbox slot="selection">☐</Checkbox>;

show(({ items, sort, onSort }) => (
  <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 32, headingHeight: 32 }}>
    <Table
      aria-label="Kandidaten"
      selectionMode="multiple"
      sortDescriptor={sort}
      onSortChange={onSort}
      style={{ blockSize: 700, inlineSize: 1000, overflow: 'auto' }}
    >
      <TableHeader columns={all}>
        {({ id, label }) => (
          <Column isRowHeader={id === 'name'} allowsSorting={id !== 'box'}>
            {id === 'box' ? <Box /> : label}
          </Column>
        )}
      </TableHeader>
      <TableBody items={items}>
        {(row) => (
          <Row columns={all}>
            {({ id }) => <Cell>{id === 'box' ? <Box /> : String(row[id])}</Cell>}
          </Row>
        )}
      </TableBody>
    </Table>
  </Virtualizer>
));
