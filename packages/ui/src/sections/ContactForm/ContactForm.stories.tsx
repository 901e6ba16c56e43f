import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.js';
import { answer, useAnswer, watchFocus } from '../../components/internal/story/answer.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';

const meta = {
  title: 'Contact en account/ContactForm',
  id: 'secties-contactform',
  component: ContactForm,
  args: {
    labels: {
      name: 'Naam',
      email: 'E-mailadres',
      company: 'Bedrijfsnaam',
      message: 'Bericht',
      submit: 'Bericht verzenden',
      pending: 'Verzenden...',
    },
    consent: 'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.',
    consentDescription: (
      <Link href="/privacy" variant="standalone" opensInNewTab>
        Lees hoe wij met uw gegevens omgaan
      </Link>
    ),
    messageLimit: 2000,
    countCharacters: (text) => text.trim().length,
    onSubmit: fn(),
    onChange: fn(),
    onFirstTouch: fn(),
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const consent = canvas.getByText(/^Ik ga akkoord/).getBoundingClientRect();
    await expect(link.height).toBeGreaterThanOrEqual(44);
    await expect(link.top, 'between two targets').toBeGreaterThan(consent.bottom);
    for (const [name, purpose] of [
      ['Naam', 'name'],
      ['E-mailadres', 'email'],
      ['Bedrijfsnaam', 'organization'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('autocomplete', purpose);
    }
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
    await expect(args.onFirstTouch).toHaveBeenCalled();
    await userEvent.keyboard('Eva de Vries');
    await userEvent.tab();
    await userEvent.keyboard('eva@voorbeeld.nl');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Eva de Vries', email: 'eva@voorbeeld.nl' }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Graag een demo.{Enter}Liefst in maart.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bericht verzenden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Eva de Vries',
      email: 'eva@voorbeeld.nl',
      company: '',
      message: 'Graag een demo.\nLiefst in maart.',
      consent: true,
      website: '',
    });
  },
};

/** Simulates an app that validates every submit and passes a new object of errors. */
function CheckedContactForm({ onSubmit, ...props }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactFormProps['errors']>({});
  return (
    <ContactForm
      {...props}
      errors={errors}
      onSubmit={(values) => {
        onSubmit(values);
        setErrors({
          ...(values['name'] === '' && { name: 'Naam is verplicht' }),
          ...(!String(values['email']).includes('@') && { email: 'Ongeldig e-mailadres' }),
          ...(values['message'] === '' && { message: 'Bericht moet minimaal 10 tekens zijn' }),
          ...(!values['consent'] && { consent: 'U moet akkoord gaan met de verwerking' }),
        });
      }}
    />
  );
}

export const Invalid: Story = {
  render: (args) => <CheckedContactForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Bericht verzenden' });
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Naam is verplicht');
    await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/akkoord gaan/);

    await userEvent.type(name, 'Eva');
    await userEvent.tab();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(name).toHaveValue('Eva');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Verzenden/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Disabled fields can't have focus: the button keeps it. */
export const Sending: Story = {
  render: function Render(args) {
    const { isPending, send } = useAnswer();
    return <ContactForm {...args} isPending={isPending} onSubmit={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await userEvent.click(email);
    const framesWithoutFocus = watchFocus();
    await userEvent.keyboard('eva@voorbeeld.nl{Enter}');
    const button = await canvas.findByRole('button', { name: /Verzenden/ });
    await expect(email).toBeDisabled();
    await expect(button).toHaveFocus();

    await answer();
    await waitFor(() => expect(email).toBeEnabled());
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.tab({ shift: true });
    const link = canvas.getByRole('link');
    await answer();
    await waitFor(() => expect(email).toBeEnabled());
    await expect(link).toHaveFocus();
    await expect(framesWithoutFocus()).toBe(0);
  },
};

export const WithoutOptional: Story = {
  args: { consentDescription: undefined, onChange: undefined, onFirstTouch: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Eva');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Bots fill in every field that they find. The value of the hidden field is reported separately. */
export const Trap: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const trap = canvasElement.querySelector<HTMLInputElement>('[name=subject-line]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getAllByRole('textbox')).not.toContain(trap);
    await expect(trap?.parentElement?.clientWidth, 'nothing to see').toBe(1);
    trap?.setRangeText('https://spam.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: '', consent: false, website: 'https://spam.example' }),
    );
  },
};

/** Counts characters beyond the limit, and never truncates the text. */
export const OverLimit: Story = {
  args: { messageLimit: 20 },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Bericht' });
    await userEvent.type(message, 'Graag een demo in maart.{Enter}');
    await expect(message).toHaveValue('Graag een demo in maart.\n');
    await expect(canvas.getByText('24 van 20 tekens, 4 te veel')).toBeVisible();
    await userEvent.type(message, '{Backspace>5/}{Enter}');
    await expect(message).toHaveValue('Graag een demo in ma\n');
    await expect(canvas.getByText('20 van 20 tekens')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    consent:
      'Ik ga akkoord met de Verwerkersovereenkomst en de arbeidsongeschiktheidsverzekering van de opdrachtgever.',
    errors: {
      company: 'Bedrijfsnaam mag maximaal 255 tekens zijn: arbeidsongeschiktheidsverzekering',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const address = `${'a'.repeat(243)}@voorbeeld.nl`;
    const email = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await userEvent.click(email);
    await userEvent.paste(address);
    await expect(email).toHaveValue(address);
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
