import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Inline } from '../Inline/index.js';
import { RouterProvider } from '../RouterProvider/index.js';
import { Menu, MenuTrigger, submenu } from './Menu.js';

const meta = {
  title: 'Handelingen/Menu',
  id: 'componenten-menu',
  component: Menu,
  args: {
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Notitie bewerken', icon: Pencil },
      { id: 'download', label: 'Cv downloaden', icon: Download, isDisabled: true },
      { id: 'delete', label: 'Notitie verwijderen', icon: Trash2, tone: 'critical' },
    ],
  },
  render: (args) => (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label="Meer voor kandidaat 0412" />
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Meer voor kandidaat 0412' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notitie bewerken' }));
    await expect(args.onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    const box = screen.getByRole('menu').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
};

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Notitie bewerken' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    const remove = screen.getByRole('menuitem', { name: 'Notitie verwijderen' });
    await expect(remove, 'skips a disabled item').toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const edit = screen.getByRole('menuitem', { name: 'Notitie bewerken' });
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('notitie v');
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    for (const key of ['{Enter}', ' ', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    for (const shift of [false, true]) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Notitie bewerken' })).toHaveFocus(),
      );
      await userEvent.tab({ shift });
      await closed();
      trigger.focus();
    }
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

const navigate = fn();

/** Follows links with the router of the app, and shows descriptions. */
export const Links: Story = {
  args: {
    items: [
      { id: 'open', label: 'Kandidaat openen', href: '/kandidaten/0412' },
      {
        id: 'cv',
        label: 'Cv bekijken',
        description: 'Zonder naam, foto en geboortedatum',
        href: '/kandidaten/0412/cv',
      },
      { id: 'delete', label: 'Kandidaat verwijderen', icon: Trash2, tone: 'critical' },
    ],
  },
  decorators: (StoryOfMenu) => (
    <RouterProvider navigate={navigate}>
      <StoryOfMenu />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const cv = await screen.findByRole('menuitem', {
      name: 'Cv bekijken Zonder naam, foto en geboortedatum',
    });
    await expect(cv).toHaveAttribute('href', '/kandidaten/0412/cv');
    await userEvent.click(cv);
    await expect(navigate).toHaveBeenLastCalledWith('/kandidaten/0412/cv');
    await expect(args.onAction).toHaveBeenLastCalledWith('cv');
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    const open = await screen.findByRole('menuitem', { name: 'Kandidaat openen' });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/kandidaten/0412');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

type ViewId = 'score' | 'name' | 'evidence' | 'language' | 'confidence' | 'reset';

function View({ onAction }: { onAction?: ((id: ViewId) => void) | undefined }) {
  const [order, setOrder] = useState(new Set<ViewId>(['score']));
  const [columns, setColumns] = useState(new Set<ViewId>(['evidence']));
  return (
    <MenuTrigger>
      <Button variant="secondary">Weergave</Button>
      <Menu
        items={[
          {
            title: 'Volgorde',
            selectionMode: 'single',
            selectedKeys: order,
            onSelectionChange: setOrder,
            items: [
              { id: 'score', label: 'Score', description: 'De hoogste boven' },
              { id: 'name', label: 'Naam' },
            ],
          },
          {
            title: 'Kolommen',
            selectionMode: 'multiple',
            selectedKeys: columns,
            onSelectionChange: setColumns,
            items: [
              { id: 'evidence', label: 'Bewijs' },
              { id: 'language', label: 'Taal' },
              { id: 'confidence', label: 'Zekerheid', isDisabled: true },
            ],
          },
          { id: 'reset', label: 'Weergave herstellen' },
        ]}
        {...(onAction && { onAction })}
      />
    </MenuTrigger>
  );
}

/** Combines single selection, multiple selection and an action. */
export const Sections: Story = {
  render: ({ onAction }) => <View onAction={onAction} />,
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Weergave' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Volgorde' })).toBeVisible());
    const score = screen.getByRole('menuitemradio', { name: /^Score/ });
    await waitFor(() => expect(score).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await expect(screen.getByRole('menuitemradio', { name: 'Naam' })).toBeChecked();
    await expect(score).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('menuitemradio', { name: 'Naam' }), 'one holds').toBeChecked();

    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Bewijs' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Taal' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('reset');
    await waitFor(() => expect(trigger).toHaveFocus());

    // The selection persists after the menu closes.
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Naam' })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Naam' })).toBeChecked();
  },
};

/** Menu with multiple selection. Ctrl + A selects every enabled item. */
export const Multiple: Story = {
  args: {
    selectionMode: 'multiple',
    selectedKeys: ['language'],
    onSelectionChange: fn(),
    items: [
      { id: 'evidence', label: 'Bewijs' },
      { id: 'language', label: 'Taal' },
      { id: 'confidence', label: 'Zekerheid', isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const language = await screen.findByRole('menuitemcheckbox', { name: 'Taal' });
    await userEvent.click(language);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['evidence', 'language']),
    );
    await waitFor(() => expect(language).toBeVisible());
  },
};

/** An item with further actions opens a submenu. */
export const Submenu: Story = {
  render: ({ onAction }) => (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label="Meer voor kandidaat 0412" />
      <Menu
        items={[
          { id: 'edit', label: 'Notitie bewerken' },
          submenu({
            id: 'reject',
            label: 'Afwijzen',
            items: [
              { id: 'with-mail', label: 'Met een mail' },
              { id: 'without-mail', label: 'Zonder mail', tone: 'critical' },
            ],
          }),
        ]}
        onAction={onAction}
      />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    const opened = async (keys: string) => {
      await userEvent.keyboard(keys);
      const withMail = await screen.findByRole('menuitem', { name: 'Met een mail' });
      await waitFor(() => expect(withMail).toHaveFocus());
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const reject = await screen.findByRole('menuitem', { name: 'Afwijzen' });
    await waitFor(() => expect(reject).toHaveFocus());
    await expect(reject).toHaveAttribute('aria-haspopup', 'menu');
    await expect(reject).toHaveAttribute('aria-expanded', 'false');
    for (const close of ['{Escape}', '{ArrowLeft}']) {
      await opened('{ArrowRight}');
      await userEvent.keyboard(close);
      await waitFor(() => expect(reject).toHaveFocus());
      await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
    }
    await opened('{Enter}');
    await userEvent.tab();
    await closed();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Afwijzen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zonder mail' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('without-mail');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Afwijzen' })).toHaveFocus());
    await opened('{ArrowRight}');
    for (const menu of screen.getAllByRole('menu')) {
      const box = menu.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
  },
};

/** Says why an action is unavailable. The item receives focus, and does nothing. */
export const Unavailable: Story = {
  args: {
    items: [
      { id: 'open', label: 'Cv openen' },
      {
        id: 'invite',
        label: 'Uitnodigen',
        description: 'Stuurt een mail met drie tijden',
        whyDisabled: 'De vacature is gesloten',
        href: '/kandidaten/0412/uitnodigen',
      },
    ],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const invite = await screen.findByRole('menuitem', {
      name: 'Uitnodigen De vacature is gesloten',
    });
    await waitFor(() => expect(invite).toHaveFocus());
    await expect(invite).toHaveAttribute('aria-disabled', 'true');
    await expect(invite).not.toHaveAttribute('href');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(invite);
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(invite).toBeVisible());
  },
};

/** An unavailable choice keeps its state, also with Ctrl + A. */
export const UnavailableChoice: Story = {
  args: {
    selectionMode: 'multiple',
    selectedKeys: ['language'],
    onSelectionChange: fn(),
    items: [
      { id: 'evidence', label: 'Bewijs' },
      { id: 'language', label: 'Taal', whyDisabled: 'De enige kolom met een score' },
      { id: 'motivation', label: 'Motivatie', whyDisabled: 'Nog niet gemeten' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Taal/ }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /^Motivatie/ }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['evidence', 'language']),
    );
  },
};

/** Opens at the pointer. The same actions are available from a visible button. */
export const ContextMenu: Story = {
  render: (args) => (
    <Inline>
      <MenuTrigger trigger="contextMenu">
        <Button variant="secondary">Kandidaat 0412</Button>
        <Menu {...args} />
      </MenuTrigger>
      <MenuTrigger>
        <IconButton icon={EllipsisVertical} label="Meer voor kandidaat 0412" />
        <Menu {...args} />
      </MenuTrigger>
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [card, more] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(card).not.toHaveAttribute('aria-haspopup');
    const { left, top } = card.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: card,
      coords: { clientX: left + 10, clientY: top + 12 },
    });
    const menu = await screen.findByRole('menu', { name: 'Kandidaat 0412' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Notitie bewerken' }));
    await expect(args.onAction).toHaveBeenCalledWith('edit');
    await closed();
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { id: 'a', label: 'Verwerkersovereenkomst arbeidsongeschiktheidsverzekering downloaden' },
    ],
  },
  play: Open.play,
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
