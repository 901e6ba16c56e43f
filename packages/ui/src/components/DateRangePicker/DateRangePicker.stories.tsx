import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { mockToday } from '../internal/story/mockToday.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DateRangePicker } from './DateRangePicker.js';

const meta = {
  title: 'Invoer/DateRangePicker',
  id: 'componenten-daterangepicker',
  component: DateRangePicker,
  args: {
    label: 'Looptijd van de vacature',
    startName: 'from',
    endName: 'to',
    onChange: fn(),
  },
  beforeEach: mockToday('2026-04-15'),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const april = { start: parseDate('2026-04-15'), end: parseDate('2026-04-28') };

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  args: { description: 'De eerste en de laatste dag.' },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Looptijd van de vacature' });
    const button = canvas.getByRole('button', { name: 'Kalender Looptijd van de vacature' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^Kalender Looptijd/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /woensdag 15 april/ }));
    await userEvent.click(screen.getByRole('button', { name: /dinsdag 28 april/ }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(april);
    await expect(within(group).getByRole('textbox', { name: /: eerste dag$/ })).toHaveValue(
      '15-04-2026',
    );
    await expect(within(group).getByRole('textbox', { name: /: laatste dag$/ })).toHaveValue(
      '28-04-2026',
    );
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const States: Story = {
  args: { defaultValue: april },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=presentation]">
        <DateRangePicker {...args} />
      </SimulatedStates>
      <DateRangePicker
        {...args}
        defaultValue={null}
        isRequired
        isInvalid
        errorMessage="Vul de eerste en de laatste dag in"
      />
      <DateRangePicker {...args} isDisabled />
    </Stack>
  ),
};

export const Open: Story = {
  args: { defaultValue: april },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const day = await screen.findByRole('button', { name: /15 april/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
    await expect(day).toHaveAccessibleDescription('Klik om het datumbereik te selecteren');
    const between = screen.getByRole('button', { name: /20 april/ });
    await expect(getComputedStyle(between).boxShadow).toContain('inset');
  },
};

/** Two months and ranges of one press. A phone shows one month. */
export const Wide: Story = {
  args: {
    defaultValue: { start: parseDate('2026-04-27'), end: parseDate('2026-05-08') },
    visibleMonths: 2,
    presets: [
      {
        label: 'Deze week',
        value: { start: parseDate('2026-04-13'), end: parseDate('2026-04-19') },
      },
      {
        label: 'Deze maand',
        value: { start: parseDate('2026-04-01'), end: parseDate('2026-04-30') },
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getAllByRole('grid')).toHaveLength(
      matchMedia('(min-width: 48rem)').matches ? 2 : 1,
    );
    const presets = screen.getByRole('group', { name: 'Snel kiezen' });
    await userEvent.click(within(presets).getByRole('button', { name: 'Deze week' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith(args.presets?.[0]?.value);
    await expect(canvas.getByRole('textbox', { name: /: laatste dag$/ })).toHaveValue('19-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /13 april/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('15-4-2026');
    await userEvent.tab();
    await expect(end).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('28-4-2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(april);
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /15 april/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await closed();
    await expect(start).toHaveValue('16-04-2026');
    await expect(end).toHaveValue('18-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Moves through the open calendar, and chooses with Enter or Space. */
export const InCalendar: Story = {
  args: { defaultValue: { start: parseDate('2026-04-23'), end: parseDate('2026-04-28') } },
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
    const [start, end] = canvas.getAllByRole('textbox');
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft} ');
    await closed();
    await expect(start).toHaveValue('29-04-2026');
    await expect(end).toHaveValue('30-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focused('29 april 2026');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(start).toHaveValue('29-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const submit = fn((event: FormEvent) => event.preventDefault());

/** Reads the date on Enter, and submits the form. */
export const ReadOnEnter: Story = {
  args: { defaultValue: april },
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <Form onSubmit={submit}>
      <DateRangePicker {...args} />
      <Button type="submit">Bewaren</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [start] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.tripleClick(start);
    await userEvent.keyboard('20-4-2026{Enter}');
    await expect(start).toHaveValue('20-04-2026');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

/** Reads the date on Enter. The form can't be submitted with one of the dates, and the field states why. */
export const Submitted: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <Form onSubmit={submit}>
      <DateRangePicker {...args} />
      <Button type="submit">Bewaren</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [start, end] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.tab();
    await userEvent.keyboard('15-4-2026{Enter}');
    await expect(start).toHaveValue('15-04-2026');
    await expect(submit).not.toHaveBeenCalled();
    await expect(end).toHaveFocus();
    const isMissing = /Vul de eerste en de laatste dag in$/;
    await expect(end).toHaveAccessibleDescription(isMissing);
    await userEvent.keyboard('28-4-2026');
    await expect(end).not.toHaveAccessibleDescription(isMissing);
    await userEvent.keyboard('{Enter}');
    await expect(end).toHaveValue('28-04-2026');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

/** Shows that a date is missing once focus has left the field, and still after focus has returned. */
export const OneDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const [start, end] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    const isMissing = /Vul de eerste en de laatste dag in$/;
    await userEvent.tab();
    await userEvent.keyboard('15-4-2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(end).not.toHaveAccessibleDescription(isMissing);
    await userEvent.tab();
    await waitFor(() => expect(end).toHaveAccessibleDescription(isMissing));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(end).toHaveFocus();
    await expect(end).toHaveAccessibleDescription(isMissing);
    await userEvent.tab({ shift: true });
    await userEvent.clear(start);
    await userEvent.tab();
    await expect(end).not.toHaveAccessibleDescription(isMissing);
  },
};

const formErrors = { to: 'De vacature staat maximaal een maand open' };

/** Submits both dates as ISO 8601, and shows an error for the name of either. */
export const InForm: Story = {
  render: (args) => (
    <Form errors={formErrors}>
      <Stack>
        <DateRangePicker {...args} defaultValue={april} />
        <DateRangePicker
          label="Looptijd van de campagne"
          startName="campaignFrom"
          endName="campaignTo"
          isReadOnly
          defaultValue={april}
        />
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(formErrors.to)).toBeVisible();
    const [start] = canvas.getAllByRole('textbox') as [HTMLElement];
    await userEvent.clear(start);
    await userEvent.keyboard('30-4-2026');
    await userEvent.tab();
    await expect(canvas.queryByText(formErrors.to)).not.toBeInTheDocument();
    await expect(start).toHaveAccessibleDescription(/De einddatum ligt voor de begindatum$/);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      from: '2026-04-30',
      to: '2026-04-28',
      campaignFrom: '2026-04-15',
      campaignTo: '2026-04-28',
    });
  },
};

export const Narrow: Story = {
  ...Open,
  args: { ...Open.args, label: 'Looptijd van de arbeidsongeschiktheidsverzekering' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
