import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.js';
import { answer, useAnswer, watchFocus } from '../../components/internal/story/answer.js';
import { TextField } from '../../components/TextField/index.js';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.js';

const meta = {
  title: 'Contact en account/RegisterForm',
  id: 'secties-registerform',
  component: RegisterForm,
  args: {
    labels: {
      name: 'Volledige naam',
      email: 'E-mailadres',
      company: 'Bedrijfsnaam',
      password: 'Wachtwoord',
      confirmPassword: 'Herhaal wachtwoord',
      submit: 'Account maken',
      pending: 'Account maken...',
    },
    passwordRules: [
      { label: 'Minimaal 12 tekens', isMet: (password: string) => password.length >= 12 },
      { label: 'Minimaal 1 hoofdletter', isMet: (password: string) => /[A-Z]/.test(password) },
      { label: 'Minimaal 1 kleine letter', isMet: (password: string) => /[a-z]/.test(password) },
      { label: 'Minimaal 1 cijfer', isMet: (password: string) => /\d/.test(password) },
    ],
    terms: (
      <>
        Ik ga akkoord met de{' '}
        <Link href="/terms" opensInNewTab>
          algemene voorwaarden
        </Link>{' '}
        en de{' '}
        <Link href="/privacy" opensInNewTab>
          privacyverklaring
        </Link>
        .
      </>
    ),
    onSubmit: fn(),
    onFirstTouch: fn(),
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Excludes the button that shows the password. */
const input = { selector: 'input' };

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const [label, purpose] of [
      [/^Volledige naam/, 'name'],
      [/^E-mailadres/, 'email'],
      [/^Bedrijfsnaam/, 'organization'],
      [/^Wachtwoord/, 'new-password'],
      [/^Herhaal wachtwoord/, 'new-password'],
    ] as const) {
      await expect(canvas.getByLabelText(label, input)).toHaveAttribute('autocomplete', purpose);
    }
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const MoreFields: Story = {
  args: {
    children: <TextField name="phone" type="tel" label="Telefoonnummer" autoComplete="tel" />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Telefoonnummer/), '06 12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Account maken' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '06 12345678', name: '' }),
    );
  },
};

export const PasswordRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Wachtwoord/, input);
    await expect(password).toHaveAccessibleDescription(/Minimaal 12 tekens/);
    await expect(password).not.toHaveAccessibleDescription(/voldaan/);
    await userEvent.type(password, 'helder');
    await expect(password).toHaveAccessibleDescription(/Minimaal 1 kleine letter \(voldaan\)/);
    await expect(password).not.toHaveAccessibleDescription(/12 tekens \(voldaan\)/);
    await userEvent.type(password, 'Match2025');
    await expect(password).toHaveAccessibleDescription(/12 tekens \(voldaan\)/);
    await expect(password).toHaveAccessibleDescription(/1 cijfer \(voldaan\)/);
    await userEvent.clear(password);
    await userEvent.type(password, 'helder1');
    await expect(password).not.toHaveAccessibleDescription(/hoofdletter \(voldaan\)/);
  },
};

/** Announces the password rules to screen readers when typing pauses. */
export const AnnouncedPasswordRules: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Wachtwoord/, input);
    const status = canvas.getByRole('status');
    const hears = (text: string | RegExp) => waitFor(() => expect(status).toHaveTextContent(text));
    await userEvent.type(password, 'helder2025');
    await expect(status).toBeEmptyDOMElement();
    await hears(
      'nog nodig: Minimaal 12 tekens, Minimaal 1 hoofdletter; voldaan: Minimaal 1 kleine letter, Minimaal 1 cijfer',
    );
    await userEvent.type(password, 'Match');
    await hears(
      /^voldaan: Minimaal 12 tekens, Minimaal 1 hoofdletter, Minimaal 1 kleine letter, Minimaal 1 cijfer$/,
    );
    await userEvent.clear(password);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Volledige naam' })).toHaveFocus();
    await expect(args.onFirstTouch).toHaveBeenCalled();
    await userEvent.keyboard('Eva de Vries');
    await userEvent.tab();
    await userEvent.keyboard('eva@voorbeeld.nl');
    await userEvent.tab();
    await userEvent.keyboard('Zorggroep Voorbeeld');
    await userEvent.tab();
    await userEvent.keyboard('HelderMatch2025');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(/^Wachtwoord/, input)).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('HelderMatch2025');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /algemene voorwaarden/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Eva de Vries',
      email: 'eva@voorbeeld.nl',
      company: 'Zorggroep Voorbeeld',
      password: 'HelderMatch2025',
      confirmPassword: 'HelderMatch2025',
      terms: true,
    });
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Simulates an app that validates every submit and passes a new object of errors. */
function CheckedRegisterForm({ onSubmit, ...props }: RegisterFormProps) {
  const [errors, setErrors] = useState<RegisterFormProps['errors']>({});
  return (
    <RegisterForm
      {...props}
      errors={errors}
      onSubmit={(values) => {
        onSubmit(values);
        setErrors({
          ...(values['name'] === '' && { name: 'Naam moet minimaal 2 tekens zijn' }),
          ...(values['email'] === '' && { email: 'Ongeldig e-mailadres' }),
          ...(values['password'] === '' && { password: 'Wachtwoord moet minimaal 12 tekens zijn' }),
          ...(values['password'] !== values['confirmPassword'] && {
            confirmPassword: 'Wachtwoorden komen niet overeen',
          }),
          ...(!values['terms'] && { terms: 'U moet akkoord gaan met de voorwaarden' }),
        });
      }}
    />
  );
}

export const Invalid: Story = {
  render: (args) => <CheckedRegisterForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Account maken' });
    const name = canvas.getByRole('textbox', { name: 'Volledige naam' });
    const confirmation = canvas.getByLabelText(/^Herhaal/, input);
    await userEvent.type(canvas.getByLabelText(/^Wachtwoord/, input), 'HelderMatch2025');
    await userEvent.type(confirmation, 'HelderMatch2024');
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Naam moet minimaal 2 tekens zijn');
    await expect(confirmation).toHaveValue('HelderMatch2024');
    await expect(confirmation).toHaveAccessibleDescription('Wachtwoorden komen niet overeen');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/akkoord gaan/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Account maken\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Disabled fields can't have focus: the button keeps it. */
export const Sending: Story = {
  render: function Render(args) {
    const { isPending, send } = useAnswer();
    return <RegisterForm {...args} isPending={isPending} onSubmit={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Wachtwoord/, input);
    await userEvent.click(password);
    const framesWithoutFocus = watchFocus();
    await userEvent.keyboard('Helder{Enter}');
    const button = await canvas.findByRole('button', { name: 'Account maken...' });
    await expect(password).toBeDisabled();
    await expect(button).toHaveFocus();

    await answer();
    await waitFor(() => expect(password).toBeEnabled());
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{End}Match');
    await expect(password).toHaveValue('HelderMatch');
    await expect(framesWithoutFocus()).toBe(0);
  },
};

export const LongContent: Story = {
  args: {
    terms:
      'Ik ga akkoord met de Verwerkersovereenkomst en de arbeidsongeschiktheidsverzekering van de opdrachtgever.',
    passwordRules: [
      ...meta.args.passwordRules,
      { label: 'Niet het woord arbeidsongeschiktheidsverzekering', isMet: () => false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mailadres' }));
    await userEvent.paste(`${'a'.repeat(243)}@voorbeeld.nl`);
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
