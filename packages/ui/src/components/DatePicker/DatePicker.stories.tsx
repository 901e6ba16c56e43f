import { isWeekend, parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { mockToday } from '../internal/story/mockToday.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DatePicker } from './DatePicker.js';

const weekend = 'In het weekend zijn er geen gesprekken';

const meta = {
  title: 'Invoer/DatePicker',
  id: 'componenten-datepicker',
  component: DatePicker,
  args: { label: 'Dag van het gesprek', name: 'day', onChange: fn() },
  beforeEach: mockToday('2026-04-15'),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  args: { description: 'U spreekt een recruiter.', isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: /^Dag van het gesprek/ });
    await expect(input).toHaveAttribute('placeholder', 'dd-mm-jjjj');
    await expect(input).toHaveAccessibleDescription(/Bijvoorbeeld 27-03-2026$/);
    const button = canvas.getByRole('button', { name: 'Kalender Dag van het gesprek' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Kalender Dag van het gesprek' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /donderdag 23 april/ }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(parseDate('2026-04-23'));
    await expect(input).toHaveValue('23-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const States: Story = {
  args: { defaultValue: parseDate('2026-04-23') },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=presentation]">
        <DatePicker {...args} />
      </SimulatedStates>
      <SimulatedStates states={['hovered', 'pressed', 'focus-visible']} control="button">
        <DatePicker {...args} />
      </SimulatedStates>
      <DatePicker
        {...args}
        defaultValue={null}
        isRequired
        isInvalid
        errorMessage="Kies een dag vanaf vandaag"
      />
      <DatePicker {...args} isDisabled />
    </Stack>
  ),
};

export const Open: Story = {
  args: {
    defaultValue: parseDate('2026-04-23'),
    minValue: parseDate('2026-04-15'),
    whyUnavailable: (date) => (isWeekend(date, 'nl-NL') ? weekend : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const day = await screen.findByRole('button', { name: /23 april.* geselecteerd/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

/** Dates of one press, above the calendar. */
export const Presets: Story = {
  args: {
    presets: [
      { label: 'Vandaag', value: parseDate('2026-04-15') },
      { label: 'Over een week', value: parseDate('2026-04-22') },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const presets = await screen.findByRole('group', { name: 'Snel kiezen' });
    await userEvent.click(within(presets).getByRole('button', { name: 'Over een week' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(parseDate('2026-04-22'));
    await expect(canvas.getByRole('textbox')).toHaveValue('22-04-2026');
    await userEvent.click(canvas.getByRole('button'));
    const day = await screen.findByRole('button', { name: /22 april.* geselecteerd/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('22-4-2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('2026-04-22'));
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /22 april.* geselecteerd/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await closed();
    await expect(input).toHaveValue('23-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
    // The calendar selects the date that was just typed.
    await userEvent.clear(input);
    await userEvent.keyboard('21 apr 26{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('button', { name: /21 april.* geselecteerd/ });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('21-04-2026');
  },
};

/** Moves through the open calendar, and chooses with Enter or Space. */
export const InCalendar: Story = {
  args: { defaultValue: parseDate('2026-04-23') },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    const focused = (day: string) =>
      waitFor(() => expect(screen.getByRole('button', { name: new RegExp(day) })).toHaveFocus());
    await focused('donderdag 23 april 2026');
    for (const [key, day] of [
      ['ArrowRight', 'vrijdag 24 april 2026'],
      ['ArrowDown', 'vrijdag 1 mei 2026'],
      ['ArrowLeft', 'donderdag 30 april 2026'],
      ['ArrowUp', 'donderdag 23 april 2026'],
      ['Home', 'woensdag 1 april 2026'],
      ['End', 'donderdag 30 april 2026'],
      ['PageUp', 'maandag 30 maart 2026'],
      ['PageDown', 'donderdag 30 april 2026'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await focused(day);
    }
    const input = canvas.getByRole('textbox');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(input).toHaveValue('30-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await focused('donderdag 30 april 2026');
    await userEvent.keyboard('{ArrowLeft} ');
    await closed();
    await expect(input).toHaveValue('29-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const submit = fn((event: FormEvent) => event.preventDefault());

/** Reads the date on Enter, and submits the form. */
export const Submitted: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <Form onSubmit={submit}>
      <DatePicker {...args} />
      <Button type="submit">Bewaren</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('22-4-2026{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('22-04-2026');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

const formErrors = { day: 'Deze dag is al bezet' };

/** Submits an ISO 8601 date. Typing an unavailable date shows the reason too. */
export const InForm: Story = {
  args: {
    defaultValue: parseDate('2026-04-23'),
    whyUnavailable: (date) => (isWeekend(date, 'nl-NL') ? weekend : undefined),
  },
  render: (args) => (
    <Form errors={formErrors}>
      <Stack>
        <DatePicker {...args} />
        <DatePicker
          label="Aangevraagd op"
          name="asked"
          isReadOnly
          defaultValue={args.defaultValue}
        />
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [day, readOnly] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await expect(day).toHaveAccessibleDescription(/Deze dag is al bezet$/);
    await userEvent.clear(day);
    await userEvent.keyboard('25-4-2026');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription(new RegExp(`${weekend}$`));
    await expect(canvas.queryByText(formErrors.day)).not.toBeInTheDocument();
    await userEvent.type(readOnly, '8');
    await expect(readOnly).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      day: '2026-04-25',
      asked: '2026-04-23',
    });
  },
};

export const Narrow: Story = {
  ...Open,
  args: { ...Open.args, label: 'Dag van het arbeidsongeschiktheidsgesprek' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
