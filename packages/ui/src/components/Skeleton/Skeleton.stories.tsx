import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.js';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Meldingen/Skeleton',
  id: 'componenten-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bezig met laden')).toBeInTheDocument();
    const lines = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) await expect(line.getAnimations()).toHaveLength(0);
  },
};

export const OneLine: Story = { args: { lines: 1 } };

export const InCard: Story = {
  args: { lines: 4, label: 'De shortlist wordt geladen' },
  render: (args) => (
    <Card>
      <Skeleton {...args} />
    </Card>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
