import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Meter } from './Meter.js';

const meta = {
  title: 'Gegevens/Meter',
  id: 'componenten-meter',
  component: Meter,
  args: { label: 'Relevante Ervaring', value: 92 },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Relevante Ervaring' });
    await expect(meter).toHaveAttribute('aria-valuenow', '92');
    await expect(meter).toHaveAttribute('aria-valuetext', '92%');
    await expect(canvas.getByText('92%')).toBeVisible();
  },
};

export const OutOfRange: Story = {
  args: { value: 104.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

export const Values: Story = {
  render: () => (
    <Stack>
      {[0, 1, 50, 99, 100].map((value) => (
        <Meter key={value} label="Skills & Competenties" value={value} />
      ))}
    </Stack>
  ),
};

/** Formats any scale for the locale, or shows a custom text. */
export const Scales: Story = {
  render: () => (
    <Stack>
      <Meter
        label="Jaren ervaring"
        value={7}
        maxValue={12}
        formatOptions={{ style: 'unit', unit: 'year', unitDisplay: 'long' }}
      />
      <Meter label="Verlengingen" value={3} minValue={1} maxValue={5} valueLabel="3 van 5" />
      <Meter
        label="Besteed"
        value={1250.5}
        maxValue={5000}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <Meter label="Dekking" value={0.985} maxValue={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Jaren ervaring' });
    await expect(meter).toHaveAttribute('aria-valuenow', '7');
    await expect(meter).toHaveAttribute('aria-valuemax', '12');
    await expect(meter).toHaveAttribute('aria-valuetext', '7 jaar');
    await expect(canvas.getByText('3 van 5')).toBeVisible();
    await expect(canvas.getByText('€ 1.250,50')).toBeVisible();
    await expect(canvas.getByText('99%')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { label: 'Ervaring met arbeidsongeschiktheidsverzekeringsmaatschappijen', value: 79 },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
