import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form } from '../Form/index.js';
import { TextField } from '../TextField/index.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta = {
  title: 'Componenten/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: {
      name: 'Naam moet minimaal 2 tekens zijn',
      email: 'Ongeldig e-mailadres',
    },
  },
  render: (args) => (
    <Form errors={args.errors}>
      <ErrorSummary {...args} />
      <TextField label="Naam" name="name" />
      <TextField label="E-mailadres" name="email" type="email" />
    </Form>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Er zijn 2 fouten' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ongeldig e-mailadres' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  },
};

export const OneError: Story = { args: { errors: { email: 'Ongeldig e-mailadres' } } };

export const Empty: Story = {
  args: { errors: {} },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
};

export const LongContent: Story = {
  args: { errors: { email: `Niet bekend: ${'a'.repeat(243)}@voorbeeld.nl` } },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
