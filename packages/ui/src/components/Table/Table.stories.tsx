import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { SortDescriptor } from 'react-aria-components/Table';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/index.js';
import { useCollator } from '../LocaleProvider/index.js';
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
  title: 'Componenten/Table',
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
  },
};

export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['0388'] },
  play: async ({ canvas, userEvent, args }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    await expect(boxes[2]).toBeChecked();
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
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Nog geen kandidaten. Maak eerst een vacature aan.' },
};

export const Loading: Story = { args: { isLoading: true } };

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
