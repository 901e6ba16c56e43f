import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { AlertDialog } from './AlertDialog.js';

const meta = {
  title: 'Componenten/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Notitie verwijderen?',
    children: 'De notitie bij kandidaat 0412 verdwijnt. Dit kan niet ongedaan worden gemaakt.',
    confirmLabel: 'Notitie verwijderen',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button tone="critical" variant="secondary">
        Verwijderen
      </Button>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = 'Verwijderen';
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Notitie verwijderen?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: open });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ClosedFromOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(dialog).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst arbeidsongeschiktheidsverzekering beëindigen?',
    children: `Wij sturen een bevestiging aan ${'a'.repeat(243)}@voorbeeld.nl.`,
    confirmLabel: 'Verwerkersovereenkomst beëindigen',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await screen.findByRole('alertdialog');
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
