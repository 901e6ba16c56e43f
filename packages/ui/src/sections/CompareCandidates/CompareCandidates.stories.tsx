import { judge, replay, sign, type Category } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { categories } from '@heldermatch/scorecard/example';
import { Button } from '../../components/Button/index.js';
import {
  CompareCandidates,
  type CompareCandidatesProps,
  type ComparedCandidate,
} from './CompareCandidates.js';

const moment = new Date('2026-03-03T13:05:00Z');

const scored = (...scores: readonly number[]): readonly Category[] =>
  categories
    .slice(0, 3)
    .map((category, index) => ({ ...category, score: scores[index] ?? category.score }));

const judgement = replay([
  sign(
    {
      type: 'adjustment',
      candidate: '0388',
      category: 'skills',
      original: 70,
      score: 80,
      reason: 'Het budget staat op bladzijde 2.',
    },
    'Noor',
    moment,
  ),
  sign({ type: 'decision', candidate: '0412', verdict: 'invite' }, 'Noor', moment),
  sign(
    {
      type: 'decision',
      candidate: '0457',
      verdict: 'reject',
      reason: 'Kan alleen in het weekend.',
    },
    'Sam',
    moment,
  ),
]);

const candidate = (id: string, ...scores: readonly number[]): ComparedCandidate => ({
  id,
  title: `Kandidaat ${id}`,
  categories: judge(scored(...scores), judgement.adjustments.get(id)),
  decision: judgement.decisions.get(id),
});

const first = candidate('0412', 88, 92, 90);
const second = candidate('0388', 70, 79, 90);
const third = candidate('0457', 74, 79, 62);

/** Candidate with only the first categories. */
const brief = (one: ComparedCandidate, count = 1): ComparedCandidate => ({
  ...one,
  categories: one.categories.slice(0, count),
});

/** Simulates an app that stores the compared candidates. */
function Kept({ items: given, onRemove, ...props }: CompareCandidatesProps) {
  const [items, setItems] = useState(given);
  return (
    <CompareCandidates
      {...props}
      items={items}
      onRemove={(id) => {
        onRemove?.(id);
        setItems(items.filter((one) => one.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Kandidaten/CompareCandidates',
  id: 'secties-comparecandidates',
  component: CompareCandidates,
  args: {
    label: 'Kandidaten voor de vacature Recruiter',
    items: [first, second, third],
    onOpen: fn(),
    onRemove: fn(),
    note: 'De scores helpen u vergelijken. U leest het bewijs en beslist zelf.',
  },
} satisfies Meta<typeof CompareCandidates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** States the differences in words. On a phone the quotes start closed. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Kandidaten voor de vacature Recruiter' });
    await expect(table).toBeVisible();
    await expect(table, 'also where it is displayed as a list').toHaveAttribute('role', 'table');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'));
    await expect(heads).toEqual(args.items.map(({ title }) => title));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1 + 3 + 1);
    if (innerWidth < 768) {
      await expect(table.querySelector('q')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Citaten tonen' }));
    }
    await expect(table.querySelector('q > mark')).toBeVisible();
    const cells = (name: RegExp) =>
      [...canvas.getByRole('row', { name }).querySelectorAll('td')].map(
        ({ textContent }) => textContent,
      );
    const [best, other] = cells(/^Totaal/);
    await expect(best).toContain('90%Hoogste(88 + 92 + 90) / 3 = 90%');
    await expect(other).toContain('83%7 procentpunt lageraangepast');
    await expect(cells(/^Taal/)[1]).toContain('90%Gedeeld hoogste');
    await expect(cells(/^Skills/)[1]).toContain('70% wordt 80%');
    await expect(cells(/^Skills/)[1]).toContain('Het budget staat op bladzijde 2.');
    await expect(cells(/^Beslissing/)[1]).toContain('Te beoordelen');
    await expect(canvas.getByText('Kan alleen in het weekend.', { exact: false })).toBeVisible();
  },
};

/** Shows the weight of each category, next to its title and in the sums. */
export const Weighed: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [first, second],
    weights: new Map([
      ['experience', 'heavy'],
      ['language', 'light'],
    ]),
    getHref: (id, reference) => `#${id}-${reference}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Relevante Ervaring/ })).toHaveTextContent(
      'Zwaar: telt 3 keer',
    );
    await expect(canvas.getAllByRole('link', { name: /bewijs 4/ })[1]).toHaveAttribute(
      'href',
      '#0388-4',
    );
  },
};

/** The app lets the user decide from the comparison. */
export const Deciding: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [brief(first), brief(second)],
    renderDecide: (id) => (
      <Button size="small" variant="secondary" onPress={fn()}>
        Beslissen over {id}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Beslissing/ }));
    await expect(row.getAllByRole('button')).toHaveLength(2);
  },
};

/** Opens one candidate, removes another, and hides the quotes. */
export const Keyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    const quotes = canvas.getByRole('button', { name: 'Citaten tonen' });
    await expect(quotes).toHaveFocus();
    if (innerWidth < 768) await userEvent.keyboard(' ');
    await expect(canvasElement.querySelector('q')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvasElement.querySelector('q')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('0412');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Kandidaat 0412 uit de vergelijking halen' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('0412');
    await expect(canvas.getByRole('group')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2 kandidaten naast elkaar'),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Kandidaat 0388 uit de vergelijking halen' }),
    );
    await expect(canvas.getByText(/^Selecteer twee of drie/)).toBeVisible();
  },
};

/** States it when scores are equal. */
export const Equal: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      brief(first),
      { ...brief(first), id: '0399', title: 'Kandidaat 0399', decision: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Gelijk')).toHaveLength(4);
  },
};

/** Two candidates who both show 87% can differ. */
export const SmallDifference: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: [candidate('0501', 87, 87, 87), candidate('0502', 87, 87, 86)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0,3 procentpunt lager')).toBeVisible();
  },
};

/** One candidate has no scores; another lacks a category. */
export const NotScored: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      brief(first, 2),
      { id: '0510', title: 'Kandidaat 0510', categories: [] },
      brief(second),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Niet gescoord')).toHaveLength(4);
  },
};

export const Empty: Story = { args: { items: [first] } };

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    items: [
      { ...brief(first), title: `${'a'.repeat(60)}@voorbeeld.nl` },
      {
        ...second,
        title: 'Arbeidsongeschiktheidsverzekeringsdeskundige',
        categories: brief(second).categories.map((category) => ({
          ...category,
          title: 'Verwerkersovereenkomstenexpertise & Communicatie',
          why: 'De vacature vraagt om iemand die Verwerkersovereenkomsten opstelt. '.repeat(4),
        })),
      },
    ],
  },
};

export const Narrow: Story = {
  args: { items: [brief(first), brief(second)] },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
