import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { TagGroup, type TagGroupProps } from './TagGroup.js';

const meta = {
  title: 'Gegevens/TagGroup',
  id: 'componenten-taggroup',
  component: TagGroup,
  args: {
    label: 'Vaardigheden',
    items: [
      { id: 'care', label: 'Zorg' },
      { id: 'tech', label: 'Techniek' },
      { id: 'campaigns', label: 'Campagnes' },
    ],
  },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Vaardigheden' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

function Filters(args: TagGroupProps) {
  const [items, setItems] = useState(args.items);
  return (
    <TagGroup
      {...args}
      items={items}
      onRemove={(ids) => setItems(items.filter(({ id }) => !ids.has(id)))}
    />
  );
}

/** Removes a tag with its button or Delete. Focus moves to the next tag, and finally to the empty state. */
export const Removable: Story = {
  args: { label: 'Filters', emptyText: 'Er zijn geen filters ingesteld.' },
  render: (args) => (
    <Stack>
      <Filters {...args} />
      <Filters {...args} label="Andere filters" description="Zij gelden voor deze lijst." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('grid');
    await expect(second).toHaveAccessibleDescription('Zij gelden voor deze lijst.');
    const tags = () =>
      [...(first?.querySelectorAll('[role=row]') ?? [])].map((row) => row.textContent);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('row', { name: 'Techniek' })[0]).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tags()).toEqual(['Zorg', 'Campagnes']));
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Verwijderen Zorg' })[0] as Element,
    );
    await waitFor(() => expect(tags()).toEqual(['Campagnes']));
    canvas.getAllByRole('row', { name: 'Campagnes' })[0]?.focus();
    await userEvent.keyboard('{Backspace}');
    const empty = await canvas.findByText('Er zijn geen filters ingesteld.');
    await waitFor(() => expect(empty.parentElement).toHaveFocus());
    empty.parentElement?.blur();
    await userEvent.tab();
    await expect(empty.parentElement).not.toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Moves between the tags, and uses the button of a tag. */
export const Keyboard: Story = {
  args: { label: 'Filters', emptyText: 'Er zijn geen filters ingesteld.' },
  render: (args) => <Filters {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await canvas.findByRole('grid', { name: 'Filters' });
    await userEvent.tab();
    await expect(row('Zorg')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Techniek'],
      ['ArrowLeft', 'Zorg'],
      ['ArrowDown', 'Techniek'],
      ['ArrowUp', 'Zorg'],
      ['End', 'Campagnes'],
      ['Home', 'Zorg'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(row(name)).toHaveFocus();
    }
    for (const [key, name, next] of [
      ['{Enter}', 'Zorg', 'Techniek'],
      [' ', 'Techniek', 'Campagnes'],
    ] as const) {
      canvas.getByRole('button', { name: `Verwijderen ${name}` }).focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.queryByRole('row', { name })).toBeNull());
      await waitFor(() => expect(row(next).contains(document.activeElement)).toBe(true));
    }
    (document.activeElement as HTMLElement).blur();
  },
};

const onRemove = () => {};

export const States: Story = {
  render: ({ items }) => (
    <Stack gap="l">
      <SimulatedStates>
        <TagGroup
          label="Plaats"
          items={[{ id: 'u', label: 'Utrecht', icon: MapPin, href: '#u' }]}
        />
      </SimulatedStates>
      <TagGroup
        label="Filters"
        items={items.map((item) => ({ ...item, isDisabled: item.id === 'tech' }))}
        onRemove={onRemove}
        errorMessage="Kies maximaal twee filters."
      />
      <TagGroup label="Vaardigheden" items={[]} errorMessage="Voeg er een toe." isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const filters = await canvas.findByRole('grid', { name: 'Filters' });
    await expect(filters).toHaveAccessibleDescription('Kies maximaal twee filters.');
    for (const _ of canvas.getAllByRole('link')) await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Zorg' })).toHaveFocus();
    // Delete skips disabled tags.
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.getByRole('row', { name: 'Campagnes' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: {
    items: [
      { id: 'care', label: 'Zorg' },
      { id: 'dpa', label: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering' },
    ],
    onRemove,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
