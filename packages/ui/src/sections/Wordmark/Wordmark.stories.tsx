import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Wordmark } from './Wordmark.js';

const meta = {
  title: 'Secties/Wordmark',
  component: Wordmark,
  args: { marked: 'Helder', rest: 'match', href: '/' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Heldermatch (naar de startpagina)' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focus-visible']}>
      <Wordmark {...args} />
    </SimulatedStates>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200%' } };
