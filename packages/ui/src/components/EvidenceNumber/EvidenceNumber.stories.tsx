import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.js';
import { Text } from '../Text/index.js';
import { EvidenceNumber } from './EvidenceNumber.js';

const meta = {
  title: 'Gegevens/EvidenceNumber',
  id: 'componenten-evidencenumber',
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
  play: async ({ canvas }) => {
    const number = canvas.getByText('(bewijs 1)').parentElement as HTMLElement;
    const sizes = [number, number.parentElement as HTMLElement].map((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    await expect((sizes[0] ?? 0) / (sizes[1] ?? 1)).toBeCloseTo(0.75);
  },
};

/** Links from a score to its passage, and back. */
export const LinkToPassage: Story = {
  ...InText,
  args: { href: '#cv-1' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /bewijs 1/ });
    await expect(link).toHaveAttribute('href', '#cv-1');
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow, { once: true });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
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
  play: async ({ canvas }) => {
    const number = canvas.getByText('108');
    const frame = (number.parentElement as HTMLElement).getBoundingClientRect();
    const { left, right } = number.getBoundingClientRect();
    await expect(left).toBeGreaterThan(frame.left);
    await expect(right).toBeLessThan(frame.right);
  },
};

export const Narrow: Story = {
  ...InText,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
