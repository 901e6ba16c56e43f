import { isWeekend, parseZonedDateTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { mockToday } from '../internal/story/mockToday.js';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DateTimePicker } from './DateTimePicker.js';

const meta = {
  title: 'Invoer/DateTimePicker',
  id: 'componenten-datetimepicker',
  component: DateTimePicker,
  args: { label: 'Begin van het gesprek', name: 'start', onChange: fn() },
  beforeEach: mockToday('2026-03-25'),
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const moment = parseZonedDateTime('2026-03-27T13:30[Europe/Amsterdam]');

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: /^Begin van het gesprek/ });
    await expect(input).toHaveAttribute('placeholder', 'dd-mm-jjjj uu:mm');
    await expect(input).toHaveAccessibleDescription(
      'Bijvoorbeeld 27-03-2026 13:30. Midden-Europese tijd',
    );
    const button = canvas.getByRole('button', { name: 'Kalender Begin van het gesprek' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: /vrijdag 27 maart/ }));
    await expect(input).toHaveValue('27-03-2026 09:00');
    const time = screen.getByRole('textbox', { name: 'Tijd' });
    await userEvent.clear(time);
    await userEvent.type(time, '13u30');
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith(moment);
    await expect(input).toHaveValue('27-03-2026 13:30');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const typed = [
  ['27-3-2026 13:30', '27-03-2026 13:30'],
  ['27 mrt 2026 om 13u30', '27-03-2026 13:30'],
  ['vrijdag 27 maart 2026, 1:30 p.m.', '27-03-2026 13:30'],
  ['2026-03-27T13:30', '27-03-2026 13:30'],
  ['27032026 1330', '27-03-2026 13:30'],
] as const;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, value] of typed) {
      input.focus();
      await userEvent.clear(input);
      await userEvent.keyboard(text);
      await userEvent.tab();
      await expect(input, text).toHaveValue(value);
      await expect(args.onChange).toHaveBeenLastCalledWith(moment);
    }
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /27 maart.* geselecteerd/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(input).toHaveValue('28-03-2026 13:30');
    await userEvent.keyboard('{Escape}');
    await closed();
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('button', { name: /28 maart.* geselecteerd/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(input).toHaveFocus());
  },
};

const broken = [
  ['27-3-2026', 'De tijd ontbreekt. Schrijf bijvoorbeeld 27-03-2026 13:30'],
  ['31-2-2026 9:00', 'Deze dag bestaat niet. Schrijf bijvoorbeeld 27-03-2026 13:30'],
  ['27-3-2026 25:00', 'Deze tijd bestaat niet. Schrijf bijvoorbeeld 27-03-2026 13:30'],
  // The clocks go forward from 2 to 3.
  ['29-3-2026 2:30', 'Deze tijd bestaat niet. Schrijf bijvoorbeeld 27-03-2026 13:30'],
  ['morgen', 'Deze datum en tijd zijn niet te lezen. Schrijf bijvoorbeeld 27-03-2026 13:30'],
] as const;

/** Keeps text that it can't read, and explains how to correct it. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, error] of broken) {
      input.focus();
      await userEvent.clear(input);
      await userEvent.keyboard(text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await waitFor(() => expect(canvas.getByText(error)).toBeVisible());
    }
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.anything());
  },
};

/** Another time zone keeps the date and the time on the clock. */
export const TimeZones: Story = {
  args: { defaultValue: moment, timeZones: ['Europe/Amsterdam', 'Europe/London'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /Tijdzone/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'tijd in Verenigd Koninkrijk' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      parseZonedDateTime('2026-03-27T13:30[Europe/London]'),
    );
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await closed();
    await expect(canvas.getByRole('textbox')).toHaveValue('27-03-2026 13:30');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /tijd in Verenigd Koninkrijk$/,
    );
  },
};

/** Submits ISO 8601 with the offset, and explains what is not allowed. */
export const InForm: Story = {
  args: {
    defaultValue: moment,
    minValue: parseZonedDateTime('2026-03-25T12:00[Europe/Amsterdam]'),
    whyUnavailable: (date) =>
      isWeekend(date, 'nl-NL') ? 'In het weekend zijn er geen gesprekken' : undefined,
  },
  render: (args) => (
    <Form>
      <DateTimePicker {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      start: '2026-03-27T13:30:00+01:00',
    });
    const input = canvas.getByRole('textbox');
    for (const [text, error] of [
      ['28-3-2026 10:00', 'In het weekend zijn er geen gesprekken'],
      ['25-3-2026 11:59', /^Kies .*25 maart 2026 om 12:00/],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.keyboard(text);
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText(error)).toBeVisible());
      input.focus();
    }
    await expect(form.checkValidity()).toBe(false);
  },
};

export const States: Story = {
  args: { defaultValue: moment },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=presentation]">
        <DateTimePicker {...args} />
      </SimulatedStates>
      <DateTimePicker
        {...args}
        defaultValue={null}
        isRequired
        isInvalid
        errorMessage="Vul een datum en een tijd in"
      />
      <DateTimePicker {...args} isReadOnly />
      <DateTimePicker {...args} isDisabled />
    </Stack>
  ),
};

export const Open: Story = {
  args: { defaultValue: moment, timeZones: ['Europe/Amsterdam', 'Europe/London'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const day = await screen.findByRole('button', { name: /27 maart.* geselecteerd/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

export const Narrow: Story = {
  ...Open,
  args: { ...Open.args, label: 'Begin van het arbeidsongeschiktheidsgesprek' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
