import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { ProgressBar } from './ProgressBar.js';

const meta = {
  title: 'Componenten/ProgressBar',
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

export const LongContent: Story = {
  args: { label: 'De Verwerkersovereenkomst arbeidsongeschiktheidsverzekering wordt verzonden' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
