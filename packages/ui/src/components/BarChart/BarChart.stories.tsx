import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BarChart } from './BarChart.js';

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun'];

const sources = [
  { label: 'Vacaturesites', values: [24, 31, 28, 35, 30, 22] },
  { label: 'LinkedIn', values: [18, 16, 21, 19, 25, 17] },
  { label: 'Eigen site', values: [9, 12, 8, 14, 11, 10] },
  { label: 'Via collega’s', values: [4, 2, 6, 5, 3, 7] },
];

const meta = {
  title: 'Gegevens/BarChart',
  id: 'componenten-barchart',
  component: BarChart,
  args: {
    label: 'Kandidaten per bron, januari tot en met juni',
    categories: months,
    series: sources,
    layout: 'stacked',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('application', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'mrt, Via collega’s: 6' })).toBeInTheDocument();
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** All values as a table. It is also printed. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toon als tabel'));
    const table = await canvas.findByRole('table', { name: meta.args.label });
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    const row = within(table).getByRole('row', { name: 'mrt 28 21 8 6 63' });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('mrt');
  },
};

const bubble = () => document.querySelector('[data-chart-bubble]');

/** Arrow keys move along the categories and the series, Home and End to the ends, and Escape hides the value. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const isFocused = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole('img', { name })).toHaveFocus());
      await waitFor(() => expect(bubble()).toHaveTextContent(name));
    };
    await userEvent.tab();
    await isFocused('jan, Vacaturesites: 24');
    await userEvent.keyboard('{ArrowRight}');
    await isFocused('feb, Vacaturesites: 31');
    await userEvent.keyboard('{ArrowDown}');
    await isFocused('feb, LinkedIn: 16');
    await userEvent.keyboard('{End}');
    await isFocused('jun, LinkedIn: 17');
    await userEvent.keyboard('{ArrowRight}');
    await isFocused('jun, LinkedIn: 17');
    await userEvent.keyboard('{ArrowLeft}');
    await isFocused('mei, LinkedIn: 25');
    await userEvent.keyboard('{ArrowUp}');
    await isFocused('mei, Vacaturesites: 30');
    await userEvent.keyboard('{Home}');
    await isFocused('jan, Vacaturesites: 24');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).toBeNull());
    await expect(canvas.getByRole('img', { name: 'jan, Vacaturesites: 24' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Toon als tabel')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await isFocused('jan, Vacaturesites: 24');
    await userEvent.keyboard('{Escape}');
  },
};

/** The value is inside the window. */
export const Hover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: 'mrt, LinkedIn: 21' }));
    await waitFor(() => expect(bubble()).toHaveTextContent('mrt, LinkedIn: 21'));
    const box = (bubble() as Element).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await userEvent.unhover(canvas.getByRole('img', { name: 'mrt, LinkedIn: 21' }));
    await waitFor(() => expect(bubble()).toBeNull());
  },
};

export const Grouped: Story = {
  args: {
    label: 'Uitgenodigd en aangenomen per maand',
    layout: 'grouped',
    series: [
      { label: 'Uitgenodigd', values: [12, 15, 9, 18, 14, 11] },
      { label: 'Aangenomen', values: [2, 3, 0, 4, 2, 1] },
    ],
  },
};

/** One series needs no legend, and has its values above the bars. */
export const OneSeries: Story = {
  args: {
    label: 'Aangenomen per maand',
    layout: 'grouped',
    series: [{ label: 'Aangenomen', values: [2, 3, 0, 4, 2, 1] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mrt: 0' })).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Long labels make the bars horizontal, in any width. */
export const Horizontal: Story = {
  args: {
    label: 'Dagen per stap',
    description: 'Een sollicitatie wacht het langst op het eerste gesprek.',
    layout: 'grouped',
    categories: [
      'Beoordelen van het cv',
      'Uitnodigen voor een kennismakingsgesprek',
      'Arbeidsvoorwaardengesprek',
      'Aanbod',
    ],
    series: [{ label: 'Gemiddelde duur', values: [3.5, 11, 6.25, 2] }],
    formatOptions: {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Arbeidsvoorwaardengesprek: 6,3 dagen' }),
    ).toBeInTheDocument();
  },
};

export const HorizontalKeyboard: Story = {
  ...Horizontal,
  args: { ...Horizontal.args, series: [{ label: 'Gemiddelde duur', values: [3.5, null, 6, 2] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const next = canvas.getByRole('img', { name: 'Arbeidsvoorwaardengesprek: 6 dagen' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const first = canvas.getByRole('img', { name: 'Beoordelen van het cv: 3,5 dagen' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};

export const HorizontalGrouped: Story = {
  args: { ...Grouped.args, orientation: 'horizontal' },
};

export const HorizontalStacked: Story = { args: { orientation: 'horizontal' } };

/** Six series differ in colour and in pattern. */
export const SixSeries: Story = {
  args: {
    label: 'Kandidaten per bron',
    series: [
      ...sources,
      { label: 'Bureaus', values: [3, 4, 2, 5, 6, 4] },
      { label: 'Open sollicitaties', values: [6, 5, 7, 4, 6, 5] },
    ],
  },
};

/** A missing measurement has no bar, and is in the table in words. Zero is a measurement. */
export const Missing: Story = {
  args: {
    label: 'Aangenomen per maand',
    layout: 'grouped',
    series: [{ label: 'Aangenomen', values: [2, null, 0, 4, null, 1] }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Toon als tabel'));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'feb geen gegevens' })).toBeVisible(),
    );
    await expect(canvas.getByRole('row', { name: 'mrt 0' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^feb/ })).toBeNull();
  },
};

export const Negative: Story = {
  args: {
    label: 'Verschil met vorig jaar',
    layout: 'grouped',
    series: [{ label: 'Kandidaten', values: [12, -8, 3, -15, 0, 6] }],
    formatOptions: { signDisplay: 'exceptZero' },
  },
};

export const NegativeStacked: Story = {
  args: {
    label: 'Verschil met vorig jaar',
    series: [
      { label: 'Vacaturesites', values: [12, -8, 3, -15, 0, 6] },
      { label: 'LinkedIn', values: [-4, -2, 6, 5, 3, 2] },
    ],
  },
};

export const HorizontalNegative: Story = {
  args: { ...Negative.args, orientation: 'horizontal' },
};

export const Zeros: Story = {
  args: {
    layout: 'grouped',
    series: [{ label: 'Kandidaten', values: [0, 0, 0, 0, 0, 0] }],
  },
};

export const OneCategory: Story = {
  args: {
    layout: 'grouped',
    categories: ['juni'],
    series: [{ label: 'Kandidaten', values: [56] }],
  },
};

/** An axis with large numbers has short notations; the values are complete. */
export const LargeNumbers: Story = {
  args: {
    label: 'Kosten van werving per kwartaal',
    layout: 'grouped',
    categories: ['K1', 'K2', 'K3', 'K4'],
    series: [{ label: 'Kosten', values: [1_250_000, 2_875_500, 1_930_000, 3_410_250] }],
    formatOptions: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^K2: €\s2\.875\.500$/ })).toBeInTheDocument();
  },
};

const weeks = Array.from({ length: 24 }, (_, week) => `week ${week + 1}`);

/** With more labels than fit, some are left out. */
export const ManyCategories: Story = {
  args: {
    label: 'Kandidaten per week',
    layout: 'grouped',
    orientation: 'vertical',
    categories: weeks,
    series: [{ label: 'Kandidaten', values: weeks.map((_, week) => 8 + ((week * 7) % 15)) }],
  },
};

export const Empty: Story = {
  args: {
    categories: [],
    series: [],
    emptyText: 'Er zijn nog geen kandidaten.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Er zijn nog geen kandidaten.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('figure', { name: args.label })).toBeVisible(),
};

export const Narrow: Story = {
  args: SixSeries.args,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const NarrowHorizontal: Story = {
  args: Horizontal.args,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
