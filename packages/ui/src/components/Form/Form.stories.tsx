import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { Dialog, DialogTrigger } from '../Dialog/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { Form, type FormProps } from './Form.js';

const meta = {
  title: 'Invoer/Form',
  id: 'componenten-form',
  component: Form,
  args: { onSubmit: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <TextField label="Naam" name="name" autoComplete="name" isRequired />
    <TextField label="E-mailadres" name="email" type="email" autoComplete="email" isRequired />
    <TextArea label="Bericht" name="message" rows={4} isRequired />
    <Checkbox name="consent" isRequired>
      Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.
    </Checkbox>
  </>
);

/** Form that rejects every submit, as a schema or a server would. */
function Refused({ refusal, ...props }: FormProps & { refusal: Record<string, string> }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ ...refusal });
      }}
    />
  );
}

export const Default: Story = {
  args: {
    children: (
      <>
        {fields}
        <div>
          <Button type="submit">Bericht verzenden</Button>
        </div>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('novalidate');
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const message = canvas.getByRole('textbox', { name: 'Bericht' });
    message.focus();
    await userEvent.keyboard('{Enter}');
    await expect(message).toHaveValue('\n');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Marks the fields that may stay empty, because most may not. Screen readers get the same as before. */
export const OptionalMarked: Story = {
  args: {
    necessityIndicator: 'optional',
    children: (
      <>
        {fields}
        <TextField label="Bedrijfsnaam" name="company" autoComplete="organization" />
        <Checkbox name="copy">Stuur mij een kopie</Checkbox>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(niet verplicht)')).toHaveLength(1);
    await expect(canvas.queryByText('(verplicht)')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(/^Bedrijfsnaam/)).not.toHaveAttribute('aria-required');
    await expect(canvas.getByLabelText(/^Naam/)).toHaveAttribute('aria-required', 'true');
  },
};

export const Invalid: Story = {
  args: Default.args,
  render: (args) => (
    <Refused
      {...args}
      refusal={{
        email: 'Ongeldig e-mailadres',
        message: 'Bericht moet minimaal 10 tekens zijn',
        consent: 'U moet akkoord gaan met de privacyverklaring',
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Bericht verzenden' });
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'U moet akkoord gaan met de privacyverklaring',
    );

    await userEvent.type(email, 'a@b.nl');
    await userEvent.tab();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('textbox', { name: 'Bericht' })).toHaveAttribute('aria-invalid');

    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  },
};

export const InvalidCheckbox: Story = {
  args: Default.args,
  render: (args) => (
    <Refused {...args} refusal={{ consent: 'U moet akkoord gaan met de privacyverklaring' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
    const consent = canvas.getByRole('checkbox');
    await expect(consent).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(consent).not.toHaveAttribute('aria-invalid');
  },
};

export const Pending: Story = {
  args: {
    isPending: true,
    children: (
      <>
        {fields}
        <div>
          <Button type="submit">Verzenden...</Button>
        </div>
      </>
    ),
  },
};

/** Keeps the values when the action failed. */
export const Failed: Story = {
  args: {
    onSubmit: undefined,
    action: fn(() => Promise.resolve(false)),
    children: (
      <>
        <TextField label="Naam" name="name" />
        <Button type="submit">Bewaren</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, 'Zorgpunt{Enter}');
    await waitFor(() => expect(args.action).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('data-pending'));
    await expect(name).toHaveValue('Zorgpunt');
  },
};

const inner = fn((event: FormEvent<HTMLFormElement>) => event.preventDefault());

/** Keeps a form in a dialog independent from the form around its trigger. */
export const InDialog: Story = {
  beforeEach: () => void inner.mockClear(),
  args: {
    onChange: fn(),
    onFocus: fn(),
    children: (
      <>
        <TextField label="Vacature" name="title" />
        <DialogTrigger>
          <Button variant="secondary">Nieuwe opdrachtgever</Button>
          <Dialog title="Opdrachtgever">
            <Form onSubmit={inner} method="get">
              <TextField label="Naam" name="client" />
              <Button type="submit">Bewaren</Button>
            </Form>
          </Dialog>
        </DialogTrigger>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuwe opdrachtgever' }));
    const dialog = await screen.findByRole('dialog', { name: 'Opdrachtgever' });
    const name = within(dialog).getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, 'Zorgpunt{Enter}');
    await expect(inner).toHaveBeenCalledOnce();
    const form = name.closest('form');
    await expect(inner.mock.lastCall?.[0].target).toBe(form);
    await expect(form).toHaveAttribute('method', 'get');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    // Called for the trigger of the dialog only, not for its content.
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
};

export const Keyboard: Story = {
  args: {
    children: (
      <>
        <TextField label="E-mailadres" name="email" type="email" autoComplete="email" isRequired />
        <PasswordField
          label="Wachtwoord"
          name="password"
          autoComplete="current-password"
          isRequired
        />
        <div>
          <Button type="submit">Inloggen</Button>
        </div>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    await userEvent.keyboard('a@b.nl{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  ...Invalid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
