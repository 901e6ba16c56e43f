import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, LayoutGrid, List } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { SegmentedControl } from './SegmentedControl.js';

const meta = {
  title: 'Invoer/SegmentedControl',
  id: 'componenten-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Weergave',
    items: [
      { id: 'list', label: 'Lijst' },
      { id: 'cards', label: 'Kaarten' },
      { id: 'figures', label: 'Cijfers' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Weergave' })).toBeVisible();
    const [list, cards, figures] = canvas.getAllByRole('radio');
    await expect(list).toBeChecked();
    await userEvent.click(cards as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('cards');
    await expect(cards).toBeChecked();
    await expect(list).not.toBeChecked();
    // Pressing the selected segment keeps it selected.
    await userEvent.click(cards as HTMLElement);
    await expect(cards).toBeChecked();

    await userEvent.keyboard('{ArrowRight}');
    await expect(figures).toHaveFocus();
    await expect(figures).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('figures');
    await userEvent.tab();
    await expect(figures).not.toHaveFocus();
    // The selected segment, rather than the first, is the tab stop.
    await userEvent.tab({ shift: true });
    await expect(figures).toHaveFocus();
    figures?.blur();
  },
};

/** The selected segment is the tab stop from the start, and every arrow key selects. */
export const Keyboard: Story = {
  args: { defaultValue: 'cards' },
  play: async ({ canvas, userEvent }) => {
    const [list, cards, figures] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(cards).toHaveFocus();
    const widths = () => canvas.getAllByText(/^(Lijst|Kaarten|Cijfers)$/).map((s) => s.offsetWidth);
    const before = widths();
    for (const [key, next] of [
      ['ArrowLeft', list],
      ['ArrowRight', cards],
      ['ArrowDown', figures],
      ['ArrowUp', cards],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(next).toHaveFocus();
      await expect(next).toBeChecked();
    }
    await expect(widths()).toEqual(before);
    cards?.blur();
  },
};

const icons = [
  { id: 'list', label: 'Lijst', icon: List },
  { id: 'cards', label: 'Kaarten', icon: LayoutGrid },
  { id: 'figures', label: 'Cijfers', icon: ChartNoAxesColumn, isDisabled: true },
];

export const States: Story = {
  render: (args) => (
    <Stack gap="l" align="start">
      <SimulatedStates control="label:not([data-selected])">
        <SegmentedControl {...args} items={args.items.slice(0, 2)} />
      </SimulatedStates>
      <SimulatedStates control="label[data-selected]">
        <SegmentedControl {...args} items={args.items.slice(0, 2)} />
      </SimulatedStates>
      <SegmentedControl {...args} items={icons} />
      <SegmentedControl {...args} items={icons} size="small" defaultValue="cards" />
      <SegmentedControl {...args} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heightOf = (group: HTMLElement) => group.querySelector('label')?.offsetHeight;
    const [small, medium] = canvas.getAllByRole('radiogroup').slice(-2) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(heightOf(medium)).toBeGreaterThanOrEqual(44);
    await expect(heightOf(small)).toBe(32);
  },
};

export const Narrow: Story = {
  args: {
    label: 'Onderdeel',
    items: [
      { id: 'cv', label: 'Curriculum vitae' },
      { id: 'score', label: 'Scorekaart' },
      { id: 'dpa', label: 'Verwerkersovereenkomst' },
      { id: 'notes', label: 'Notities' },
      { id: 'log', label: 'Verloop' },
    ],
    defaultValue: 'dpa',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
