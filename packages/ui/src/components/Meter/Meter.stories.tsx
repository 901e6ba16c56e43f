import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Meter } from './Meter.js';

const meta = {
  title: 'Componenten/Meter',
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

export const LongContent: Story = {
  args: { label: 'Ervaring met arbeidsongeschiktheidsverzekeringsmaatschappijen', value: 79 },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
