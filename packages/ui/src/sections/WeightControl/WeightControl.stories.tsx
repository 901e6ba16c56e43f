import type { Weights } from '@heldermatch/scorecard';
import { candidates, criteria, nameOf, weights } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WeightControl, type WeightControlProps } from './WeightControl.js';

function Weighed({ weights: first, onChange, ...props }: WeightControlProps) {
  const [current, setCurrent] = useState<Weights>(first);
  return (
    <WeightControl
      {...props}
      weights={current}
      onChange={(category, weight) => {
        onChange(category, weight);
        setCurrent(new Map([...current, [category, weight]]));
      }}
    />
  );
}

const reasons = new Map(candidates.map(({ candidate, why }) => [candidate, why]));

const meta = {
  title: 'Kandidaten/WeightControl',
  id: 'secties-weightcontrol',
  component: WeightControl,
  args: {
    title: 'Wat telt zwaar voor deze vacature?',
    categories: criteria.map(({ id, title, requirement }) => ({ id, title, text: requirement })),
    weights,
    onChange: fn(),
    scorecards: candidates,
    getName: nameOf,
    getReason: (candidate) => reasons.get(candidate),
    note: 'Een volgorde is een advies. U leest het bewijs en beslist zelf.',
  },
  render: (args) => <Weighed {...args} />,
} satisfies Meta<typeof WeightControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The candidates change places, each with an explanation. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const names = () =>
      canvas.getAllByText(/^Kandidaat \d+$/).map(({ textContent }) => textContent);
    const places = ['0412', '0388', '0431', '0399', '0457'].map(nameOf);
    await expect(names()).toEqual(places);
    const choose = async (name: string, which: 'first' | 'last') => {
      const choices = within(canvas.getByRole('radiogroup', { name })).getAllByRole('radio');
      await userEvent.click((which === 'first' ? choices[0] : choices.at(-1)) as HTMLElement);
    };
    const reason = 'Spreekt Nederlands en Duits. Twee jaar in de zorg.';
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.queryByText(/^was /)).not.toBeInTheDocument();
    await choose('Taal & Communicatie', 'last');
    await expect(args.onChange).toHaveBeenCalledWith('language', 'heavy');
    await expect(canvas.getByText(/^was (?:gewoon|licht)$/)).toBeVisible();
    await choose('Relevante Ervaring', 'first');
    await expect(names()).toEqual(['0412', '0399', '0388', '0431', '0457'].map(nameOf));
    const moved = within(canvas.getAllByRole('listitem')[1] as HTMLElement);
    await expect(moved.getByText(/^Van plaats 4 naar plaats 2\./)).toBeVisible();
    await expect(moved.getByText(/Staat nu boven Kandidaat 0388/)).toBeVisible();
    await expect(canvas.queryByText(reason)).not.toBeInTheDocument();
    const whys = canvas
      .getAllByRole('listitem')
      .map((item) => within(item).queryByText(/^Van plaats \d naar plaats \d\./) !== null);
    await expect(whys).toEqual([false, true, true, true, false]);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '3 kandidaten staan op een andere plaats.',
      ),
    );
  },
};

/** Arrow keys set a weight immediately. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const [category] = criteria;
    const group = within(canvas.getByRole('radiogroup', { name: category.title }));
    await expect(group.getByRole('radio', { checked: true })).toHaveFocus();
    await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(/zwaar/i);
    for (const [key, weight] of [
      ['ArrowLeft', 'normal'],
      ['ArrowUp', 'light'],
      ['ArrowRight', 'normal'],
      ['ArrowDown', 'heavy'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(category.id, weight);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

/** Without candidates it only sets weights. */
export const WithoutCandidates: Story = {
  args: { scorecards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: { getHref: (candidate) => `#${candidate}` },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
