import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DateField } from './DateField.js';

const meta = {
  title: 'Invoer/DateField',
  id: 'componenten-datefield',
  component: DateField,
  args: { label: 'Datum van het diploma', name: 'diploma', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = fn((event: FormEvent<HTMLFormElement>) => event.preventDefault());

const sent = (element: HTMLElement) =>
  Object.fromEntries(new FormData(element.querySelector('form') as HTMLFormElement));

export const Default: Story = {
  args: { description: 'Zoals op het diploma.', isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: /^Datum van het diploma/ });
    await expect(input).toHaveAttribute('placeholder', 'dd-mm-jjjj');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription(
      /^Zoals op het diploma\.\sBijvoorbeeld 27-03-2026$/,
    );
    await expect(input).toHaveAttribute('aria-required', 'true');
    await userEvent.click(canvas.getByText(/^Datum van het diploma/));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('3-4-1990');
    // Typing does not report the years 1, 19 and 199.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveValue('03-04-1990');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(parseDate('1990-04-03'));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focused']} control="input">
        <DateField {...args} defaultValue={parseDate('1990-04-03')} />
      </SimulatedStates>
      <DateField {...args} />
      <DateField
        {...args}
        isRequired
        isInvalid
        errorMessage="Vul de datum van het diploma in, zoals 03-07-2017"
      />
      <DateField {...args} isDisabled defaultValue={parseDate('1990-04-03')} />
      <DateField {...args} isReadOnly defaultValue={parseDate('1990-04-03')} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: parseDate('2026-01-31') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.keyboard('3 apr. 26{Enter}');
    await expect(input).toHaveValue('03-04-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('2026-04-03'));
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};

/** Keeps invalid text and shows how to correct it; the form can't be submitted until then. */
export const Unreadable: Story = {
  args: { defaultValue: parseDate('2026-01-31') },
  render: (args) => (
    <Form onSubmit={submit}>
      <DateField {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const expectError = async (text: string, error: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveAccessibleDescription('Bijvoorbeeld 27-03-2026');
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAccessibleDescription(`Bijvoorbeeld 27-03-2026 ${error}`);
    };
    await expectError('31-02-2026', 'Deze dag bestaat niet. Schrijf bijvoorbeeld 27-03-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expectError('3-4', 'Schrijf het jaar erbij, bijvoorbeeld 27-03-2026');
    await expectError('3-4-026', 'Schrijf het jaar met vier cijfers, bijvoorbeeld 27-03-2026');
    await expectError('morgen', 'Deze datum is niet te lezen. Schrijf bijvoorbeeld 27-03-2026');
    form.requestSubmit();
    await expect(submit).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    // The form value updates while typing, before blur.
    await userEvent.keyboard('3.4.2026');
    await expect(sent(canvasElement)).toEqual({ diploma: '2026-04-03' });
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('03-04-2026');
  },
};

const formErrors = { diploma: 'Dit diploma is niet meer geldig' };

/** Submits an ISO 8601 date and resets with the form. A change clears the form's error. */
export const InForm: Story = {
  args: { defaultValue: parseDate('2015-04-03') },
  render: (args) => (
    <Form errors={formErrors}>
      <Stack align="start">
        <DateField {...args} />
        <DateField
          label="Datum van aanmelding"
          name="since"
          isReadOnly
          defaultValue={parseDate('2026-02-01')}
        />
        <Button type="reset" variant="secondary">
          Terugzetten
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Datum van het diploma' });
    const previous = formErrors.diploma;
    await expect(canvas.getByText(previous)).toBeVisible();
    await userEvent.clear(input);
    await expect(canvas.queryByText(previous)).not.toBeInTheDocument();
    await userEvent.keyboard('4-4-2015');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Datum van aanmelding' }), '5');
    await expect(sent(canvasElement)).toEqual({ diploma: '2015-04-04', since: '2026-02-01' });
    await userEvent.click(canvas.getByRole('button', { name: 'Terugzetten' }));
    await expect(input).toHaveValue('03-04-2015');
    await expect(sent(canvasElement)).toEqual({ diploma: '2015-04-03', since: '2026-02-01' });
  },
};

/** Generates the error for a date outside the range. */
export const OutOfRange: Story = {
  args: {
    label: 'Ingangsdatum',
    minValue: parseDate('2026-05-01'),
    defaultValue: parseDate('2026-04-03'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Kies 1 mei 2026 of later$/,
    );
  },
};

export const Narrow: Story = {
  args: {
    label: 'Begin van de arbeidsongeschiktheidsverzekering',
    defaultValue: parseDate('2026-12-31'),
    isInvalid: true,
    errorMessage: 'Die dag is er geen Verwerkersovereenkomst',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
