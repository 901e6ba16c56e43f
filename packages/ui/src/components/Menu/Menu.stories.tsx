import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuTrigger } from './Menu.js';

const meta = {
  title: 'Componenten/Menu',
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
      <IconButton icon={EllipsisVertical} aria-label="Meer voor kandidaat 0412" />
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
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Notitie bewerken' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Notitie verwijderen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
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
