import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Divider } from './Divider.js';

const meta = {
  title: 'Indeling/Divider',
  id: 'componenten-divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Text>Contactgegevens</Text>
      <Divider />
      <Text>Juridische gegevens</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { marginTop, marginBottom } = getComputedStyle(canvas.getByRole('separator'));
    await expect([marginTop, marginBottom]).toEqual(['0px', '0px']);
  },
};
