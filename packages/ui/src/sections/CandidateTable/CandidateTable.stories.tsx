import { rank, replay, sign, type Scorecard } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import type { Selection, SortDescriptor } from '../../components/Table/index.js';
import { categories } from '@heldermatch/scorecard/example';
import {
  CandidateTable,
  type Candidate,
  type CandidateTableColumn,
  type CandidateTableProps,
} from './CandidateTable.js';

interface Applicant extends Candidate {
  hours: number;
}

const applicants = (count: number): readonly Applicant[] =>
  Array.from({ length: count }, (_, index) => {
    const id = String(381 + index).padStart(4, '0');
    return {
      id,
      title: `Kandidaat ${id}`,
      hours: 24 + (index % 3) * 8,
    };
  });

/** Invented scores that differ between candidates. */
const scorecardsOf = (items: readonly Applicant[]): readonly Scorecard[] =>
  items.map(({ id }, index) => ({
    candidate: id,
    categories: categories.map((category, at) => ({
      ...category,
      score: (category.score + index * 37 + at * 11) % 101,
    })),
  }));

const six = applicants(6);
const scorecards = scorecardsOf(six);

/** Scores of `0384` without evidence for a category. Scores as in the log. */
const withoutEvidence = scorecards.map((scorecard) => ({
  ...scorecard,
  categories: scorecard.categories.map(({ score, confidence, ...category }) => {
    if (scorecard.candidate === '0384' && category.id === 'experience') return category;
    const isAdjusted = scorecard.candidate === '0382' && category.id === 'skills';
    return { ...category, score: isAdjusted ? 60 : score, confidence };
  }),
}));

/** Custom column of the app. */
const columns: readonly CandidateTableColumn<Applicant>[] = [
  {
    id: 'hours',
    label: 'Uren per week',
    minWidth: 140,
    render: ({ hours }) => hours,
    compare: (one, other) => one.hours - other.hours,
  },
];

const moment = new Date('2026-03-03T13:05:00Z');

const log = [
  sign({ type: 'decision', candidate: '0381', verdict: 'invite' }, 'Noor', moment),
  sign(
    { type: 'decision', candidate: '0383', verdict: 'reject', reason: 'Alleen in het weekend' },
    'Noor',
    moment,
  ),
  sign({ type: 'decision', candidate: '0384', verdict: 'hold' }, 'Sam', moment),
  sign(
    {
      type: 'adjustment',
      candidate: '0382',
      category: 'skills',
      original: 24,
      score: 60,
      reason: 'Budget wel genoemd',
    },
    'Sam',
    moment,
  ),
];

/** Simulates an app that stores the selection. */
function Kept({ onSelectionChange, ...props }: CandidateTableProps<Applicant>) {
  const [selected, setSelected] = useState<Selection>(new Set());
  return (
    <CandidateTable
      {...props}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        onSelectionChange?.(keys);
        setSelected(keys);
      }}
    />
  );
}

const meta = {
  title: 'Kandidaten/CandidateTable',
  id: 'secties-candidatetable',
  component: CandidateTable<Applicant>,
  args: {
    label: 'Kandidaten',
    items: six,
    columns,
    ranking: rank(scorecards),
    judgement: replay(log),
    onRowAction: fn(),
    onSelectionChange: fn(),
    note: 'De score helpt u vergelijken. U beslist.',
  },
} satisfies Meta<typeof CandidateTable<Applicant>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Highest total first. Enter opens a candidate. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const totals = rows.map((row) => Number(/(\d+)%/.exec(row.textContent)?.[1]));
    await expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    await expect(canvas.getByRole('row', { name: /0381/ })).toHaveTextContent('Uitgenodigd');
    await expect(canvas.getByRole('row', { name: /0382/ })).toHaveTextContent('aangepast');
    await expect(canvas.getByRole('row', { name: /0385/ })).toHaveTextContent('Te beoordelen');
    // No decision is good or bad news: only their icons and words differ.
    const marks = ['Uitgenodigd', 'Aangehouden', 'Afgewezen'].map((decision) =>
      canvas.getByText(decision),
    );
    await expect(new Set(marks.map(({ className }) => className))).toHaveProperty('size', 1);
    const icons = marks.map((mark) => mark.querySelector('svg')?.innerHTML);
    await expect(new Set(icons)).toHaveProperty('size', 3);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const order = rows.map((row) => /Kandidaat (\d+)/.exec(row.textContent)?.[1]);
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    await expect(args.onRowAction).toHaveBeenCalledWith(
      order[1],
      order.map((id) => expect.objectContaining({ id })),
    );
  },
};

/** Sorts by custom columns too. Candidates without a decision come first. */
export const Sorted: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const cell = () => canvas.getAllByRole('row')[1];
    await userEvent.click(canvas.getByRole('columnheader', { name: /Uren per week/ }));
    await waitFor(() => expect(cell()).toHaveTextContent('24'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Beslissing/ }));
    await waitFor(() => expect(cell()).toHaveTextContent('Te beoordelen'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Beslissing/ }));
    await waitFor(() => expect(cell()).toHaveTextContent('Afgewezen'));
  },
};

/** Selects several candidates. */
export const Selecting: Story = {
  args: { selectionMode: 'multiple', actions: <Button size="small">Vergelijken</Button> },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await expect(await canvas.findByText('2 geselecteerd')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vergelijken' })).toBeVisible();
  },
};

/**
 * A bar for each category. The uncertain part is hatched, a score without evidence is missing, and one that a person
 * adjusted has a dot, and a marked total.
 */
export const Categories: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { scorecards: withoutEvidence, ranking: rank(withoutEvidence), columns: [] },
  play: async ({ canvas, userEvent }) => {
    const rowOf = (id: string) => canvas.getByRole('row', { name: new RegExp(id) });
    await expect(canvas.getByRole('columnheader', { name: 'Per categorie' })).toBeVisible();
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.indexOf('Per categorie')).toBe(headers.indexOf('Totaal') + 1);
    await expect(rowOf('0382')).toHaveTextContent(
      /Skills & Competenties 60% \(aangepast\), Relevante/,
    );
    await expect(rowOf('0384')).toHaveTextContent('Relevante Ervaring niet gescoord, Taal');
    await userEvent.click(canvas.getByText('Uitleg bij de balken'));
    await expect(
      canvas.getByText(
        /^\s*Balken van links naar rechts: Skills & Competenties, Relevante Ervaring, /,
      ),
    ).toBeVisible();
    const marksOf = (id: string) => {
      const svg = canvas
        .getByRole('row', { name: new RegExp(id) })
        .querySelector('svg[viewBox^="-1"]');
      return {
        dots: svg?.querySelectorAll('circle').length,
        paths: svg?.querySelectorAll('path').length,
      };
    };
    const totalOf = (id: string) => within(rowOf(id)).getByText(/^\d+%$/, { selector: 'strong' });
    const ground = (id: string) => getComputedStyle(totalOf(id)).backgroundColor;
    await expect(ground('0382')).not.toBe(ground('0381'));
    await expect(marksOf('0381')).toEqual({ dots: 0, paths: 3 });
    await expect(marksOf('0382')).toEqual({ dots: 1, paths: 3 });
    await expect(marksOf('0384')).toEqual({ dots: 0, paths: 4 });
    const { height } = rowOf('0381').getBoundingClientRect();
    const bars = rowOf('0381').querySelector('svg[viewBox^="-1"]')?.getBoundingClientRect();
    await expect(bars?.height).toBeLessThan(height);
  },
};

const crowd = applicants(10_000);
const crowded = scorecardsOf(crowd);

/** Ten thousand candidates, in the height of their container. */
export const Many: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: crowd,
    ranking: rank(crowded),
    scorecards: crowded,
    height: 'fill',
    density: 'compact',
    selectionMode: 'multiple',
  },
  decorators: [
    (Page) => (
      <div style={{ blockSize: '30rem' }}>
        <Page />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByText(/U beslist/)).toBeVisible();
  },
};

/** Simulates an app whose server sorts all candidates, and sends fifty at a time. */
function FromServer({ items, columns: given = [], ...props }: CandidateTableProps<Applicant>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'score', direction: 'descending' });
  const [count, setCount] = useState(50);
  const byHours = (one: Applicant, other: Applicant) =>
    (one.hours - other.hours) * (sort.direction === 'descending' ? -1 : 1);
  const ordered = sort.column === 'hours' ? items.toSorted(byHours) : items;
  return (
    <CandidateTable
      {...props}
      items={ordered.slice(0, count)}
      columns={given.map(({ compare: _compare, ...column }) => ({ ...column, isSortable: true }))}
      isSortedByApp
      sortDescriptor={sort}
      onSortChange={(next) => {
        setSort(next);
        setCount(50);
      }}
      onLoadMore={() => setCount((before) => before + 50)}
    />
  );
}

const highest = rank(crowded);

/** The server sorts the candidates and sends them page by page: the next ones when the end comes into view. */
export const Pages: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: crowd.toSorted(
      (one, other) => (highest.get(one.id)?.place ?? 0) - (highest.get(other.id)?.place ?? 0),
    ),
    ranking: highest,
    height: 'fill',
    density: 'compact',
  },
  decorators: Many.decorators,
  render: (args) => <FromServer {...args} />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    const rowCount = () => Number(grid.getAttribute('aria-rowcount'));
    await waitFor(() => expect(rowCount()).toBe(51));
    const hours = canvas.getByRole('columnheader', { name: /Uren per week/ });
    await userEvent.click(hours);
    await waitFor(() => expect(hours).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(hours);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('40'));
    await waitFor(async () => {
      grid.parentElement?.scrollTo({ top: 100_000 });
      await expect(rowCount()).toBe(101);
    });
    grid.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('40'));
  },
};

/** Next to an opened candidate: fewer columns, and its row is marked and kept in view. */
export const Current: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { currentId: '0384', hiddenColumns: ['place', 'categories', 'hours'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /0384/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('row', { name: /0385/ })).not.toHaveAttribute('aria-current');
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Kandidaat', 'Totaal', 'Beslissing']);
  },
};

/** In the narrowest list next to an opened candidate, a mark next to the name states the decision. */
export const Narrowed: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    currentId: '0384',
    hiddenColumns: ['place', 'categories', 'hours', 'decision'],
    selectionMode: 'multiple',
  },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['', 'Kandidaat', 'Totaal']);
    await expect(canvas.getAllByText('Uitgenodigd').length).toBeGreaterThan(0);
    const heights = canvas.getAllByRole('rowheader').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size, 'a mark on the line of its name').toBe(1);
    const decided = canvas.getByRole('row', { name: /^Kandidaat 0381/ });
    decided.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(document.body).toHaveTextContent('Kandidaat 0381 geselecteerd.'));
  },
};

/** Without any scores. */
export const NotScored: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { ranking: new Map(), judgement: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(six.length + 1);
  },
};

export const Loading: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { isLoading: true },
};

export const Empty: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: [], emptyText: 'Niemand past bij deze filters. Haal er een weg.' },
};

export const Narrow: Story = {
  args: { selectionMode: 'multiple', items: six.slice(0, 2), scorecards },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
