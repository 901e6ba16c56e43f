import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { Stack } from './Stack.js';

const meta = {
  title: 'Indeling/Stack',
  id: 'componenten-stack',
  component: Stack,
  args: { children: ['Eerste', 'Tweede', 'Derde'].map((text) => <Text key={text}>{text}</Text>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tops = ['Eerste', 'Tweede', 'Derde'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

export const Gaps: Story = {
  render: () => (
    <Stack gap="l">
      {(['xxs', 's', 'l'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text weight="medium">{`gap="${gap}"`}</Text>
          <Text>Eerste</Text>
          <Text>Tweede</Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const tops = canvas.getAllByText(/Eerste|Tweede/).map((text) => text.getBoundingClientRect());
    for (let index = 0; index < tops.length; index += 2) {
      const space = (tops[index + 1]?.top ?? NaN) - (tops[index]?.bottom ?? NaN);
      await expect(((space / rem) * 16) % 4).toBeCloseTo(0, 1);
    }
  },
};

export const Centred: Story = { args: { align: 'center' } };

export const OneItem: Story = {
  args: { children: <Text>Enige</Text> },
  play: async ({ canvas }) => {
    const only = canvas.getByText('Enige');
    await expect(only.parentElement?.offsetHeight).toBe(only.offsetHeight);
  },
};
