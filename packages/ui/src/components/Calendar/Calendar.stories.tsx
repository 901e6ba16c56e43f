import { isWeekend, parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { mockToday } from '../internal/story/mockToday.js';
import { Inline } from '../Inline/index.js';
import { Calendar } from './Calendar.js';

const meta = {
  title: 'Invoer/Calendar',
  id: 'componenten-calendar',
  component: Calendar,
  args: { label: 'Dag van het gesprek', onChange: fn() },
  beforeEach: mockToday('2026-04-15'),
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = () => canvas.getByRole('grid');
    await expect(grid()).toHaveAccessibleName('Dag van het gesprek, april 2026');
    await expect(canvas.getByRole('button', { name: /^Vandaag, woensdag 15 april/ })).toBeVisible();
    // The locale's week starts on Monday.
    await expect(grid().querySelector('th')).toHaveTextContent('ma');
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende maand' }));
    await expect(grid()).toHaveAccessibleName(/mei 2026/);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/mei 2026/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige maand' }));
    const day = canvas.getByRole('button', { name: /23 april/ });
    const { width, height } = day.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenCalledWith(parseDate('2026-04-23'));
    await expect(canvas.getByRole('button', { name: /23 april.* geselecteerd/ })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="l">
      <SimulatedStates states={['hovered']} control='td:has([aria-label*="16 april"]) > *'>
        <Calendar {...args} defaultValue={parseDate('2026-04-22')} />
      </SimulatedStates>
      <SimulatedStates states={['focus-visible']} control='td:has([aria-label*="15 april"]) > *'>
        <Calendar {...args} defaultValue={parseDate('2026-04-15')} />
      </SimulatedStates>
      <Calendar
        {...args}
        minValue={parseDate('2026-04-08')}
        maxValue={parseDate('2026-04-24')}
        defaultFocusedValue={parseDate('2026-04-08')}
      />
      <Calendar {...args} isDisabled defaultValue={parseDate('2026-04-22')} />
    </Inline>
  ),
};

const weekend = 'In het weekend zijn er geen gesprekken';

/**
 * Keeps unavailable dates focusable and gives the reason: visually below the month, and to screen readers in the date's
 * description.
 */
export const Unavailable: Story = {
  args: {
    defaultFocusedValue: parseDate('2026-04-17'),
    whyUnavailable: (date) => (isWeekend(date, 'nl-NL') ? weekend : undefined),
  },
  play: async ({ canvas, userEvent, args }) => {
    const saturday = canvas.getByRole('button', { name: /18 april/ });
    await expect(saturday).toHaveAttribute('aria-description', weekend);
    await userEvent.hover(saturday.firstElementChild as Element);
    await expect(canvas.getByText(weekend)).toBeVisible();
    await userEvent.click(saturday);
    await userEvent.unhover(saturday.firstElementChild as Element);
    canvas.getByRole('button', { name: /17 april/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: /19 april/ })).toHaveFocus();
    await expect(canvas.getByText(weekend)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  args: { defaultValue: parseDate('2026-04-30') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vorige maand' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /30 april/ })).toHaveFocus();
    for (const [keys, day] of [
      ['{ArrowRight}', 'vrijdag 1 mei 2026'],
      ['{ArrowDown}', 'vrijdag 8 mei 2026'],
      ['{ArrowLeft}', 'donderdag 7 mei 2026'],
      ['{ArrowUp}', 'donderdag 30 april 2026'],
      ['{PageDown}', 'zaterdag 30 mei 2026'],
      ['{PageUp}', 'donderdag 30 april 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'vrijdag 30 april 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'donderdag 30 april 2026'],
      ['{Home}', 'woensdag 1 april 2026'],
      ['{End}', 'donderdag 30 april 2026'],
      ['{ArrowUp}{Home}', 'woensdag 1 april 2026'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('button', { name: new RegExp(day) })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('2026-04-01'));
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('2026-04-02'));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: { defaultValue: parseDate('2026-09-22') },
  play: async ({ canvas }) => {
    const week = canvas
      .getAllByRole('button', { name: /(?:2[1-7]) september/ })
      .map((day) => day.getBoundingClientRect());
    await expect(new Set(week.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...week.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
