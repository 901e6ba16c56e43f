import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Text } from '../Text/index.js';
import { Disclosure } from './Disclosure.js';

const meta = {
  title: 'Indeling/Disclosure',
  id: 'componenten-disclosure',
  component: Disclosure,
  args: {
    title: 'Wie beslist er over een kandidaat?',
    children: <Text>Altijd een mens. De score is een voorstel met het bewijs erbij.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Wie beslist er over een kandidaat?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    const text = canvas.getByText(/^Altijd een mens/);
    await expect(text).not.toBeVisible();
    await expect(text.closest('[hidden="until-found"]')).not.toBeNull();
    const heading = canvas.getByRole('heading', { level: 3 });
    await expect(heading).toContainElement(trigger);
    const { width, height } = trigger.getBoundingClientRect();
    await expect(width).toBe(heading.getBoundingClientRect().width);
    await expect(height).toBeGreaterThanOrEqual(48);
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'hovered', 'focus-visible']}>
      <Disclosure {...args} />
    </SimulatedStates>
  ),
};

export const Open: Story = { args: { defaultExpanded: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/^Altijd een mens/)).not.toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    defaultExpanded: true,
    title: 'Wat staat er in de Verwerkersovereenkomst arbeidsongeschiktheidsverzekering?',
    children: <Text>{`${'a'.repeat(243)}@voorbeeld.nl`}</Text>,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
