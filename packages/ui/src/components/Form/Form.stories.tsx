import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { Form, type FormProps } from './Form.js';

const meta = {
  title: 'Componenten/Form',
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

/** A form whose every submit is refused, as a schema or a server would. */
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
