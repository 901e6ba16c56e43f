import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Text } from '../Text/index.js';
import { EvidenceNumber } from './EvidenceNumber.js';

const meta = {
  title: 'Componenten/EvidenceNumber',
  component: EvidenceNumber,
  args: { reference: 1 },
} satisfies Meta<typeof EvidenceNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text size="small" emphasis="muted">
      Zorgervaring sluit aan op de vacature <EvidenceNumber {...args} />
    </Text>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('(bewijs 1)')).toBeInTheDocument(),
};

/** Links from a score to its passage, and back. */
export const LinkToPassage: Story = {
  ...InText,
  args: { href: '#cv-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /bewijs 1/ })).toHaveAttribute('href', '#cv-1');
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {[1, 9, 12, 108].map((reference) => (
        <EvidenceNumber key={reference} reference={reference} />
      ))}
    </Inline>
  ),
};

export const Narrow: Story = {
  ...InText,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
