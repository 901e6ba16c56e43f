import type { Category, Scorecard, Weights } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WeightControl, type WeightControlProps } from './WeightControl.js';

const categories = [
  { id: 'experience', title: 'Relevante Ervaring' },
  { id: 'language', title: 'Taal & Communicatie' },
  { id: 'growth', title: 'Groeipotentieel' },
];

const scored = (candidate: string, ...scores: readonly number[]): Scorecard => ({
  candidate,
  categories: categories.map(({ id, title }, index): Category => ({
    id,
    title,
    score: scores[index] ?? 0,
    confidence: 80,
    why: 'Uit het cv.',
    evidence: [],
  })),
});

function Weighed({ weights: first, onChange, ...props }: WeightControlProps) {
  const [weights, setWeights] = useState<Weights>(first);
  return (
    <WeightControl
      {...props}
      weights={weights}
      onChange={(category, weight) => {
        onChange(category, weight);
        setWeights(new Map([...weights, [category, weight]]));
      }}
    />
  );
}

const meta = {
  title: 'Secties/WeightControl',
  component: WeightControl,
  args: {
    title: 'Wat telt zwaar voor deze vacature?',
    categories,
    weights: new Map(),
    onChange: fn(),
    scorecards: [
      scored('0412', 92, 90, 79),
      scored('0388', 81, 95, 80),
      scored('0457', 70, 86, 94),
      scored('0501', 88, 60, 97),
    ],
    getName: (candidate) => `Kandidaat ${candidate}`,
    note: 'Een volgorde is een advies. U leest het bewijs en beslist zelf.',
  },
  render: (args) => <Weighed {...args} />,
} satisfies Meta<typeof WeightControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The candidates move, and each says why. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const names = () =>
      canvas.getAllByText(/^Kandidaat \d+$/).map(({ textContent }) => textContent);
    await expect(names()).toEqual([
      'Kandidaat 0412',
      'Kandidaat 0388',
      'Kandidaat 0457',
      'Kandidaat 0501',
    ]);
    const growth = canvas.getByRole('radiogroup', { name: 'Groeipotentieel' });
    await userEvent.click(growth.querySelector('[role="radio"]:last-child') as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith('growth', 'heavy');
    await expect(names()[0]).toBe('Kandidaat 0412');
    await expect(
      canvas.getByText(/Groeipotentieel weegt zwaarder en scoort boven het eigen totaal/, {
        selector: 'li:nth-child(2) p',
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/Staat nu boven Kandidaat 0388/)).toBeVisible();
  },
};

/** Without candidates it only asks. */
export const Alone: Story = {
  args: { scorecards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: { getHref: (candidate) => `#${candidate}` },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
