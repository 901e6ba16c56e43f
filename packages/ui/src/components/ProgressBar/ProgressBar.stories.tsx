import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { ProgressBar } from './ProgressBar.js';

const meta = {
  title: 'Meldingen/ProgressBar',
  id: 'componenten-progressbar',
  component: ProgressBar,
  args: { label: 'Cv’s worden gelezen', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Cv’s worden gelezen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const Values: Story = {
  render: (args) => (
    <Stack>
      {[0, 1, 99, 100].map((value) => (
        <ProgressBar {...args} key={value} value={value} />
      ))}
    </Stack>
  ),
};

/** Indeterminate progress. The snapshot shows it without motion, as with `prefers-reduced-motion`. */
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Cv’s worden gelezen' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
    await expect(bar.getAnimations({ subtree: true })).toHaveLength(1);
  },
};

/** Shows the progress as a count. */
export const Count: Story = {
  args: { value: 4, maxValue: 10, valueLabel: '4 van 10' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '4');
    await expect(bar).toHaveAttribute('aria-valuemax', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '4 van 10');
  },
};

export const LongContent: Story = {
  args: { label: 'De Verwerkersovereenkomst arbeidsongeschiktheidsverzekering wordt verzonden' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
