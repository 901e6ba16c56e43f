import { sign, type Decision } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { waitForDialogToClose } from '../../components/internal/story/waitForDialogToClose.js';
import { DecisionBar, type DecisionBarProps } from './DecisionBar.js';

const moment = new Date('2026-03-03T13:05:00Z');

const invited = {
  type: 'decision',
  candidate: '0412',
  verdict: 'invite',
  id: 'regel-1',
  at: moment.toISOString(),
  by: 'Noor',
} as const satisfies Decision;

/** Simulates an app that stores the decision. */
function Decided({ decision: first, onDecide, onUndo, ...props }: DecisionBarProps) {
  const [decision, setDecision] = useState(first);
  return (
    <DecisionBar
      {...props}
      decision={decision}
      onDecide={(made) => {
        void onDecide(made);
        const entry = sign({ type: 'decision', candidate: '0412', ...made }, 'Noor', moment);
        if (entry.type === 'decision') setDecision(entry);
      }}
      onUndo={() => {
        void onUndo();
        setDecision(undefined);
      }}
    />
  );
}

const meta = {
  title: 'Secties/DecisionBar',
  component: DecisionBar,
  args: {
    label: 'Kandidaat 0412',
    options: [
      { id: 'experience', label: 'Ervaring ontbreekt' },
      { id: 'hours', label: 'Uren passen niet' },
    ],
    onDecide: fn(),
    onUndo: fn(),
    note: 'U beslist. De kandidaat hoort het pas als u bericht stuurt.',
  },
  render: (args) => <Decided {...args} />,
} satisfies Meta<typeof DecisionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Undoes a decision. Focus stays on the buttons. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('group', { name: 'Beslissing over Kandidaat 0412' }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Te beoordelen');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith({ verdict: 'invite' });
    const undo = await canvas.findByRole('button', { name: 'Ongedaan maken' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Uitgenodigd');
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Uitnodigen' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Te beoordelen');
  },
};

export const Invited: Story = {
  args: { decision: invited },
  render: (args) => <DecisionBar {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 maart 2026 om 14:05')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Afwijzen' })).not.toBeInTheDocument();
  },
};

/** Requires a reason for a rejection. */
export const Rejecting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afwijzen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kandidaat 0412 afwijzen' });
    await waitFor(() => expect(dialog).toBeVisible());
    const [reject] = screen.getAllByRole('button', { name: 'Afwijzen' }).slice(-1);
    await userEvent.click(reject as HTMLElement);
    const reason = screen.getByRole('textbox', { name: /Reden/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/Geef een reden/);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('Kan alleen in het weekend');
    await userEvent.click(reject as HTMLElement);
    await waitForDialogToClose();
    await expect(args.onDecide).toHaveBeenCalledWith({
      verdict: 'reject',
      reason: 'Kan alleen in het weekend',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus(),
    );
  },
};

/** Opens the form of a rejection, and closes it without a decision. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Uitnodigen', 'Aanhouden', 'Afwijzen']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Afwijzen' })).toHaveFocus());
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** When saving fails, the form reports it and keeps the reason. */
export const RejectionFailed: Story = {
  args: { onDecide: fn(() => Promise.reject(new Error('No connection'))) },
  render: (args) => <DecisionBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afwijzen' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const reason = screen.getByRole('textbox', { name: /Reden/ });
    await userEvent.type(reason, 'Kan alleen in het weekend{Tab}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/niet vastgelegd/));
    await expect(reason).toHaveValue('Kan alleen in het weekend');
    // The errors appear before the action ends. The button keeps focus until then.
    await waitFor(() => expect(reason).toHaveFocus());
  },
};

/** When saving fails, nothing is decided and the buttons remain. */
export const DecisionFailed: Story = {
  args: { onDecide: fn(() => Promise.reject(new Error('No connection'))) },
  render: (args) => <DecisionBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    const invite = canvas.getByRole('button', { name: 'Uitnodigen' });
    await userEvent.click(invite);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Dit is niet vastgelegd/),
    );
    await expect(invite).toHaveFocus();
  },
};

/** Dialog that asks for the reason of a rejection. */
export const RejectDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afwijzen' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Narrow: Story = {
  args: {
    decision: {
      ...invited,
      verdict: 'reject',
      reason: 'De arbeidsongeschiktheidsverzekeringsdeskundige kan alleen in het weekend.',
    },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
