import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DateField } from './DateField.js';

const meta = {
  title: 'Componenten/DateField',
  component: DateField,
  args: { label: 'Geboortedatum', name: 'birthdate', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = (element: HTMLElement) =>
  Object.fromEntries(new FormData(element.querySelector('form') as HTMLFormElement));

export const Default: Story = {
  args: { description: 'Zoals op het identiteitsbewijs.', isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: /^Geboortedatum/ });
    await expect(group).toHaveTextContent('dd-mm-jjjj');
    await expect(group).toHaveAccessibleDescription('Zoals op het identiteitsbewijs.');
    // A press on the label leads to the first part.
    await userEvent.click(canvas.getByText(/^Geboortedatum/));
    const day = canvas.getByRole('spinbutton', { name: /dag/ });
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-required', 'true');
    await userEvent.keyboard('03041990');
    await expect(group).toHaveTextContent('03-04-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('1990-04-03'));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=group]">
        <DateField {...args} defaultValue={parseDate('1990-04-03')} />
      </SimulatedStates>
      <SimulatedStates states={['focused']} control="[role=spinbutton]">
        <DateField {...args} />
      </SimulatedStates>
      <DateField
        {...args}
        isRequired
        isInvalid
        errorMessage="Vul een geboortedatum in, zoals 03-04-1990"
      />
      <DateField {...args} isDisabled defaultValue={parseDate('1990-04-03')} />
      <DateField {...args} isReadOnly defaultValue={parseDate('1990-04-03')} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: parseDate('2026-01-31') },
  play: async ({ canvas, userEvent }) => {
    const [day, month, year] = canvas.getAllByRole('spinbutton');
    const group = canvas.getByRole('group');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    // February has no 31st.
    await expect(group).toHaveTextContent('28-02-2025');
    await expect(document.body).toHaveFocus();
  },
};

const formErrors = { birthdate: 'Wie meedoet is 18 jaar of ouder' };

/** It is sent as ISO 8601 has it, and put back with the form; what the form says of it goes when it changes. */
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
    const group = canvas.getByRole('group', { name: 'Geboortedatum' });
    const said = formErrors.birthdate;
    await expect(canvas.getByText(said)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('4');
    await expect(canvas.queryByText(said)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /maand.*aanmelding/ }));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(sent(canvasElement)).toEqual({ birthdate: '2015-04-04', since: '2026-02-01' });
    await userEvent.click(canvas.getByRole('button', { name: 'Terugzetten' }));
    await expect(group).toHaveTextContent('03-04-2015');
  },
};

/** What the range forbids is said in words by itself. */
export const OutOfRange: Story = {
  args: {
    label: 'Ingangsdatum',
    minValue: parseDate('2026-05-01'),
    defaultValue: parseDate('2026-04-03'),
  },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/Kies 1 mei 2026 of later$/);
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
