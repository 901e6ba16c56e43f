import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Illustration } from './Illustration.js';

const meta = {
  title: 'Componenten/Illustration',
  component: Illustration,
  args: { drawing: 'marked' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Inline gap="l">
      {(['page', 'marked', 'joined', 'ranked', 'log', 'shredded'] as const).map((drawing) => (
        <Illustration key={drawing} drawing={drawing} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(6);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
