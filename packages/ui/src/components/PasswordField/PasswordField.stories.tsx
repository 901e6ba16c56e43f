import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { PasswordField } from './PasswordField.js';

const meta = {
  title: 'Invoer/PasswordField',
  id: 'componenten-passwordfield',
  component: PasswordField,
  args: { label: 'Wachtwoord', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Wachtwoord \(verplicht\)/);
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(input, 'Geheim12345678');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord tonen' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Geheim12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord verbergen' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Includes the field's label in the name of each button, if a page has multiple password fields. */
export const MultipleFields: Story = {
  render: (args) => (
    <Stack gap="l">
      <PasswordField {...args} autoComplete="new-password" />
      <PasswordField
        {...args}
        autoComplete="new-password"
        label="Herhaal wachtwoord"
        name="again"
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Wachtwoord tonen' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Wachtwoord tonen: Herhaal wachtwoord' }),
    );
    await expect(
      canvas.getByRole('button', { name: 'Wachtwoord verbergen: Herhaal wachtwoord' }),
    ).toHaveFocus();
  },
};

export const States: Story = {
  args: { defaultValue: 'Geheim12345678' },
  render: (args) => (
    <SimulatedStates states={['rest', 'focused']} control="input">
      <PasswordField {...args} />
    </SimulatedStates>
  ),
};

export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    isRequired: true,
    description: 'Minimaal 12 tekens, met een hoofdletter, een kleine letter en een cijfer.',
  },
};

/** Ticks the rules of a new password while typing. */
export const Rules: Story = {
  args: {
    autoComplete: 'new-password',
    isRequired: true,
    rules: [
      { label: 'Minimaal 12 tekens', isMet: (password) => password.length >= 12 },
      { label: 'Minimaal 1 hoofdletter', isMet: (password) => /[A-Z]/.test(password) },
      { label: 'Minimaal 1 cijfer', isMet: (password) => /\d/.test(password) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Wachtwoord/, { selector: 'input' });
    await expect(password).toHaveAccessibleDescription(/Minimaal 12 tekens/);
    await expect(password).not.toHaveAccessibleDescription(/voldaan/);
    await userEvent.type(password, 'Helder2025');
    await expect(password).toHaveAccessibleDescription(/1 cijfer \(voldaan\)/);
    await expect(password).not.toHaveAccessibleDescription(/12 tekens \(voldaan\)/);
  },
};

export const Invalid: Story = {
  args: {
    ...NewPassword.args,
    isInvalid: true,
    errorMessage: 'Wachtwoord moet minimaal 12 tekens zijn',
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Geheim12345678' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAccessibleName('Wachtwoord verbergen');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAccessibleName('Wachtwoord tonen');
    await userEvent.click(canvas.getByLabelText('Wachtwoord'));
    await userEvent.paste('Geheim12345678');
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveValue('Geheim12345678');
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Wachtwoord voor het arbeidsongeschiktheidsverzekeringsportaal',
    isRequired: true,
    defaultValue: 'a'.repeat(255),
    isInvalid: true,
    errorMessage: 'Minimaal 1 hoofdletter vereist',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Wachtwoord tonen/ }));
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Submits the form with Enter. */
export const Submission: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <PasswordField {...args} />
      <Button type="submit">Verzenden</Button>
    </Form>
  ),
  play: async ({ userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('Geheim12345678{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
