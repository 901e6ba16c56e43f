import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { TextField } from './TextField.js';

const meta = {
  title: 'Invoer/TextField',
  id: 'componenten-textfield',
  component: TextField,
  args: { label: 'E-mailadres', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isRequired: true, description: 'Hier sturen wij de bevestiging naartoe.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).not.toHaveAttribute('required');
    await expect(input).toHaveAccessibleDescription('Hier sturen wij de bevestiging naartoe.');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    const label = canvas.getByText(/^E-mailadres/).getBoundingClientRect();
    const box = input.getBoundingClientRect();
    await expect(label.bottom).toBeLessThanOrEqual(box.top);
    await expect(box.height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('(verplicht)')).toBeVisible();
    await userEvent.type(input, 'eva@voorbeeld.nl');
    await expect(input).toHaveValue('eva@voorbeeld.nl');
  },
};

export const States: Story = {
  args: { placeholder: 'naam@organisatie.nl' },
  render: (args) => (
    <SimulatedStates states={['rest', 'focused']} control="input">
      <TextField {...args} />
    </SimulatedStates>
  ),
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Ongeldig e-mailadres',
    defaultValue: 'eva@voorbeeld',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Ongeldig e-mailadres');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'eva@voorbeeld.nl' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'eva@voorbeeld.nl' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('eva@voorbeeld.nl');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Has a visual cue other than the label: a table column, or an adjacent button. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas, args }) => {
    const [label] = canvas.getAllByText(args.label);
    await expect(canvas.getByRole('textbox', { name: args.label })).toBeVisible();
    await expect(label?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const LongContent: Story = {
  args: {
    label: 'E-mailadres van de contactpersoon voor de Verwerkersovereenkomst',
    description: 'Ook een adres zoals arbeidsongeschiktheidsverzekeringen@voorbeeld.nl is goed.',
    isRequired: true,
    isInvalid: true,
    errorMessage: 'E-mail mag maximaal 255 tekens zijn',
    defaultValue: `${'a'.repeat(243)}@voorbeeld.nl`,
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Submits the form with Enter. */
export const Submission: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <TextField {...args} />
      <Button type="submit">Verzenden</Button>
    </Form>
  ),
  play: async ({ userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('eva@voorbeeld.nl{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
