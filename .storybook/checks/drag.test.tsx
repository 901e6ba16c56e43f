// Drag and drop in lists with the mouse of a real browser. Play functions prove the keyboard.
import '@heldermatch/ui/reset.css';
import {
  ColumnChooser,
  GridList,
  LocaleProvider,
  Table,
  Tree,
  useColumns,
  useDragAndDrop,
  type DragAndDropHooks,
} from '@heldermatch/ui';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from './draw.ts';
import { Pipeline } from '../../packages/ui/docs/board/Pipeline.tsx';

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

/** The recipe on the page of `Board`, with cards n0, n1… in 'Nieuw' and g in 'Gesprek'. */
const drawPipeline = (count = 3, save: () => Promise<void> = async () => {}) => {
  const items = Array.from({ length: count }, (_, index) => `n${index}`).map((id) => ({
    id,
    column: 'new',
    label: labelOf(id),
  }));
  draw(
    <LocaleProvider>
      <div style={{ blockSize: '24rem' }}>
        <Pipeline
          candidates={[...items, { id: 'g', column: 'interview', label: labelOf('g') }]}
          save={save}
        />
      </div>
    </LocaleProvider>,
  );
};

const list = (name: string) => page.getByRole('grid', { name: new RegExp(`^${name},`) });
const cardsIn = (name: string) =>
  list(name)
    .getByRole('row', { name: /^Kandidaat/ })
    .elements()
    .map(({ textContent }) => textContent?.match(/Kandidaat (\w+)/)?.[1]);
const status = () => page.getByRole('status').first();

test('a card is dragged to another column, to an empty one, and within its column', async () => {
  await page.viewport(1000, 700);
  drawPipeline();
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
  drawPipeline(3, async () => answer.promise);
  await expect.element(row('n0')).toBeVisible();
  await userEvent.dragAndDrop(row('n0'), row('g'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => cardsIn('Gesprek')).toEqual(['n0', 'g']);
  answer.reject(new Error('conflict'));
  await expect.poll(() => cardsIn('Nieuw')).toEqual(['n0', 'n1', 'n2']);
  expect(cardsIn('Gesprek')).toEqual(['g']);
  await expect
    .element(status())
    .toHaveTextContent('Kandidaat n0 is niet verplaatst, en staat nog in Nieuw');
  await expect.element(page.getByText('De kandidaat is niet verplaatst')).toBeVisible();
});

test('a column of a thousand cards renders those in view, and cards can be dropped there', async () => {
  await page.viewport(1000, 700);
  drawPipeline(1000);
  await expect.element(row('n0')).toBeVisible();
  expect(cardsIn('Nieuw').length).toBeLessThan(40);
  await userEvent.dragAndDrop(row('g'), row('n1'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(() => cardsIn('Nieuw').slice(0, 3)).toEqual(['n0', 'g', 'n1']);
});

test('a card is moved by keyboard, and with its menu', async () => {
  await page.viewport(1000, 700);
  drawPipeline();
  await row('n0').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Kandidaat n0 slepen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Plaatsen/);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => list('Gesprek').element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cardsIn('Gesprek')).toHaveLength(2);
  await expect.element(row('n0')).toHaveFocus();
  await page.getByRole('button', { name: 'Kandidaat n1 verplaatsen' }).click();
  await page.getByRole('menuitem', { name: 'Aanbod' }).click();
  await expect.poll(() => cardsIn('Aanbod')).toEqual(['n1']);
  await expect.element(row('n2')).toHaveFocus();
});

const choices = [
  { id: 'name', label: 'Naam', isRowHeader: true },
  { id: 'place', label: 'Plaats' },
  { id: 'hours', label: 'Uren' },
];

/** Arrays of columns that the app received. */
const received = new Set<unknown>();

function Columns({ title = '' }) {
  const { columns, chooser } = useColumns(choices, { defaultSettings: { hidden: [] } });
  received.add(columns);
  return (
    <>
      <h1>{title}</h1>
      <ColumnChooser {...chooser} />
      <p>{columns.map(({ label }) => label).join(' ')}</p>
    </>
  );
}

test('a column is dragged to another place, but not before the row header', async () => {
  await page.viewport(1000, 700);
  draw(<Columns />);
  await page.getByRole('button', { name: 'Kolommen' }).click();
  const column = (name: string) => page.getByRole('row', { name });
  await expect.element(column('Uren')).toBeVisible();
  await userEvent.dragAndDrop(column('Uren'), column('Plaats'), {
    targetPosition: { x: 60, y: 4 },
  });
  await expect.element(page.getByText('Naam Uren Plaats')).toBeVisible();
  await expect.element(status()).toHaveTextContent('Uren, plaats 2 van 3');
  await userEvent.dragAndDrop(column('Plaats'), column('Naam'), {
    targetPosition: { x: 60, y: 4 },
  });
  await expect.element(status()).toHaveTextContent('Uren, plaats 2 van 3');
  await userEvent.dragAndDrop(column('Plaats'), column('Naam'), {
    targetPosition: { x: 60, y: 50 },
  });
  await expect.element(page.getByText('Naam Plaats Uren')).toBeVisible();
});

test('an app receives other columns only when the choice changes', async () => {
  received.clear();
  const root = draw(<Columns title="Kandidaten" />);
  await expect.element(page.getByRole('heading', { name: 'Kandidaten' })).toBeVisible();
  root.render(<Columns title="Shortlist" />);
  await expect.element(page.getByRole('heading', { name: 'Shortlist' })).toBeVisible();
  expect(received.size).toBe(1);
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByText('Uren').last().click();
  await expect.element(page.getByText('Naam Plaats', { exact: true })).toBeInTheDocument();
  expect(received.size).toBe(2);
});
