import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { Container } from './Container.js';

const meta = {
  title: 'Indeling/Container',
  id: 'componenten-container',
  component: Container,
  args: { children: <Text>Inhoud die van de randen van het scherm af blijft.</Text> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (words: HTMLElement) =>
  (words.parentElement as HTMLElement).getBoundingClientRect().width;

export const Page: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) =>
    expect(widthOf(canvas.getByText(/^Inhoud/))).toBeLessThanOrEqual(72 * 16),
};

export const TextWidth: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) => expect(widthOf(canvas.getByText(/^Inhoud/))).toBe(46 * 16),
  globals: { viewport: { value: 'desktop' } },
};

export const Form: Story = {
  args: { width: 'form' },
  play: async ({ canvas }) => expect(widthOf(canvas.getByText(/^Inhoud/))).toBe(36 * 16),
  globals: { viewport: { value: 'desktop' } },
};

export const Narrow: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Inhoud/);
    const container = words.parentElement as HTMLElement;
    const room = words.getBoundingClientRect().left - container.getBoundingClientRect().left;
    await expect(room).toBeGreaterThan(0);
    await expect(room).toBeLessThan(25);
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
