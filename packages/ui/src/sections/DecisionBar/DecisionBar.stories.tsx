import { sign, type Decision } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { DecisionMark } from './DecisionMark.js';
import { DecisionBar, type DecisionActions, type DecisionBarProps } from './DecisionBar.js';

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
        void onDecide?.(made);
        const entry = sign({ type: 'decision', candidate: '0412', ...made }, 'Noor', moment);
        if (entry.type === 'decision') setDecision(entry);
      }}
      onUndo={() => {
        void onUndo?.();
        setDecision(undefined);
      }}
    />
  );
}

const meta = {
  title: 'Kandidaten/DecisionBar',
  id: 'secties-decisionbar',
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

/** The decision where there is no bar, such as on a card or in a list. */
export const Mark: Story = {
  render: () => (
    <p>
      <DecisionMark verdict="invite" /> <DecisionMark verdict="hold" />{' '}
      <DecisionMark verdict="reject" /> <DecisionMark verdict="reject" isLabelHidden />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Afgewezen')).toHaveLength(2);
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

/** After the decision, the app offers the next step. */
export const WithFollowUp: Story = {
  args: {
    followUp: (
      <Button size="small" onPress={fn()}>
        Gesprek plannen
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Gesprek plannen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Uitnodigen' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gesprek plannen' })).toHaveFocus();
  },
};

/** Shows the decision to a user who may not decide. */
export const ReadOnly: Story = {
  args: { decision: invited, onDecide: undefined, onUndo: undefined },
  render: (args) => <DecisionBar {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uitgenodigd');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Opens the form of a rejection in the place of the buttons. */
const openForm = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Afwijzen' }));
  const form = within(await canvas.findByRole('group', { name: 'Kandidaat 0412 afwijzen' }));
  const reason = form.getByRole('textbox', { name: /Reden/ });
  await waitFor(() => expect(reason).toHaveFocus());
  return { form, reason, submit: form.getByRole('button', { name: 'Afwijzen' }) };
};

/** Requires a reason for a rejection. */
export const Rejecting: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { form, reason, submit } = await openForm(context);
    await expect(form.getByText('(niet verplicht)')).toBeVisible();
    await userEvent.click(submit);
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/Geef een reden/);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('Kan alleen in het weekend');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        verdict: 'reject',
        reason: 'Kan alleen in het weekend',
      }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus(),
    );
  },
};

/** Rejects without the mouse: Ctrl + Enter submits, and Escape closes the form without a decision. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Uitnodigen', 'Aanhouden', 'Afwijzen']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Reden/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Afwijzen' })).toHaveFocus());
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Reden/ })).toHaveFocus());
    await userEvent.keyboard('Kan alleen{Enter}in het weekend{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        verdict: 'reject',
        reason: 'Kan alleen\nin het weekend',
      }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus(),
    );
  },
};

/** The app decides with its own keyboard shortcuts, and shows other buttons in the bar. */
export const WithShortcuts: Story = {
  render: function Render(args) {
    const actions = useRef<DecisionActions>(null);
    return (
      <>
        <Button onPress={() => actions.current?.decide('reject')}>R</Button>
        <Button onPress={() => actions.current?.decide('hold')}>H</Button>
        <Decided {...args} actionsRef={actions}>
          <Button variant="quiet" size="small">
            Volgende
          </Button>
        </Decided>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group')).toContainElement(
      canvas.getByRole('button', { name: 'Volgende' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'R' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Reden/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const hold = canvas.getByRole('button', { name: 'H' });
    await userEvent.click(hold);
    await expect(canvas.getByRole('status')).toHaveTextContent('Aangehouden');
    await userEvent.click(hold);
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** When saving fails, the form reports it and keeps the reason. */
export const RejectionFailed: Story = {
  args: { onDecide: fn(() => Promise.reject(new Error('No connection'))) },
  render: (args) => <DecisionBar {...args} />,
  play: async (context) => {
    const { userEvent } = context;
    const { reason } = await openForm(context);
    await userEvent.keyboard('Kan alleen in het weekend{Tab}{Tab}{Enter}');
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

/** Form that asks for the reason of a rejection. */
export const RejectionForm: Story = {
  play: async (context) => void (await openForm(context)),
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
