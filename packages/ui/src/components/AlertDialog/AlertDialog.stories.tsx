import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answer, untilAnswer } from '../internal/story/answer.js';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { AlertDialog } from './AlertDialog.js';

const meta = {
  title: 'Vensters/AlertDialog',
  id: 'componenten-alertdialog',
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

/** Removes a candidate's note at the server. A story decides when that is done. */
const removeNote = fn(async (_candidate: string) => {});

const open = 'Verwijderen';
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Notitie verwijderen?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveFocus();
    // The accessible description contains the consequence.
    await expect(dialog).toHaveAccessibleDescription(/\w/);
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
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Notitie verwijderen' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedFromOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(dialog).toBeInTheDocument();
    await expect(dialog.closest('[data-exiting]')).toBeNull();
  },
};

export const Pending: Story = {
  args: { pendingLabel: 'Verwijderen...', onConfirm: fn(async () => removeNote('0412')) },
  beforeEach: () => void removeNote.mockImplementation(untilAnswer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await userEvent.click(await screen.findByRole('button', { name: 'Notitie verwijderen' }));
    const pending = await screen.findByRole('button', { name: 'Verwijderen...' });
    await expect(pending).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Annuleren' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog').closest('[data-exiting]')).toBeNull();
  },
};

export const Done: Story = {
  ...Pending,
  play: async (context) => {
    await Pending.play?.(context);
    await answer();
    await gone();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: open })).toHaveFocus());
  },
};

/** Shows the error next to the button, which keeps focus so the user can retry. */
export const Failed: Story = {
  args: {
    pendingLabel: 'Verwijderen...',
    errorMessage: (error) => `De notitie staat er nog. ${(error as Error).message}`,
    onConfirm: fn(async () => removeNote('0412')),
  },
  beforeEach: () =>
    void removeNote.mockImplementation(async () => {
      await untilAnswer();
      throw new Error('De verbinding viel weg.');
    }),
  play: async (context) => {
    await Pending.play?.(context);
    await answer();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'De notitie staat er nog. De verbinding viel weg.',
    );
    await expect(screen.getByRole('button', { name: 'Notitie verwijderen' })).toHaveFocus();
  },
};

/** Uses the default error message. The error has disappeared when the dialog reopens, and Escape still closes it. */
export const TriedAgain: Story = {
  args: { onConfirm: fn(untilAnswer) },
  play: async ({ canvas, userEvent, args }) => {
    args.onConfirm.mockRejectedValueOnce(new Error('503'));
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: open }));
      await userEvent.click(await screen.findByRole('button', { name: 'Notitie verwijderen' }));
      await answer();
    };
    await ask();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Er ging iets mis. Probeer het later opnieuw.',
    );
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
    await ask();
    await gone();
  },
};

export const Small: Story = { ...Default, args: { size: 'small' } };

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

/** Keeps the buttons in view while the question scrolls. */
export const Scrolling: Story = {
  args: { children: 'De notitie bij kandidaat 0412 verdwijnt. '.repeat(80) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight));
    const cancel = screen.getByRole('button', { name: 'Annuleren' });
    await waitFor(() => expect(cancel.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
