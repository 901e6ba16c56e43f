import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/index.js';
import { Grid } from '../Grid/index.js';
import { Stat } from './Stat.js';

const meta = {
  title: 'Gegevens/Stat',
  id: 'componenten-stat',
  component: Stat,
  args: {
    label: 'Doorlooptijd',
    value: 32,
    formatOptions: { style: 'unit', unit: 'day', unitDisplay: 'long' },
    trend: { change: -4, label: 'ten opzichte van vorige maand', tone: 'positive' },
    sparkline: { label: 'Doorlooptijd per maand', values: [41, 38, 39, 36, 36, 32] },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const stat = within(canvas.getByRole('group', { name: 'Doorlooptijd' }));
    const [figure, end] = stat.getAllByText('32 dagen');
    await expect(figure).toBeVisible();
    await expect(end).toBeVisible();
    await expect(
      stat.getByText('4 dagen minder ten opzichte van vorige maand: beter'),
    ).toBeVisible();
    await expect(stat.getByRole('img', { name: /eerst 41 dagen, laatst 32 dagen/ })).toBeVisible();
  },
};

/** Direction and judgement are independent: fewer days are better, and fewer candidates are worse. */
export const Trends: Story = {
  render: () => (
    <Grid columns={3}>
      <Stat
        label="Kandidaten"
        value={1284}
        trend={{ change: -120, label: 'ten opzichte van vorig kwartaal', tone: 'critical' }}
      />
      <Stat
        label="Open vacatures"
        value={14}
        trend={{ change: 3, label: 'ten opzichte van vorige week' }}
      />
      <Stat
        label="Aangenomen na een gesprek"
        value={0.24}
        formatOptions={{ style: 'percent' }}
        trend={{ change: 0.025, label: 'ten opzichte van vorig jaar', tone: 'positive' }}
      />
      <Stat
        label="Uitgenodigd"
        value={9}
        trend={{ change: 0, label: 'ten opzichte van vorige week' }}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('120 minder ten opzichte van vorig kwartaal: slechter'),
    ).toBeVisible();
    await expect(canvas.getByText('3 meer ten opzichte van vorige week')).toBeVisible();
    await expect(
      canvas.getByText('2,5 procentpunt meer ten opzichte van vorig jaar: beter'),
    ).toBeVisible();
    await expect(canvas.getByText('geen verandering ten opzichte van vorige week')).toBeVisible();
  },
};

export const InCards: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Card>
        <Stat {...args} />
      </Card>
      <Card>
        <Stat label="Kandidaten" value={28} />
      </Card>
    </Grid>
  ),
};

export const Missing: Story = {
  args: { value: null, trend: undefined, sparkline: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('geen gegevens')).toBeVisible(),
};

export const LongContent: Story = {
  args: {
    label: 'Gemiddelde duur van het arbeidsvoorwaardengesprek tot en met de ondertekening',
    value: 1_284_500.5,
    formatOptions: { style: 'currency', currency: 'EUR' },
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
