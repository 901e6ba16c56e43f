// Drag and drop in lists with the mouse of a real browser. Play functions prove the keyboard.
import '@heldermatch/ui/reset.css';
import {
  Board,
  GridList,
  LocaleProvider,
  Table,
  Tree,
  useDragAndDrop,
  type BoardItem,
  type BoardPlace,
  type DragAndDropHooks,
} from '@heldermatch/ui';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

function draw(element: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

interface ListProps {
  ids: readonly string[];
  dragAndDropHooks: DragAndDropHooks;
}

const labelOf = (id: string) => `Kandidaat ${id}`;
const row = (id: string) => page.getByRole('row', { name: new RegExp(`^${labelOf(id)}`) });

const itemsOf = (ids: readonly string[]) => ids.map((id) => ({ id, label: labelOf(id) }));

const RowsTable = ({ ids, ...props }: ListProps & { height?: 'fill' }) => (
  <Table
    label="Lijst"
    items={itemsOf(ids)}
    columns={[{ id: 'name', label: 'Naam', isRowHeader: true, render: ({ label }) => label }]}
    {...props}
  />
);

const lists = [
  [
    'GridList',
    ({ ids, ...props }: ListProps) => <GridList label="Lijst" items={itemsOf(ids)} {...props} />,
  ],
  ['Table', ({ ids, ...props }: ListProps) => <RowsTable ids={ids} {...props} />],
  [
    'Table that fills',
    ({ ids, ...props }: ListProps) => (
      <div style={{ blockSize: '20rem' }}>
        <RowsTable ids={ids} height="fill" {...props} />
      </div>
    ),
  ],
  [
    'Tree',
    ({ ids, ...props }: ListProps) => <Tree label="Lijst" items={itemsOf(ids)} {...props} />,
  ],
  [
    'GridList of links',
    ({ ids, ...props }: ListProps) => (
      <GridList
        label="Lijst"
        items={itemsOf(ids).map((item) => ({ ...item, href: '#cv' }))}
        {...props}
      />
    ),
  ],
] as const;

function Reordered({ List }: { List: (props: ListProps) => ReactElement }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const kept = ids.filter((id) => !keys.has(id));
      const at = kept.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      setIds(kept.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))));
    },
  });
  return <List ids={ids} dragAndDropHooks={dragAndDropHooks} />;
}

const order = () =>
  page
    .getByRole('row', { name: /^Kandidaat/ })
    .elements()
    .map(({ textContent }) => textContent?.match(/Kandidaat (\w)/)?.[1]);

test.each(lists)('%s: a row is dragged to another place', async (_, List) => {
  await page.viewport(1000, 700);
  draw(<Reordered List={List} />);
  await expect.element(row('a')).toBeVisible();
  await userEvent.dragAndDrop(row('a'), row('c'), { targetPosition: { x: 60, y: 40 } });
  await expect.poll(order).toEqual(['b', 'c', 'a']);
  await userEvent.dragAndDrop(row('c'), row('b'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(order).toEqual(['c', 'b', 'a']);
});

test.each([
  ['nl-NL', 'Kandidaat a slepen'],
  ['en-GB', 'Drag Kandidaat a'],
])('in %s the handle has its name in that language', async (locale, name) => {
  const [[, List]] = lists;
  draw(
    <LocaleProvider locale={locale}>
      <Reordered List={List} />
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('button', { name })).toBeInTheDocument();
});

const columns = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];

/** Board of an app that applies a move, after it has been asked whether it may. */
function Moved({ count = 3, onMove }: { count?: number; onMove?: () => Promise<void> }) {
  const [items, setItems] = useState<readonly BoardItem[]>(() => [
    ...Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      column: 'new',
      label: labelOf(`n${index}`),
    })),
    { id: 'g', column: 'interview', label: labelOf('g') },
  ]);
  const move = async (id: string, { column, before }: BoardPlace) => {
    await onMove?.();
    setItems((all) => {
      const others = all.filter((item) => item.id !== id);
      const at = others.findIndex((item) => item.id === before);
      const moved = all.filter((item) => item.id === id).map((item) => ({ ...item, column }));
      return others.toSpliced(at < 0 ? others.length : at, 0, ...moved);
    });
  };
  return (
    <div style={{ blockSize: '24rem' }}>
      <Board
        label="Kandidaten"
        columns={columns}
        items={items}
        onMove={move}
        emptyText="Geen kandidaten"
      />
    </div>
  );
}

const list = (name: string) => page.getByRole('grid', { name: new RegExp(`^${name},`) });
const cardsIn = (name: string) =>
  list(name)
    .getByRole('row', { name: /^Kandidaat/ })
    .elements()
    .map(({ textContent }) => textContent?.match(/Kandidaat (\w+)/)?.[1]);
const status = () => page.getByRole('status').first();

test('a card is dragged to another column, to an empty one, and within its column', async () => {
  await page.viewport(1000, 700);
  draw(<Moved />);
  await expect.element(row('n0')).toBeVisible();
  await userEvent.dragAndDrop(row('n0'), row('g'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => cardsIn('Gesprek')).toEqual(['n0', 'g']);
  await expect
    .element(status())
    .toHaveTextContent('Kandidaat n0 verplaatst naar Gesprek, plaats 1 van 2');
  await expect.element(row('n0')).toHaveFocus();
  await userEvent.dragAndDrop(row('n0'), list('Aanbod'));
  await expect.poll(() => cardsIn('Aanbod')).toEqual(['n0']);
  await userEvent.dragAndDrop(row('n1'), row('n2'), { targetPosition: { x: 60, y: 60 } });
  await expect.poll(() => cardsIn('Nieuw')).toEqual(['n2', 'n1']);
});

test('a dragged card returns if the server refuses it', async () => {
  await page.viewport(1000, 700);
  const answer = Promise.withResolvers<void>();
  draw(<Moved onMove={async () => answer.promise} />);
  await expect.element(row('n0')).toBeVisible();
  await userEvent.dragAndDrop(row('n0'), row('g'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => cardsIn('Gesprek')).toEqual(['n0', 'g']);
  answer.reject(new Error('conflict'));
  await expect.poll(() => cardsIn('Nieuw')).toEqual(['n0', 'n1', 'n2']);
  expect(cardsIn('Gesprek')).toEqual(['g']);
  await expect
    .element(status())
    .toHaveTextContent('Kandidaat n0 is niet verplaatst, en staat nog in Nieuw');
});

test('a column of a thousand cards renders those in view, and cards can be dropped there', async () => {
  await page.viewport(1000, 700);
  draw(<Moved count={1000} />);
  await expect.element(row('n0')).toBeVisible();
  expect(cardsIn('Nieuw').length).toBeLessThan(40);
  await userEvent.dragAndDrop(row('g'), row('n1'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => cardsIn('Nieuw').slice(0, 3)).toEqual(['n0', 'g', 'n1']);
});
