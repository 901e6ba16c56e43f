// A filter above a table: the screen that each library draws its table in.
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { filteredBy, sortedBy } from './data.js';

export function show(Table) {
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    const [filter, setFilter] = useState('');
    const [sort, setSort] = useState();
    const items = useMemo(
      () => (filter === '' ? sortedBy(sort?.direction) : filteredBy(filter)),
      [filter, sort],
    );
    return (
      <>
        <button type="button" id="open" onClick={() => setIsOpen(true)}>
          Toon
        </button>
        <input id="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
        <div style={{ blockSize: 700, inlineSize: 1000 }}>
          {isOpen && <Table items={items} sort={sort} onSort={setSort} />}
        </div>
      </>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<Screen />);
}
