// Parts of the list that only a phone has.
import { Button, Drawer, Select, type SortDescriptor } from '@heldermatch/ui';
import type { ReactNode } from 'react';

interface FilterDrawerProps {
  /** Number of candidates found, in words. */
  count: string;
  children: ReactNode;
}

/** Filters at the bottom of the window, with a button that shows what they leave. */
export const FilterDrawer = ({ count, children }: FilterDrawerProps) => (
  <Drawer
    title="Filters"
    placement="bottom"
    actions={
      <Button slot="close" className="showFound">
        {`Toon ${count}`}
      </Button>
    }
  >
    {children}
  </Drawer>
);

interface SortByProps {
  sort: SortDescriptor;
  columns: readonly { id: string }[];
  sortBy: (sort: SortDescriptor) => void;
}

/** Orders of the list on a phone, where it has no headings. Each begins with the candidates that a recruiter reads first. */
const orders = [
  { id: 'score', label: 'Hoogste totaal', direction: 'descending' },
  { id: 'candidate', label: 'Naam', direction: 'ascending' },
  { id: 'decision', label: 'Beslissing', direction: 'ascending' },
  { id: 'missing', label: 'Minste zonder bewijs', direction: 'ascending' },
  { id: 'years', label: 'Meeste ervaring', direction: 'descending' },
  { id: 'hours', label: 'Meeste uren', direction: 'descending' },
  { id: 'assignee', label: 'Toegewezen', direction: 'ascending' },
] as const;

/** Order of the list on a phone, instead of headings. */
export function SortBy({ columns, sort, sortBy }: SortByProps) {
  const shown = new Set(['score', 'candidate', 'decision', ...columns.map(({ id }) => id)]);
  return (
    <Select
      className="sortBy"
      label="Sorteer op"
      options={orders.filter(({ id }) => shown.has(id))}
      value={sort.column}
      onChange={(column) => {
        const order = orders.find(({ id }) => id === column);
        if (order !== undefined) sortBy({ column: order.id, direction: order.direction });
      }}
    />
  );
}
