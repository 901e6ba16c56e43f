import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { answer, useAnswer, watchFocus } from '../../components/internal/story/answer.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';

const meta = {
  title: 'Contact en account/LoginForm',
  id: 'secties-loginform',
  component: LoginForm,
  args: {
    labels: {
      email: 'E-mailadres',
      password: 'Wachtwoord',
      rememberMe: 'Onthoud mij',
      forgotPassword: 'Wachtwoord vergeten?',
      submit: 'Inloggen',
      pending: 'Inloggen...',
    },
    forgotPasswordHref: '/wachtwoord-vergeten',
    onSubmit: fn(),
    onFirstTouch: fn(),
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Excludes the button that shows the password. */
const input = { selector: 'input' };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveAttribute(
      'autocomplete',
      'email',
    );
    await expect(canvas.getByLabelText(/^Wachtwoord/, input)).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    await expect(args.onFirstTouch).toHaveBeenCalled();
    await userEvent.keyboard('eva@voorbeeld.nl');
    await userEvent.tab();
    await userEvent.keyboard('Helder-Match-2025');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wachtwoord tonen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(/^Wachtwoord/, input)).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Onthoud mij' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wachtwoord vergeten?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'eva@voorbeeld.nl',
      password: 'Helder-Match-2025',
      rememberMe: false,
    });
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Simulates an app that validates every submit and passes a new object of errors. */
function CheckedLoginForm({ onSubmit, ...props }: LoginFormProps) {
  const [errors, setErrors] = useState<LoginFormProps['errors']>({});
  return (
    <LoginForm
      {...props}
      errors={errors}
      onSubmit={(values) => {
        onSubmit(values);
        setErrors({
          ...(!String(values['email']).includes('@') && { email: 'Ongeldig e-mailadres' }),
          ...(values['password'] === '' && { password: 'Wachtwoord is verplicht' }),
        });
      }}
    />
  );
}

export const Invalid: Story = {
  render: (args) => <CheckedLoginForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Inloggen' });
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    const password = canvas.getByLabelText(/^Wachtwoord/, input);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres');
    await expect(password).toHaveAccessibleDescription('Wachtwoord is verplicht');

    await userEvent.type(email, 'eva@voorbeeld.nl');
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(email).toHaveValue('eva@voorbeeld.nl');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toBeDisabled();
    await expect(canvas.getByLabelText(/^Wachtwoord/, input)).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Inloggen\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Disabled fields can't have focus: the button keeps it. */
export const Sending: Story = {
  render: function Render(args) {
    const { isPending, send } = useAnswer();
    return <LoginForm {...args} isPending={isPending} onSubmit={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Wachtwoord/, input);
    await userEvent.click(password);
    const framesWithoutFocus = watchFocus();
    await userEvent.keyboard('Helder{Enter}');
    const button = await canvas.findByRole('button', { name: 'Inloggen...' });
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
    labels: {
      ...meta.args.labels,
      rememberMe: 'Onthoud mij op deze personeelsinformatiesystemen',
      forgotPassword: 'Wachtwoord van de Verwerkersovereenkomst vergeten?',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mailadres' }));
    await userEvent.paste(`${'a'.repeat(243)}@voorbeeld.nl`);
  },
};

/** Boxes of the checkbox's label and of the link. */
const boxesIn = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  [canvas.getByRole('checkbox').closest('label'), canvas.getByRole('link')].map((element) =>
    element?.getBoundingClientRect(),
  );

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [box, link] = boxesIn(canvas);
    await expect(link?.left).toBeGreaterThanOrEqual(box?.right ?? Infinity);
    await expect(link?.top).toBeLessThan(box?.bottom ?? 0);
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async (context) => {
    await LongContent.play?.(context);
    const [box, link] = boxesIn(context.canvas);
    await expect(link?.top).toBeGreaterThanOrEqual(box?.bottom ?? Infinity);
  },
};
