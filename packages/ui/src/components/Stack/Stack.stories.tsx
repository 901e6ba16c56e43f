import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.js';
import { Stack } from './Stack.js';

const meta = {
  title: 'Componenten/Stack',
  component: Stack,
  args: { children: ['Eerste', 'Tweede', 'Derde'].map((text) => <Text key={text}>{text}</Text>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = {
  render: ({ children }) => (
    <Stack gap="l">
      {(['xxs', 's', 'l'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {children}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Centred: Story = { args: { align: 'center' } };

export const OneItem: Story = { args: { children: <Text>Enige</Text> } };
