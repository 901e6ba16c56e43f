import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileText, FolderOpen } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type Mock } from 'storybook/test';
import { Avatar } from '../Avatar/index.js';
import { Badge } from '../Badge/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { RouterProvider } from '../RouterProvider/index.js';
import { Stack } from '../Stack/index.js';
import { GridList, type GridListItem, type GridListProps } from './GridList.js';
import { useDragAndDrop, type DroppableCollectionReorderEvent } from './index.js';

const onMenu = fn();

const more = (title: string) => (
  <MenuTrigger>
    <IconButton size="small" icon={EllipsisVertical} label={`Meer voor ${title}`} />
    <Menu items={[{ id: 'remove', label: 'Verwijderen' }]} onAction={onMenu} />
  </MenuTrigger>
);

const items: readonly GridListItem[] = [
  {
    id: 'cv',
    label: 'Cv kandidaat 0412',
    description: 'Zonder naam, foto en geboortedatum',
    icon: FileText,
    aside: <Badge tone="positive">Gelezen</Badge>,
    actions: more('Cv kandidaat 0412'),
  },
  {
    id: 'letter',
    label: 'Motivatiebrief kandidaat 0412',
    icon: FileText,
    aside: <Badge tone="info">Nieuw</Badge>,
    actions: more('Motivatiebrief kandidaat 0412'),
  },
  {
    id: 'diploma',
    label: 'Diploma kandidaat 0412',
    description: 'Nog niet gescand',
    icon: FileText,
    isDisabled: true,
  },
  { id: 'old', label: 'Eerdere sollicitaties', icon: FolderOpen },
];

const meta = {
  title: 'Gegevens/GridList',
  id: 'componenten-gridlist',
  component: GridList,
  args: { label: 'Documenten', items, onSelectionChange: fn() },
} satisfies Meta<typeof GridList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ids of the last selection change, as an array: React Aria's sets have additional properties. */
const lastOf = ({ onSelectionChange }: GridListProps) => [
  ...((onSelectionChange as Mock<(ids: Set<string>) => void>).mock.lastCall?.[0] ?? []),
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Documenten' })).toBeVisible();
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(4);
    for (const row of rows) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(
      canvas.getByRole('row', { name: 'Cv kandidaat 0412 Zonder naam, foto en geboortedatum' }),
    ).toBeVisible();
  },
};

/** Sets the state attributes of React Aria for the snapshot, which has no pointer. */
const simulate = (rows: readonly HTMLElement[]) => {
  for (const [index, state] of ['hovered', 'pressed', 'focus-visible'].entries()) {
    rows[index + 1]?.setAttribute(`data-${state}`, 'true');
  }
};

export const States: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['selected'] },
  render: (args) => (
    <Stack gap="l">
      {(['list', 'tiles'] as const).map((variant) => (
        <GridList
          key={variant}
          {...args}
          variant={variant}
          items={[
            { id: 'rest', label: 'Rust' },
            { id: 'hovered', label: 'Aangewezen' },
            { id: 'pressed', label: 'Ingedrukt' },
            { id: 'focused', label: 'Focus' },
            { id: 'selected', label: 'Geselecteerd', description: 'Met een uitleg' },
            { id: 'disabled', label: 'Uitgeschakeld', isDisabled: true },
          ]}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /\w/ });
    simulate(rows.slice(0, 6));
    simulate(rows.slice(6));
  },
};

export const Selectable: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['letter'] },
  play: async ({ canvas, userEvent, args }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes[1]).toBeChecked();
    await expect(boxes[2]).toBeDisabled();
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(lastOf(args)).toEqual(['letter', 'cv']);
    // Pressing a row selects it if it has no other action.
    await userEvent.click(canvas.getByText('Eerdere sollicitaties'));
    await expect(canvas.getByRole('row', { name: 'Eerdere sollicitaties' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

const onAction = fn();

/** Uses one tab stop, arrow keys between and into rows, Enter for the action and Space for selection. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple', onAction },
  beforeEach: () => void onAction.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const [cv, letter] = await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(cv).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('cv');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(letter).toHaveFocus();
    await expect(letter).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Eerdere sollicitaties' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(letter).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(letter).toContainElement(document.activeElement as HTMLElement);
    await expect(letter).not.toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(letter).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    await expect(onMenu).toHaveBeenLastCalledWith('remove');
    await waitFor(() => expect(letter).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(cv).toHaveFocus());
    await userEvent.keyboard('e');
    const old = canvas.getByRole('row', { name: 'Eerdere sollicitaties' });
    await expect(old).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(cv).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(old).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(cv).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(old).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(cv).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(cv).toHaveAttribute('aria-selected', 'false');
  },
};

/** Selects a range with Shift and an arrow key. */
export const Range: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent, args }) => {
    const [cv, letter] = await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(lastOf(args)).toEqual(['cv']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(letter).toHaveFocus();
    await expect(lastOf(args)).toEqual(['cv', 'letter']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(cv).toHaveFocus();
    await expect(lastOf(args)).toEqual(['cv']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(lastOf(args)).toEqual(['cv', 'letter']);
  },
};

const navigate = fn();

/** Renders labels as plain links that cover the row. Enter on the row follows them too. */
export const Links: Story = {
  args: {
    label: 'Vacatures',
    selectionMode: 'multiple',
    items: [
      {
        id: 'nurse',
        label: 'Wijkverpleegkundige',
        description: 'Utrecht, 32 uur',
        href: '/vacatures/12',
        actions: more('Wijkverpleegkundige'),
      },
      { id: 'closed', label: 'Kok', description: 'Gesloten', href: '#', isDisabled: true },
      { id: 'teacher', label: 'Leerkracht', href: '/vacatures/14' },
    ],
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: (StoryOfList) => (
    <RouterProvider navigate={navigate}>
      <StoryOfList />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: 'Wijkverpleegkundige' });
    await expect(link).toHaveAttribute('href', '/vacatures/12');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/vacatures/12');
    await expect(navigate).toHaveBeenCalledOnce();
    link.blur();
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/vacatures/14');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Leerkracht' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(3);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(lastOf(args)).toEqual(['nurse']);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Moves between tiles with all four arrow keys, and into a tile with Tab. */
export const Tiles: Story = {
  args: {
    label: 'Sjablonen',
    variant: 'tiles',
    selectionMode: 'single',
    defaultSelectedKeys: ['short'],
    items: [
      { id: 'short', label: 'Kort', description: 'Eén bladzijde', icon: FileText },
      { id: 'full', label: 'Volledig', description: 'Met alle bewijs', icon: FileText },
      { id: 'table', label: 'Tabel', description: 'Om te vergelijken', icon: FileText },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Kort/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    // Tiles are stacked on phones.
    const full = canvas.getByRole('row', { name: /^Volledig/ });
    if (document.activeElement !== full) await userEvent.keyboard('{ArrowDown}');
    await expect(full).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(lastOf(args)).toEqual(['full']);
    await userEvent.keyboard('{ArrowLeft}');
    const short = canvas.getByRole('row', { name: /^Kort/ });
    if (document.activeElement !== short) await userEvent.keyboard('{ArrowUp}');
    await expect(short).toHaveFocus();
  },
};

/** A picture instead of an icon. */
export const Media: Story = {
  args: {
    label: 'Collega’s',
    items: ['Eva van den Berg', 'Samira Haddad', 'Tom Jansen'].map((name) => ({
      id: name,
      label: name,
      description: 'Recruiter',
      media: <Avatar name={name} size="small" isDecorative />,
    })),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: 'Eva van den Berg Recruiter' })).toBeVisible(),
};

const questions = ['Waarom deze baan?', 'Wanneer kunt u beginnen?', 'Heeft u een rijbewijs?'];

function Reordered(args: GridListProps) {
  const [ids, setIds] = useState<readonly string[]>(questions);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }: DroppableCollectionReorderEvent) => {
      const kept = ids.filter((id) => !keys.has(id));
      const at = kept.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      setIds(kept.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))));
    },
  });
  return (
    <GridList
      {...args}
      label="Vragen"
      items={ids.map((id) => ({ id, label: id }))}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}

/** Moves a row by keyboard: Enter on its handle, an arrow key or Tab, and Enter again. */
export const Draggable: Story = {
  render: (args) => <Reordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('row', { name: /\?$/ }).map((row) => row.textContent);
    await canvas.findByRole('row', { name: questions[0] ?? '' });
    const start = async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(`${questions[0]} slepen`);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen/));
    };
    await userEvent.tab();
    await start();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(`${questions[0]} slepen`),
    );
    await expect(order()).toEqual(questions);
    await userEvent.keyboard('{ArrowLeft}');
    await start();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(order()).toEqual([questions[1], questions[0], questions[2]]));
  },
};

export const Disabled: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: true })), selectionMode: 'multiple' },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Nog geen documenten. Voeg het cv van een kandidaat toe.' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Nog geen documenten/)).toBeVisible(),
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Bezig met laden'),
};

function Parts(args: GridListProps) {
  const [count, setCount] = useState(10);
  const all = Array.from({ length: 30 }, (_, index) => ({
    id: `d${index}`,
    label: `Document ${index + 1}`,
  }));
  return (
    <div data-scroller style={{ blockSize: '14rem', overflow: 'auto' }}>
      <GridList
        {...args}
        items={all.slice(0, count)}
        {...(count < all.length && { onLoadMore: () => setCount(count + 10) })}
      />
    </div>
  );
}

/** Requests the next rows when the end of the list comes into view. */
export const LoadingMore: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => <Parts {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Document 1' });
    const scroller = canvas.getByRole('grid').closest('[data-scroller]');
    scroller?.scrollTo({ top: 100_000 });
    await canvas.findByRole('row', { name: 'Document 20' });
    scroller?.scrollTo({ top: 100_000 });
    await expect(await canvas.findByRole('row', { name: 'Document 30' })).toBeVisible();
    scroller?.scrollTo({ top: 0 });
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    selectionMode: 'multiple',
    items: [
      {
        id: 'long',
        label: `${'a'.repeat(120)}@voorbeeld.nl`,
        description: 'Arbeidsongeschiktheidsverzekeringsdeskundige Verwerkersovereenkomst',
        icon: FileText,
        aside: <Badge tone="caution">Verwerkersovereenkomst</Badge>,
        actions: more('document'),
      },
    ],
  },
};

export const Narrow: Story = {
  args: { selectionMode: 'multiple' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
