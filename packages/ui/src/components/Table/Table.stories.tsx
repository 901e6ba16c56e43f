import { Ellipsis } from 'lucide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components/Table';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GroupedTable, type Assignment } from '../../../docs/table/GroupedTable.js';
import { Badge } from '../Badge/index.js';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Inline } from '../Inline/index.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { useCollator } from '../LocaleProvider/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { TextField } from '../TextField/index.js';
import { useDragAndDrop, type DroppableCollectionReorderEvent } from './index.js';
import { Table, type TableColumn, type TableProps } from './Table.js';

interface Candidate {
  id: string;
  name: string;
  role: string;
  score: number;
}

const candidates: readonly Candidate[] = [
  { id: '0412', name: 'Kandidaat 0412', role: 'Recruiter in de zorg', score: 87 },
  { id: '0388', name: 'Kandidaat 0388', role: 'Hr-adviseur', score: 79 },
  { id: '0501', name: 'Kandidaat 0501', role: 'Intercedent', score: 92 },
];

const columns: readonly TableColumn<Candidate>[] = [
  {
    id: 'name',
    label: 'Kandidaat',
    isRowHeader: true,
    isSortable: true,
    render: ({ name }) => name,
  },
  { id: 'role', label: 'Functie', render: ({ role }) => role },
  { id: 'status', label: 'Status', render: () => <Badge tone="info">Te beoordelen</Badge> },
  {
    id: 'score',
    label: 'Score',
    isSortable: true,
    align: 'end',
    render: ({ score }) => `${score}%`,
  },
];

const meta = {
  title: 'Gegevens/Table',
  id: 'componenten-table',
  component: Table<Candidate>,
  args: { label: 'Shortlist', columns, items: candidates, onSelectionChange: fn() },
} satisfies Meta<typeof Table<Candidate>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Shortlist' })).toBeVisible();
    await expect(await canvas.findAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: /Kandidaat 0412/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};

function Sorted(props: TableProps<Candidate>) {
  const { compare } = useCollator();
  const [sort, setSort] = useState<SortDescriptor>({ column: 'score', direction: 'descending' });
  const items = candidates.toSorted((a, b) => {
    const order = sort.column === 'score' ? a.score - b.score : compare(a.name, b.name);
    return sort.direction === 'ascending' ? order : -order;
  });
  return <Table {...props} items={items} sortDescriptor={sort} onSortChange={setSort} />;
}

export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const score = await canvas.findByRole('columnheader', { name: /Score/ });
    await expect(score).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('0501');
    await userEvent.click(score);
    await expect(score).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('0388');
    await expect(score.offsetHeight).toBeGreaterThanOrEqual(44);
    const name = canvas.getByRole('columnheader', { name: /Kandidaat/ });
    const icons = () =>
      [score, name].map((header) => getComputedStyle(header.querySelector('svg') as Element));
    const isVisible = () => icons().map(({ visibility }) => visibility === 'visible');
    await expect(isVisible()).toEqual([true, matchMedia('(hover: none)').matches]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(name).toHaveFocus();
    await expect(isVisible()).toEqual([true, true]);
    name.blur();
  },
};

/** Rows of 32 px for a mouse, and of at least 44 px for a finger. */
export const Compact: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { density: 'compact', selectionMode: 'multiple' },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(4);
    const isFine = matchMedia('(pointer: fine)').matches;
    for (const { offsetHeight } of rows) {
      await (isFine
        ? expect(offsetHeight).toBe(32)
        : expect(offsetHeight).toBeGreaterThanOrEqual(44));
    }
    const middleOf = (element: Element | null | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(NaN);
      return (top + bottom) / 2;
    };
    const [selectAll, select] = canvas.getAllByRole('checkbox');
    for (const [box, words] of [
      [selectAll, canvas.getByRole('columnheader', { name: 'Functie' }).firstElementChild],
      [select, canvas.getByText('Intercedent')],
    ] as const) {
      const distance = middleOf(box?.closest('label')) - middleOf(words);
      await expect(Math.abs(distance)).toBeLessThanOrEqual(1);
    }
  },
};

/** Moves through cells, and sorts. */
export const KeyboardCells: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const cell = (role: 'rowheader' | 'gridcell', row: number, column: number) =>
      canvas.getAllByRole('row')[row]?.querySelectorAll(`[role=${role}]`)[column];
    const heading = await canvas.findByRole('columnheader', { name: /Kandidaat/ });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell('rowheader', 1, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(cell('gridcell', 1, 2)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('rowheader', 1, 0)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell('gridcell', 3, 2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell('rowheader', 1, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell('rowheader', 2, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    heading.blur();
  },
};

export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['0388'] },
  play: async ({ canvas, userEvent, args }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    await expect(boxes[2]).toBeChecked();
    for (const box of boxes) {
      const area = box.closest('label')?.getBoundingClientRect();
      await expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(boxes[1] as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(boxes[1]).toBeChecked();
  },
};

export const Keyboard: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
    await userEvent.keyboard(' ');
    const selected = () =>
      canvas
        .getAllByRole('row')
        .flatMap((row, index) => (row.ariaSelected === 'true' ? index : []));
    await expect(selected()).toEqual([2]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual([2, 3]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual([2]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected()).toEqual([1, 2, 3]);
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await userEvent.keyboard('kandidaat 05');
    await expect(canvas.getAllByRole('row')[3]).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

const many: readonly Candidate[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `k${index}`,
  name: `Kandidaat ${String(index).padStart(5, '0')}`,
  role: ['Recruiter in de zorg', 'Hr-adviseur', 'Intercedent'][index % 3] ?? '',
  score: (index * 7919) % 101,
}));

const inRoom = (Story: ComponentType) => (
  <div style={{ blockSize: '22rem' }}>
    <Story />
  </div>
);

function Opened(props: TableProps<Candidate>) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Table {...props} />
  ) : (
    <Button onPress={() => setOpen(true)}>Alle kandidaten</Button>
  );
}

/** Places the table at the end of the page, where overscanned rows must not extend it. */
const atTheEnd = (Story: ComponentType) => (
  <div style={{ position: 'absolute', insetBlockEnd: 0, insetInline: 0, blockSize: '16rem' }}>
    <Story />
  </div>
);

/** Responds to the press first, and then renders the rows in groups. */
export const ProgressiveRendering: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { height: 'fill', items: many, density: 'compact', selectionMode: 'multiple' },
  decorators: [atTheEnd],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const answered = new Promise<number>((resolve) => {
      new MutationObserver(() => resolve(canvas.queryAllByRole('row').length)).observe(
        button.parentElement as HTMLElement,
        { childList: true },
      );
    });
    button.click();
    await expect(await answered).toBe(0);
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00005' });
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** Keeps its first value, like a cell with internal state. */
function KeptStatus({ of }: { of: string }) {
  const [first] = useState(of);
  return (
    <Badge tone="info" data-of={first}>
      Te beoordelen
    </Badge>
  );
}

/** Fills its container, renders only visible rows and keeps its header sticky. */
export const TenThousand: Story = {
  args: {
    height: 'fill',
    items: many,
    selectionMode: 'multiple',
    density: 'compact',
    columns: columns.map((column) =>
      column.id === 'status' ? { ...column, render: ({ id }) => <KeptStatus of={id} /> } : column,
    ),
  },
  decorators: [inRoom],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00000' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.tab();
    const rowOf = (name: string) =>
      canvas.getByRole('rowheader', { name }).closest('[role="row"]') as HTMLElement;
    await waitFor(() => expect(rowOf('Kandidaat 00000')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf('Kandidaat 09999')).toHaveFocus());
    await expect(rowOf('Kandidaat 09999')).toHaveAttribute('aria-rowindex', '10001');
    await waitFor(() => expect(rowOf('Kandidaat 09999')).toBeVisible());
    await userEvent.keyboard('{ArrowUp} ');
    await waitFor(() => expect(rowOf('Kandidaat 09998')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(rowOf('Kandidaat 09998')).not.toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOf('Kandidaat 00000')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(rowOf('Kandidaat 00000')).not.toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOf('Kandidaat 00000')).toHaveFocus());
    const top = (element: Element | null) =>
      Math.round(element?.getBoundingClientRect().top ?? NaN);
    await waitFor(() =>
      expect(top(rowOf('Kandidaat 00000'))).toBeGreaterThanOrEqual(top(grid.parentElement)),
    );
    // Row elements are recycled, but never keep the state of another row or lose focus.
    const first = rowOf('Kandidaat 00000');
    grid.parentElement?.scrollTo({ top: 10_000 });
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[3]).toHaveTextContent(/Kandidaat 0(?!000)/),
    );
    await expect(first).toHaveFocus();
    await expect(first).toHaveTextContent('Kandidaat 00000');
    first.blur();
    const elements = canvas.getAllByRole('row');
    const shown = elements[3]?.textContent ?? '';
    grid.parentElement?.scrollTo({ top: 20_000 });
    await waitFor(() => expect(grid).not.toHaveTextContent(shown));
    await expect(elements.filter((element) => element.isConnected).length).toBeGreaterThan(4);
    for (const status of grid.querySelectorAll<HTMLElement>('[data-of]')) {
      const row = status.closest('[role="row"]');
      await expect(row).toHaveTextContent(
        `Kandidaat ${status.dataset['of']?.slice(1).padStart(5, '0')}`,
      );
    }
    rowOf('Kandidaat 00000').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toBeChecked());
    grid.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => rowOf('Kandidaat 00001'));
  },
};

/** Renders every row in print, which can't scroll. */
export const Printed: Story = {
  args: { height: 'fill', items: many.slice(0, 60) },
  decorators: [inRoom],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00000' });
    const rowsOf = () => canvas.getAllByRole('row').length;
    await expect(rowsOf()).toBeLessThan(40);
    dispatchEvent(new Event('beforeprint'));
    await expect(rowsOf()).toBe(61);
    const scroller = grid.parentElement as HTMLElement;
    await expect(scroller.clientHeight).toBe(scroller.scrollHeight);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rowsOf()).toBeLessThan(40));
  },
};

const more = fn();

/** Requests the next rows when the last ones come into view. */
export const LoadingMore: Story = {
  args: { height: 'fill', items: many.slice(0, 40), onLoadMore: more },
  decorators: [inRoom],
  beforeEach: () => void more.mockClear(),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00000' });
    await expect(more).not.toHaveBeenCalled();
    const room = grid.parentElement;
    // Rows are measured when they render, so the last ones move the end down.
    await waitFor(async () => {
      room?.scrollTo({ top: 100_000 });
      const last = canvas.getByRole('row', { name: /00039/ }).getBoundingClientRect();
      await expect(last.bottom).toBeLessThanOrEqual(room?.getBoundingClientRect().bottom ?? 0);
    });
    await expect(more).toHaveBeenCalledOnce();
  },
};

/** Resizes columns, with the keyboard too. One row is disabled. */
export const Resizable: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    columns: columns.map((column) => ({ ...column, isResizable: column.id === 'name' })),
    disabledKeys: ['0388'],
    selectionMode: 'multiple',
    overflow: 'truncate',
    onResizeEnd: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('columnheader', { name: /Kandidaat/ });
    const before = name.offsetWidth;
    const slider = canvas.getByRole('slider', { name: /^Breedte van kolom Kandidaat/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onResizeEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(name.offsetWidth).toBe(before - 20));
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
    await expect(args.onResizeEnd).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(name.offsetWidth).toBe(before - 10));
    const [, , disabled] = canvas.getAllByRole('checkbox');
    await expect(disabled).toBeDisabled();
  },
};

function Paged(props: TableProps<Candidate>) {
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<Selection>(new Set());
  return (
    <Stack gap="s">
      <Table
        {...props}
        items={many.slice(page * 2, page * 2 + 2)}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
      />
      <Inline gap="s">
        <Button variant="secondary" onPress={() => setPage(1 - page)}>
          Andere bladzijde
        </Button>
        <Text>{selected === 'all' ? 'alles' : selected.size} geselecteerd</Text>
      </Inline>
    </Stack>
  );
}

/** Selects a page with the header checkbox, and keeps the selection of other pages. */
const ranked: readonly Candidate[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(index + 1),
  name: `Kandidaat ${index + 1}`,
  role: 'Recruiter in de zorg',
  score: 87,
}));

function Ranked(props: TableProps<Candidate>) {
  const [items, setItems] = useState(ranked);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': `Kandidaat ${key}` })),
    onReorder: ({ keys, target }: DroppableCollectionReorderEvent) => {
      const kept = items.filter(({ id }) => !keys.has(id));
      const before = kept.findIndex(({ id }) => id === target.key);
      const at = target.dropPosition === 'after' ? before + 1 : before;
      setItems(kept.toSpliced(at, 0, ...items.filter(({ id }) => keys.has(id))));
    },
  });
  return (
    <div style={{ blockSize: '20rem' }}>
      <Table {...props} height="fill" items={items} dragAndDropHooks={dragAndDropHooks} />
    </div>
  );
}

/** Moves rows by keyboard, even to a place that is not rendered yet. */
export const Draggable: Story = {
  args: { selectionMode: 'multiple' },
  render: (args) => <Ranked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.findByRole('row', { name: 'Kandidaat 1' });
    await first();
    await userEvent.tab();
    await waitFor(async () => expect(await first()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Kandidaat 1 slepen'));
    const start = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen/));
    };
    await start();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Kandidaat 1 slepen'));
    await start();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Plaatsen na Kandidaat 200'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await first()).toHaveAttribute('aria-rowindex', '201'));
    await waitFor(async () => expect(await first()).toBeVisible());
  },
};

export const SelectionAcrossPages: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = () => canvas.getAllByRole('checkbox')[0] as HTMLElement;
    await canvas.findAllByRole('row');
    await userEvent.click(all());
    await expect(canvas.getByText('2 geselecteerd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(all()).not.toBeChecked();
    await userEvent.click(all());
    await expect(canvas.getByText('4 geselecteerd')).toBeVisible();
    await userEvent.click(all());
    await expect(canvas.getByText('2 geselecteerd')).toBeVisible();
  },
};

const withNote: readonly TableColumn<Candidate>[] = [
  ...columns.slice(0, 2),
  {
    id: 'note',
    label: 'Notitie',
    width: '2fr',
    render: ({ name }) => <TextField label={`Notitie bij ${name}`} isLabelHidden />,
  },
];

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' });
const actions = [
  { id: 'invite', label: 'Uitnodigen' },
  { id: 'remove', label: 'Verwijderen', tone: 'critical' },
] as const;
const onAction = fn();

const withActions: readonly TableColumn<Candidate>[] = [
  ...columns.slice(0, 2),
  {
    id: 'received',
    label: 'Ontvangen',
    render: ({ score }) => day.format(new Date(Date.UTC(2026, 8, score % 28))),
  },
  {
    id: 'actions',
    label: 'Acties',
    width: 88,
    render: ({ id, name }) => (
      <MenuTrigger>
        <IconButton label={`Acties voor ${name}`} icon={Ellipsis} variant="quiet" size="small" />
        <Menu items={actions} onAction={(action) => onAction(id, action)} />
      </MenuTrigger>
    ),
  },
];

/** A menu per row, and a date in the reader's words. A press on the menu doesn't open the row. */
export const RowActions: Story = {
  args: { columns: withActions, onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Acties voor Kandidaat 0388' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Uitnodigen' }));
    await expect(onAction).toHaveBeenLastCalledWith('0388', 'invite');
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Acties voor Kandidaat 0388' })).toHaveFocus(),
    );
    await expect(canvas.getByText('23 sep 2026')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Keeps typing in a field from triggering the table's keyboard interactions. */
export const Fields: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { columns: withNote, selectionMode: 'multiple', keyboardNavigationBehavior: 'tab' },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Notitie bij Kandidaat 0412' });
    await userEvent.type(field, 'Belt later terug');
    await expect(field).toHaveValue('Belt later terug');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    // Makes a row the tab stop again, as initially. Otherwise axe reports the cell behind the field as a small target.
    const row = field.closest<HTMLElement>('[role="row"]');
    row?.focus();
    row?.blur();
  },
};

interface Requirement {
  id: string;
  name: string;
  hours: number;
  cost: number;
  parts?: readonly Requirement[];
}

const euro = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const sumOf = (rows: readonly Requirement[], key: 'hours' | 'cost') =>
  rows.reduce((sum, row) => sum + row[key], 0);

const costColumns: readonly TableColumn<Requirement>[] = [
  {
    id: 'name',
    label: 'Werk',
    isRowHeader: true,
    render: ({ name }) => name,
    footer: () => 'Totaal',
  },
  {
    id: 'hours',
    label: 'Uren',
    align: 'end',
    render: ({ hours }) => hours,
    footer: (rows) => sumOf(rows, 'hours'),
  },
  {
    id: 'cost',
    label: 'Kosten',
    align: 'end',
    render: ({ cost }) => euro.format(cost),
    footer: (rows) => euro.format(sumOf(rows, 'cost')),
  },
];

const work: readonly Requirement[] = [
  {
    id: 'w1',
    name: 'Werving',
    hours: 34,
    cost: 2890,
    parts: [
      { id: 'w11', name: 'Vacaturetekst', hours: 6, cost: 510 },
      {
        id: 'w12',
        name: 'Zoeken',
        hours: 28,
        cost: 2380,
        parts: [
          { id: 'w121', name: 'Eigen bestand', hours: 8, cost: 680 },
          { id: 'w122', name: 'Netwerken', hours: 20, cost: 1700 },
        ],
      },
    ],
  },
  { id: 'w2', name: 'Gesprekken', hours: 16, cost: 1360 },
];

const partsOf = ({ parts }: Requirement) => parts;

/** Rows that show and hide those below them, and a last row with sums. */
export const Expandable: StoryObj<typeof Table<Requirement>> = {
  args: { label: 'Kosten', columns: costColumns, items: work, getChildren: partsOf },
  render: (args) => <Table<Requirement> {...args} />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Kosten' });
    const row = (name: string) => canvas.getByRole('row', { name });
    await expect(row('Werving')).toHaveAttribute('aria-expanded', 'false');
    await expect(row('Gesprekken')).not.toHaveAttribute('aria-expanded');
    await userEvent.click(canvas.getByRole('button', { name: /Werving/ }));
    await expect(row('Zoeken')).toHaveAttribute('aria-level', '2');
    await expect(row('Zoeken')).toHaveAttribute('aria-posinset', '2');
    await expect(row('Zoeken')).toHaveAttribute('aria-setsize', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(row('Netwerken')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Eigen bestand')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row('Zoeken')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Netwerken' })).toBeNull());
    const foot = within(grid).getAllByRole('row').at(-1) as HTMLElement;
    await expect(foot).toHaveTextContent(/^Totaal.*50.*€ 4.250$/);
    await expect(within(foot).getByRole('rowheader')).toHaveTextContent('Totaal');
    (document.activeElement as HTMLElement).blur();
  },
};

const stages = ['Nieuw', 'Gesprek', 'Aanbod'];
const stageOf = ({ score }: Candidate) => stages[score % 3] ?? '';
const grouped: readonly TableColumn<Candidate>[] = columns.map((column) =>
  column.id === 'score'
    ? {
        ...column,
        footer: (rows: readonly Candidate[]) =>
          `gem. ${Math.round(rows.reduce((sum, { score }) => sum + score, 0) / rows.length)}%`,
      }
    : column,
);

/** Groups under headings that can be collapsed, with a sum of each. */
export const Grouped: Story = {
  args: {
    columns: grouped,
    items: many.slice(0, 9),
    groupBy: stageOf,
    selectionMode: 'multiple',
    onRowAction: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('treegrid');
    const heading = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const before = names();
    await expect(heading('Nieuw')).toHaveAttribute('aria-expanded', 'true');
    await expect(heading('Nieuw')).not.toHaveAttribute('aria-selected');
    await userEvent.click(heading('Nieuw'));
    await expect(heading('Nieuw')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(names().length).toBeLessThan(before.length);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(names()).toEqual(before));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading('Nieuw')).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}');
    const [selection] = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall as [
      Set<string>,
    ];
    await expect([...selection].every((key) => key.startsWith('k'))).toBe(true);
    (document.activeElement as HTMLElement).blur();
  },
};

const assignments: readonly Assignment[] = [
  { id: 'a1', name: 'Kandidaat 0412', place: 'Utrecht', phase: 'new', hours: 32 },
  { id: 'a2', name: 'Kandidaat 0388', place: 'Zeist', phase: 'new', hours: 24 },
  { id: 'a3', name: 'Kandidaat 0501', place: 'Houten', phase: 'offer', hours: 36 },
];
const save = async () => {};

/** All parts of a table that people work in: a changed phase moves the row to another group, with its focus. */
export const WorkedIn: Story = {
  render: () => <GroupedTable assignments={assignments} save={save} />,
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent.replace(/^Kandidaat(?=K)/, ''));
    const before = ['Nieuw 2', 'Kandidaat 0412', 'Kandidaat 0388', 'Aanbod 1', 'Kandidaat 0501'];
    await canvas.findByRole('treegrid');
    await waitFor(() => expect(names()).toEqual([...before, 'Totaal']));
    const phase = () => canvas.getByRole('button', { name: /Fase van Kandidaat 0412/ });
    await userEvent.click(phase());
    await userEvent.click(await screen.findByRole('option', { name: 'Gesprek' }));
    await waitFor(() =>
      expect(names()).toEqual([
        'Nieuw 1',
        'Kandidaat 0388',
        'Gesprek 1',
        'Kandidaat 0412',
        'Aanbod 1',
        'Kandidaat 0501',
        'Totaal',
      ]),
    );
    await waitFor(() => expect(phase()).toHaveFocus());
    const hours = canvas.getByRole('button', { name: /Uren van Kandidaat 0412/ });
    await userEvent.click(hours);
    const field = await screen.findByRole('textbox', { name: 'Uren van Kandidaat 0412' });
    await userEvent.clear(field);
    await userEvent.type(field, '20{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Gesprek 1' })).toHaveTextContent(/20$/),
    );
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Totaal' }).parentElement).toHaveTextContent(
        /80$/,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Kolommen/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Woonplaats' }));
    await waitFor(() => expect(canvas.queryByText('Utrecht')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
};

const wide: readonly TableColumn<Candidate>[] = [
  {
    id: 'name',
    label: 'Kandidaat',
    isRowHeader: true,
    width: 184,
    sticky: 'start',
    render: ({ name }) => name,
    footer: () => 'Hoogste',
  },
  ...['Ervaring', 'Opleiding', 'Talen', 'Vaardigheden', 'Motivatie'].map(
    (label, at): TableColumn<Candidate> => ({
      id: label,
      label,
      width: 180,
      align: 'end',
      render: ({ score }) => `${(score * (at + 3)) % 101}%`,
      footer: (rows) => `${Math.max(0, ...rows.map(({ score }) => (score * (at + 3)) % 101))}%`,
    }),
  ),
  {
    id: 'total',
    label: 'Score',
    width: 96,
    align: 'end',
    sticky: 'end',
    render: ({ score }) => `${score}%`,
    footer: (rows) => `${Math.max(0, ...rows.map(({ score }) => score))}%`,
  },
];

/** Columns that stay in view at both sides, with the header and the sums. */
export const StickyColumns: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { columns: wide, items: many.slice(0, 60), height: 'fill', selectionMode: 'multiple' },
  decorators: [inRoom],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    const scroller = grid.parentElement as HTMLElement;
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00000' });
    const cells = () => [...(canvas.getAllByRole('row')[2]?.children ?? [])];
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? NaN;
    const before = cells().map(left);
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    scroller.scrollTo({ left: 200 });
    await waitFor(() => expect(left(cells()[2])).toBe((before[2] ?? 0) - 200));
    for (const at of [0, 1, 7]) await expect(left(cells()[at])).toBe(before[at]);
    // Focus is not covered by a sticky column.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(async () => {
      const focused = document.activeElement as HTMLElement;
      await expect(focused).toHaveAttribute('role', 'gridcell');
      await expect(left(focused)).toBeGreaterThanOrEqual(
        (cells()[1]?.getBoundingClientRect().right ?? NaN) - 1,
      );
    });
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(async () => {
      const foot = grid.querySelector('tfoot') as HTMLElement;
      const last = canvas.getByRole('rowheader', { name: 'Kandidaat 00059' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        foot.getBoundingClientRect().top + 1,
      );
    });
    (document.activeElement as HTMLElement).blur();
    scroller.scrollTo({ top: 0, left: 120 });
    await canvas.findByRole('rowheader', { name: 'Kandidaat 00000' });
  },
};

/** Headings fit their labels in the layout without columns. */
export const SizedOnPhone: Story = {
  args: {
    // Headings that sort nothing are only for screen readers there.
    columns: columns.map((column) => ({ ...column, width: 40, minWidth: 40, isSortable: true })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const heading of await canvas.findAllByRole('columnheader')) {
      await expect(heading.offsetWidth).toBeGreaterThan(40);
    }
    // Every row is a block: a value is below the previous one, after the name of its column.
    const [role, status] = canvas.getAllByRole('gridcell');
    await expect(role).toHaveTextContent(/^Functie/);
    await expect(status?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      role?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

/** A number and a badge without their labels: the number is on the line of the name. */
export const CompactOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    density: 'compact',
    selectionMode: 'multiple',
    columns: ['name', 'score', 'status', 'role'].flatMap((id) =>
      columns
        .filter((column) => column.id === id)
        .map((column) => ({ ...column, isSortable: true, isLabelled: id === 'role' })),
    ),
  },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader');
    const table = canvas.getByRole('grid');
    for (const heading of headings) {
      await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(
        table.getBoundingClientRect().right,
      );
    }
    const [name] = canvas.getAllByRole('rowheader');
    const cells = within(name?.closest('tr') ?? table).getAllByRole('gridcell');
    const [, score, status, role] = cells;
    await expect(score).toHaveTextContent(/^\d+%$/);
    await expect(role).toHaveTextContent(/^Functie/);
    const middle = (cell: HTMLElement | undefined) => {
      const { top, bottom } = cell?.getBoundingClientRect() ?? new DOMRect(NaN);
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle(name) - middle(score))).toBeLessThanOrEqual(1);
    await expect(status?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Nog geen kandidaten. Maak eerst een vacature aan.' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Nog geen kandidaten/)).toBeVisible(),
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => expect(await canvas.findByText('Bezig met laden')).toBeVisible(),
};

export const LongContent: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      {
        id: 'long',
        name: `${'a'.repeat(243)}@voorbeeld.nl`,
        role: 'Arbeidsongeschiktheidsverzekeringsdeskundige Verwerkersovereenkomst',
        score: 100,
      },
    ],
  },
};

export const Narrow: Story = {
  args: { selectionMode: 'multiple' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
