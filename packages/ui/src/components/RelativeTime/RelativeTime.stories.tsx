import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockToday } from '../internal/story/mockToday.js';
import { Stack } from '../Stack/index.js';
import { RelativeTime } from './RelativeTime.js';

/** Noon of a day in the reader's time zone, moved by minutes. */
const at = (day: string, minutes = 0) =>
  new Date(Date.parse(`${day}T12:00`) + minutes * 60_000).toISOString();

const today = '2026-04-15';

const meta = {
  title: 'Gegevens/RelativeTime',
  id: 'componenten-relativetime',
  component: RelativeTime,
  args: { dateTime: at(today, -5) },
  beforeEach: mockToday(today),
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const time = canvas.getByText('5 minuten geleden');
    await expect(time).toHaveAttribute('datetime', args.dateTime);
    await expect(time).toHaveAttribute('title', 'woensdag 15 april 2026 om 11:55');
  },
};

const distances = [
  [at(today), 'nu'],
  [at(today, -59), '59 minuten geleden'],
  [at(today, -3 * 60), '3 uur geleden'],
  // Less than a day, but another date.
  [at(today, -13 * 60), 'gisteren'],
  [at('2026-04-09'), '6 dagen geleden'],
  [at('2026-04-08'), '8 april 2026'],
  [at(today, 30), 'over 30 minuten'],
  [at('2026-04-16'), 'morgen'],
  [at('2026-04-22'), '22 april 2026'],
] as const;

export const Distances: Story = {
  render: () => (
    <Stack gap="xs">
      {distances.map(([dateTime]) => (
        <RelativeTime key={dateTime} dateTime={dateTime} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(words).toEqual(distances.map(([, text]) => text));
  },
};
