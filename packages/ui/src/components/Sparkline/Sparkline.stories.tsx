import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { Sparkline } from './Sparkline.js';

const meta = {
  title: 'Gegevens/Sparkline',
  id: 'componenten-sparkline',
  component: Sparkline,
  args: { label: 'Kandidaten per week', values: [14, 22, 19, 27, 31, 24, 28, 12] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('img', {
        name: 'Kandidaten per week: eerst 14, laatst 12, laagst 12, hoogst 31',
      }),
    ).toBeVisible(),
};

export const InText: Story = {
  render: (args) => (
    <Text>
      Wijkverpleegkundige <Sparkline {...args} /> 28 kandidaten
    </Text>
  ),
};

export const Units: Story = {
  args: {
    label: 'Aandeel via collega’s',
    values: [0.1, 0.125, 0.2],
    formatOptions: { style: 'percent', maximumFractionDigits: 1 },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: /eerst 10%, laatst 20%, laagst 10%/ })).toBeVisible(),
};

/** A missing measurement interrupts the line. */
export const Missing: Story = { args: { values: [14, 22, null, 27, 31, null, 28, 30] } };

export const Equal: Story = { args: { values: [8, 8, 8, 8] } };

export const Negative: Story = { args: { values: [4, -2, -8, 0, 3] } };

export const OneValue: Story = { args: { values: [8] } };

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Kandidaten per week: geen gegevens' })).toBeVisible(),
};

export const Narrow: Story = {
  ...InText,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
