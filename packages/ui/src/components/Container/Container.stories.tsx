import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { Container } from './Container.js';

const meta = {
  title: 'Componenten/Container',
  component: Container,
  args: { children: <Text>Inhoud die van de randen van het scherm af blijft.</Text> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { globals: { viewport: { value: 'desktop' } } };

export const TextWidth: Story = {
  args: { width: 'text' },
  globals: { viewport: { value: 'desktop' } },
};

export const Form: Story = {
  args: { width: 'form' },
  globals: { viewport: { value: 'desktop' } },
};

export const Narrow: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Inhoud/);
    const container = words.parentElement;
    await expect(
      words.getBoundingClientRect().left - (container?.getBoundingClientRect().left ?? 0),
    ).toBeLessThan(25);
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
