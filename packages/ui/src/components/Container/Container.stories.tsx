import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
