import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, EllipsisVertical, FolderOpen } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type Mock } from 'storybook/test';
import { Avatar } from '../Avatar/index.js';
import { Badge } from '../Badge/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { RouterProvider } from '../RouterProvider/index.js';
import { useDragAndDrop, type DroppableCollectionReorderEvent } from './index.js';
import { Tree, type TreeItem, type TreeProps } from './Tree.js';

const onMenu = fn();

const more = (title: string) => (
  <MenuTrigger>
    <IconButton size="small" icon={EllipsisVertical} label={`Meer voor ${title}`} />
    <Menu items={[{ id: 'rename', label: 'Naam wijzigen' }]} onAction={onMenu} />
  </MenuTrigger>
);

const clients: readonly TreeItem[] = [
  {
    id: 'care',
    label: 'Zorggroep Utrecht',
    icon: Building2,
    aside: <Badge>4 vacatures</Badge>,
    items: [
      {
        id: 'district',
        label: 'Wijkzorg',
        description: 'Utrecht en Zeist',
        actions: more('Wijkzorg'),
        items: [
          { id: 'nurse', label: 'Wijkverpleegkundige' },
          { id: 'helper', label: 'Helpende plus' },
        ],
      },
      { id: 'hospital', label: 'Ziekenhuis', items: [{ id: 'ic', label: 'Ic-verpleegkundige' }] },
    ],
  },
  { id: 'closed', label: 'Oude opdrachten', isDisabled: true, items: [{ id: 'x', label: 'Kok' }] },
  { id: 'school', label: 'Scholengroep Zeist', icon: Building2 },
];

const meta = {
  title: 'Gegevens/Tree',
  id: 'componenten-tree',
  component: Tree,
  args: {
    label: 'Opdrachtgevers',
    items: clients,
    defaultExpandedKeys: ['care', 'district'],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastOf = ({ onSelectionChange }: TreeProps) => [
  ...((onSelectionChange as Mock<(ids: Set<string>) => void>).mock.lastCall?.[0] ?? []),
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Opdrachtgevers' })).toBeVisible();
    const district = await canvas.findByRole('row', { name: 'Wijkzorg Utrecht en Zeist' });
    await expect(district).toHaveAttribute('aria-level', '2');
    await expect(district).toHaveAttribute('aria-expanded', 'true');
    await expect(district).toHaveAttribute('aria-posinset', '1');
    await expect(district).toHaveAttribute('aria-setsize', '2');
    for (const row of canvas.getAllByRole('row')) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    const startOf = (title: string) => canvas.getByText(title).getBoundingClientRect().left;
    await expect(startOf('Wijkverpleegkundige')).toBeGreaterThan(startOf('Wijkzorg'));
    await expect(canvas.queryByRole('row', { name: 'Ic-verpleegkundige' })).toBeNull();
  },
};

/** Sets the state attributes of React Aria for the snapshot, which has no pointer. */
export const States: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['selected'],
    defaultExpandedKeys: ['rest'],
    items: [
      {
        id: 'rest',
        label: 'Rust',
        items: [
          { id: 'hovered', label: 'Aangewezen', items: [{ id: 'a', label: 'Dieper' }] },
          { id: 'pressed', label: 'Ingedrukt' },
          { id: 'focused', label: 'Focus' },
          { id: 'selected', label: 'Geselecteerd', description: 'Met een uitleg' },
          {
            id: 'disabled',
            label: 'Uitgeschakeld',
            isDisabled: true,
            items: [{ id: 'b', label: 'Dieper' }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row');
    for (const [index, state] of ['hovered', 'pressed', 'focus-visible'].entries()) {
      rows[index + 1]?.setAttribute(`data-${state}`, 'true');
    }
  },
};

/** Expands, enters, collapses and leaves rows with the arrow keys. */
export const Keyboard: Story = {
  args: { defaultExpandedKeys: [], onExpandedChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const row = (name: string | RegExp) => canvas.getByRole('row', { name });
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await waitFor(() => expect(row('Zorggroep Utrecht')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row('Zorggroep Utrecht')).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/^Wijkzorg/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Helpende plus')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Meer voor Wijkzorg' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(/^Wijkzorg/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(row('Helpende plus')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(/^Wijkzorg/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Helpende plus' })).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row('Zorggroep Utrecht')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row('Scholengroep Zeist')).toHaveFocus());
    await userEvent.keyboard('z');
    await waitFor(() => expect(row('Zorggroep Utrecht')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(row('Ziekenhuis'), 'skips a disabled row').toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row('Zorggroep Utrecht')).toHaveFocus());

    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Wijkzorg/ })).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Mirrors the chevron and the arrow keys in right-to-left text. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: 'Wijkverpleegkundige' })).toBeNull(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Wijkverpleegkundige' })).toBeVisible(),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** Selects rows with the keyboard. */
export const KeyboardSelection: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('row', { name: 'Wijkverpleegkundige' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(lastOf(args)).toEqual(['nurse']);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(lastOf(args)).toEqual(['nurse', 'helper']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(lastOf(args)).toEqual(['nurse']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await expect(lastOf(args)).toEqual([]);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Scholengroep Zeist' })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageUp}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Zorggroep Utrecht' })).toHaveFocus(),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

const onAction = fn();

export const Selectable: Story = {
  args: { selectionMode: 'multiple', onAction },
  beforeEach: () => void onAction.mockClear(),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('row', { name: 'Wijkverpleegkundige' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(lastOf(args)).toEqual(['nurse']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(lastOf(args)).toEqual(['nurse', 'helper']);
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('helper');
    await userEvent.keyboard('{ArrowUp} ');
    await userEvent.click(canvas.getByRole('button', { name: 'Meer voor Wijkzorg' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Naam wijzigen' }));
    await expect(onMenu).toHaveBeenLastCalledWith('rename');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(lastOf(args)).toEqual(['nurse']);
    (document.activeElement as HTMLElement).blur();
  },
};

const navigate = fn();

/** Renders labels as plain links. Enter on the row follows them; the chevron and arrow keys expand it. */
const steps = ['Brief', 'Gesprek', 'Aanbod'];

function Ordered(props: TreeProps) {
  const [order, setOrder] = useState<readonly string[]>(steps);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }: DroppableCollectionReorderEvent) => {
      const kept = order.filter((id) => !keys.has(id));
      const at = kept.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      setOrder(kept.toSpliced(at, 0, ...order.filter((id) => keys.has(id))));
    },
  });
  return (
    <Tree
      {...props}
      label="Stappen"
      items={order.map((id) => ({ id, label: id }))}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}

/** Moves a row by keyboard. */
export const Draggable: Story = {
  render: (args) => <Ordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const order = () =>
      canvas.getAllByRole('row', { name: /^[BGA]/ }).map((row) => row.textContent);
    await canvas.findByRole('row', { name: 'Brief' });
    const start = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen/));
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Brief slepen');
    await start();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Brief slepen'));
    await start();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(order()).toEqual(['Gesprek', 'Brief', 'Aanbod']));
  },
};

/** A picture instead of an icon. */
export const Media: Story = {
  args: {
    label: 'Team',
    defaultExpandedKeys: ['Eva van den Berg'],
    items: [
      {
        id: 'Eva van den Berg',
        label: 'Eva van den Berg',
        media: <Avatar name="Eva van den Berg" size="small" isDecorative />,
        items: [
          {
            id: 'Tom Jansen',
            label: 'Tom Jansen',
            media: <Avatar name="Tom Jansen" size="small" isDecorative />,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: 'Tom Jansen' })).toBeVisible(),
};

export const Links: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    label: 'Handboek',
    defaultExpandedKeys: [],
    items: [
      {
        id: 'scores',
        label: 'Scores',
        icon: FolderOpen,
        href: '/handboek/scores',
        items: [{ id: 'weights', label: 'Gewichten', href: '/handboek/scores/gewichten' }],
      },
    ],
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: (StoryOfTree) => (
    <RouterProvider navigate={navigate}>
      <StoryOfTree />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Scores' }));
    await expect(navigate).toHaveBeenLastCalledWith('/handboek/scores');
    await expect(canvas.queryByRole('link', { name: 'Gewichten' })).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Gewichten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/handboek/scores/gewichten');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

function Late(args: TreeProps) {
  const [children, setChildren] = useState<readonly TreeItem[]>();
  const [isLoading, setIsLoading] = useState(false);
  const load = () => {
    if (children !== undefined || isLoading) return;
    setIsLoading(true);
    setTimeout(() => {
      setChildren([{ id: 'nurse', label: 'Wijkverpleegkundige' }]);
      setIsLoading(false);
    }, 300);
  };
  return (
    <Tree
      {...args}
      items={[
        { id: 'care', label: 'Zorggroep Utrecht', hasItems: true, items: children, isLoading },
      ]}
      onExpandedChange={load}
    />
  );
}

/** Loads children when a row expands, with a loading message until they arrive. */
export const LoadingLater: Story = {
  args: { defaultExpandedKeys: [] },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: 'Zorggroep Utrecht' });
    await userEvent.tab();
    // Starts waiting before the key press: on a slow machine the children arrive before the key is up.
    const loading = waitFor(() => expect(canvas.getByText('Bezig met laden')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await loading;
    await expect(await canvas.findByRole('row', { name: 'Wijkverpleegkundige' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Zorggroep Utrecht' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: {
    items: [{ id: 'care', label: 'Zorggroep Utrecht', hasItems: true, isLoading: true }],
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Nog geen opdrachtgevers.' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nog geen opdrachtgevers.')).toBeVisible(),
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    selectionMode: 'multiple',
    defaultExpandedKeys: ['0', '1', '2', '3'],
    items: [
      {
        id: '0',
        label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
        items: [
          {
            id: '1',
            label: 'Verwerkersovereenkomsten',
            items: [
              {
                id: '2',
                label: 'Opdrachten',
                items: [
                  {
                    id: '3',
                    label: `${'a'.repeat(120)}@voorbeeld.nl`,
                    description: 'Verzekeringsdeskundige',
                    aside: <Badge tone="caution">Verwerkersovereenkomst</Badge>,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  args: { selectionMode: 'multiple' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
