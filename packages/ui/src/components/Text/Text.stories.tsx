import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Tekst en beeld/Text',
  id: 'componenten-text',
  component: Text,
  args: {
    children:
      'Heldermatch leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien waar die vandaan komt. U beslist wie u uitnodigt.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Heldermatch leest/);
    // A character is about half as wide as it is tall.
    const size = parseFloat(getComputedStyle(text).fontSize);
    await expect(text.offsetWidth / size).toBeLessThanOrEqual(40);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="large" />
      <Text {...args} />
      <Text {...args} size="small" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(/^Heldermatch leest/)) {
      await expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(16);
    }
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} />
      <Text {...args} emphasis="muted" />
      <Text {...args} weight="medium" />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    children: `Verwerkersovereenkomst, ‘enkele’ en “dubbele” aanhalingstekens, ${'a'.repeat(243)}@voorbeeld.nl`,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
