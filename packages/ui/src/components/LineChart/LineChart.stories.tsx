import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LineChart } from './LineChart.js';

const weekOf = (week: number) =>
  new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10);
const weeks = Array.from({ length: 12 }, (_, week) => weekOf(week));

const meta = {
  title: 'Gegevens/LineChart',
  id: 'componenten-linechart',
  component: LineChart,
  args: {
    label: 'Kandidaten per week, eerste kwartaal',
    dates: weeks,
    series: [
      { label: 'Gereageerd', values: [14, 22, 19, 27, 31, 24, 28, 35, 30, 26, 33, 38] },
      { label: 'Uitgenodigd', values: [3, 5, 4, 8, 7, 6, 9, 8, 10, 7, 9, 12] },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('application', { name: args.label })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: '19 januari 2026, Uitgenodigd: 4' }),
    ).toBeInTheDocument();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toon als tabel'));
    const table = await canvas.findByRole('table', { name: meta.args.label });
    await waitFor(() => expect(table).toBeVisible());
    await expect(within(table).getByRole('row', { name: '5 januari 2026 14 3' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Datum' })).toBeVisible();
  },
};

const bubble = () => document.querySelector('[data-chart-bubble]');

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const isFocused = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole('img', { name })).toHaveFocus());
      await waitFor(() => expect(bubble()).toHaveTextContent(name));
    };
    await userEvent.tab();
    await isFocused('5 januari 2026, Gereageerd: 14');
    await userEvent.keyboard('{ArrowRight}');
    await isFocused('12 januari 2026, Gereageerd: 22');
    await userEvent.keyboard('{ArrowDown}');
    await isFocused('12 januari 2026, Uitgenodigd: 5');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await isFocused('5 januari 2026, Gereageerd: 14');
    await userEvent.keyboard('{End}');
    await isFocused('23 maart 2026, Gereageerd: 38');
    await userEvent.keyboard('{Home}');
    await isFocused('5 januari 2026, Gereageerd: 14');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).toBeNull());
  },
};

export const OneSeries: Story = {
  args: {
    label: 'Doorlooptijd per maand',
    description: 'Van publicatie tot getekend contract.',
    dates: ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'],
    dateFormatOptions: { month: 'long' },
    series: [{ label: 'Doorlooptijd', values: [41, 38, 39, 36, 36, 32] }],
    formatOptions: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'juni: 32 dagen' })).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Dates have their own distances. */
export const UnevenDates: Story = {
  args: {
    label: 'Kandidaten in de vacature',
    dates: ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-20', '2026-04-28'],
    series: [{ label: 'Kandidaten', values: [2, 9, 14, 21, 24] }],
  },
};

/** A missing measurement interrupts the line, and is in the table in words. */
export const Missing: Story = {
  args: {
    dates: weeks.slice(0, 6),
    series: [
      { label: 'Gereageerd', values: [14, null, 19, null, 31, 24] },
      { label: 'Uitgenodigd', values: [3, 5, null, null, 7, 6] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toon als tabel'));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: '12 januari 2026 geen gegevens 5' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('img', { name: /^12 januari 2026, Gereageerd/ })).toBeNull();
  },
};

const series = ['Vacaturesites', 'LinkedIn', 'Eigen site', 'Bureaus', 'Netwerk', 'Overig'].map(
  (label, index) => ({
    label,
    values: weeks.map((_, week) => 6 * (6 - index) + ((week * (index + 3)) % 5)),
  }),
);

/** Six series differ in colour, dashes and markers. */
export const SixSeries: Story = { args: { label: 'Kandidaten per bron', series } };

export const Negative: Story = {
  args: {
    label: 'Verschil met vorig jaar',
    series: [{ label: 'Verschil', values: [4, 2, -3, -6, -2, 0, 3, 5, 4, 1, -1, 2] }],
    formatOptions: { signDisplay: 'exceptZero' },
  },
};

export const Equal: Story = {
  args: { series: [{ label: 'Kandidaten', values: weeks.map(() => 8) }] },
};

export const Zeros: Story = {
  args: { series: [{ label: 'Kandidaten', values: weeks.map(() => 0) }] },
};

export const OneDate: Story = {
  args: { dates: ['2026-03-02'], series: [{ label: 'Kandidaten', values: [8] }] },
};

export const LargeNumbers: Story = {
  args: {
    label: 'Kosten van werving',
    dates: ['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'],
    series: [{ label: 'Kosten', values: [12_500, 34_000, 28_750, 41_200] }],
    formatOptions: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
};

export const Percentages: Story = {
  args: {
    label: 'Aandeel via collega’s',
    series: [
      {
        label: 'Aandeel',
        values: [0.12, 0.14, 0.11, 0.18, 0.2, 0.19, 0.22, 0.21, 0.24, 0.26, 0.25, 0.28],
      },
    ],
    formatOptions: { style: 'percent' },
  },
};

export const Empty: Story = {
  args: { dates: [], series: [], emptyText: 'Er zijn nog geen kandidaten.' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Er zijn nog geen kandidaten.')).toBeVisible(),
};

export const Narrow: Story = {
  args: SixSeries.args,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
