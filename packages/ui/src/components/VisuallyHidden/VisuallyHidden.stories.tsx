import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Tekst en beeld/VisuallyHidden',
  id: 'componenten-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'over de Evidence Scorecard' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Lees meer <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('over de Evidence Scorecard');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(hidden).position).toBe('absolute');
    await expect(hidden.parentElement).toHaveTextContent('Lees meer over de Evidence Scorecard');
    await expect(hidden.closest('[aria-hidden]')).toBeNull();
  },
};
