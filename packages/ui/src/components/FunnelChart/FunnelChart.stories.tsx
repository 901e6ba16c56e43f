import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FunnelChart } from './FunnelChart.js';

const meta = {
  title: 'Gegevens/FunnelChart',
  id: 'componenten-funnelchart',
  component: FunnelChart,
  args: {
    label: 'Kandidaten voor Wijkverpleegkundige',
    items: [
      { label: 'Kandidaten', value: 120 },
      { label: 'Beoordeeld', value: 80 },
      { label: 'Uitgenodigd', value: 20 },
      { label: 'Gesprek', value: 12 },
      { label: 'Aangenomen', value: 2 },
    ],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[0]).toHaveTextContent(/^Kandidaten 120$/);
    await expect(steps[1]).toHaveTextContent('Beoordeeld 8066,7% van de vorige stap');
    await expect(steps[4]).toHaveTextContent('16,7% van de vorige stap1,7% van de eerste stap');
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Toon als tabel')).toHaveFocus();
    await userEvent.click(canvas.getByText('Toon als tabel'));
    const table = await canvas.findByRole('table', { name: meta.args.label });
    await waitFor(() => expect(table).toBeVisible());
    await expect(within(table).getByRole('row', { name: 'Gesprek 12 60% 10%' })).toBeVisible();
  },
};

/** A later step can be larger: candidates who came in at that step. */
export const Growing: Story = {
  args: {
    items: [
      { label: 'Via de vacature', value: 8 },
      { label: 'Met kandidaten uit eerdere vacatures', value: 14 },
      { label: 'Uitgenodigd', value: 6 },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByText('175% van de vorige stap')).toBeVisible(),
};

/** A step that was not reached has no shares, and no share is of zero. */
export const Zeros: Story = {
  args: {
    items: [
      { label: 'Kandidaten', value: 3 },
      { label: 'Beoordeeld', value: 0 },
      { label: 'Uitgenodigd', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/^Beoordeeld 0$/);
    await expect(canvas.queryByText(/van de vorige stap|NaN|∞/)).toBeNull();
  },
};

export const OneStep: Story = { args: { items: [{ label: 'Kandidaten', value: 1 }] } };

export const LargeNumbers: Story = {
  args: {
    items: [
      { label: 'Bezoekers van de vacaturesite', value: 1_284_500 },
      { label: 'Bezoekers van een vacature', value: 96_230 },
      { label: 'Sollicitaties', value: 4012 },
    ],
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Er zijn nog geen kandidaten.' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Er zijn nog geen kandidaten.')).toBeVisible(),
};

export const LongContent: Story = {
  args: {
    description: 'Van de eerste publicatie tot en met het getekende contract.',
    items: [
      { label: 'Arbeidsongeschiktheidsverzekeringsdeskundigen', value: 60 },
      { label: 'Uitgenodigd voor een kennismakingsgesprek met het team', value: 45 },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
