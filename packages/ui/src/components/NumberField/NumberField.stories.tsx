import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { NumberField } from './NumberField.js';

const meta = {
  title: 'Invoer/NumberField',
  id: 'componenten-numberfield',
  component: NumberField,
  args: {
    label: 'Contracturen',
    name: 'hours',
    unit: 'uur per week',
    minValue: 8,
    maxValue: 40,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const plain = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ');

const described = (input: HTMLElement) =>
  plain(
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

const sent = (element: HTMLElement, name: string) =>
  new FormData(element.querySelector('form') as HTMLFormElement).get(name);

export const Default: Story = {
  args: { description: 'Zoals het in het contract komt.', defaultValue: 32 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Contracturen' });
    await expect(input).toHaveAccessibleDescription('Zoals het in het contract komt. uur per week');
    const more = canvas.getByRole('button', { name: 'Contracturen verhogen' });
    const less = canvas.getByRole('button', { name: 'Contracturen verlagen' });
    for (const button of [more, less]) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(more);
    await expect(input).toHaveValue('33');
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
  },
};

/** Amount in euros, to the cent. */
export const Amount: Story = {
  render: () => (
    <NumberField
      label="Bruto maandsalaris"
      name="salary"
      defaultValue={3850.5}
      formatOptions={{ style: 'currency', currency: 'EUR' }}
    />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Bruto maandsalaris' });
    await expect(plain(input.value)).toBe('€ 3.850,50');
  },
};

/** Disables a step button at the end of the range, and formats money and percentages with `formatOptions`. */
export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=presentation]">
        <NumberField {...args} defaultValue={40} />
      </SimulatedStates>
      <SimulatedStates states={['hovered', 'pressed']} control='[aria-label$="verhogen"]'>
        <NumberField {...args} defaultValue={24} unit={undefined} />
      </SimulatedStates>
      <NumberField
        label="Bruto maandsalaris"
        defaultValue={3850}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <NumberField
        {...args}
        isRequired
        isInvalid
        errorMessage="Vul het aantal uren in, van 8 tot en met 40"
      />
      <NumberField {...args} isDisabled defaultValue={36} />
      <NumberField {...args} isReadOnly defaultValue={36} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: 32, step: 0.5 },
  render: (args) => (
    <Form>
      <NumberField {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('32,5');
    await expect(region).toHaveTextContent('32,5');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('32');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('37');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('8');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('35');
    await userEvent.clear(input);
    await userEvent.keyboard('36.5');
    await expect(sent(canvasElement, 'hours')).toBe('36.5');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('37');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(sent(canvasElement, 'hours')).toBe('37');
  },
};

const inEuro = { style: 'currency', currency: 'EUR' } as const;

/**
 * Parses a number in any notation, typed or pasted. An invalid or out-of-range value stays with an error, and is not
 * submitted as another number.
 */
export const Typed: Story = {
  args: {
    label: 'Bruto maandsalaris',
    name: 'salary',
    unit: undefined,
    minValue: 2000,
    maxValue: 9000,
    step: 50,
    formatOptions: inEuro,
  },
  render: (args) => (
    <Form>
      <NumberField {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const rows = [
      ['3500.00', 3500, ''],
      ['€ 3.550,-', 3550, ''],
      ["3'600.00", 3600, ''],
      ['3120', 3120, 'Vul € 3.100,00 of € 3.150,00 in'],
      ['1500', 1500, 'Vul € 2.000,00 in, of meer'],
      ['90000', 90000, 'Vul € 9.000,00 in, of minder'],
      ['drieduizend', null, 'Vul een getal in, zoals € 1.250,00'],
      ['3500,125', null, 'Vul maximaal 2 cijfers achter de komma in'],
    ] as const;
    for (const [text, value, error] of rows) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(plain(input.getAttribute('value') ?? '')).toBe(
        value === null ? text : plain(value.toLocaleString('nl-NL', inEuro)),
      );
      await waitFor(() => expect(described(input)).toBe(error));
      await expect(sent(canvasElement, 'salary')).toBe(value === null ? text : String(value));
    }
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(sent(canvasElement, 'salary')).toBe('');
  },
};

/** Repeats the step while a button is held by touch or mouse. */
export const HoldToRepeat: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Contracturen verhogen' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('13'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
    const stopped = canvas.getByRole<HTMLInputElement>('textbox').value;
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue(stopped);
  },
};

/** Keeps a read-only field focusable and submitted. A change of the number clears the form's error. */
export const InForm: Story = {
  render: (args) => (
    <Form errors={formErrors}>
      <Stack>
        <NumberField {...args} defaultValue={36} />
        <NumberField {...args} label="Reisuren" name="travel" isReadOnly defaultValue={8} />
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Contracturen' });
    await expect(input).toHaveAccessibleDescription(/Deze functie is er voor 32 uur/);
    await userEvent.tab();
    await userEvent.keyboard('3');
    await expect(input).toHaveAccessibleDescription('uur per week');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Reisuren' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}9');
    await expect(sent(canvasElement, 'travel')).toBe('8');
  },
};

const formErrors = { hours: 'Deze functie is er voor 32 uur' };

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Submits the form with Enter. */
export const Submission: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <NumberField {...args} />
      <Button type="submit">Verzenden</Button>
    </Form>
  ),
  play: async ({ userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('36{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow: Story = {
  args: {
    label: 'Uren voor de arbeidsongeschiktheidsverzekering',
    description: 'Gemiddeld over het jaar.',
    unit: 'verzekeringsuren per week',
    defaultValue: 36.25,
    formatOptions: { minimumFractionDigits: 2 },
    isInvalid: true,
    errorMessage: 'Rond af op hele uren',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
