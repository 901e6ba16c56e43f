import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Componenten/Text',
  component: Text,
  args: {
    children:
      'Heldermatch leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien waar die vandaan komt. U beslist wie u uitnodigt.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="large" />
      <Text {...args} />
      <Text {...args} size="small" />
    </Stack>
  ),
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
