import type { Meta, StoryObj } from '@storybook/react-vite';
import { richTextOf } from '@heldermatch/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskScreen, added, candidate, list, withAdded, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-candidate',
  title: 'Recepten/Kandidaat',
  component: DeskScreen,
  args: { path: `${list}?candidate=${candidate}`, kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'mark' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to the list, on a wide screen. Has an adjusted score and a decision. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: `Kandidaat ${candidate}` }));
    await expect(pane.getByText('Uitgenodigd')).toBeInTheDocument();
    await expect(pane.getByRole('button', { name: 'Gesprek plannen' })).toBeEnabled();
    await expect(pane.getByText(/ruime ervaring met verzuim/)).toBeInTheDocument();
    await expect(pane.getByText(/telt zwaar|Zwaar/)).toBeInTheDocument();
  },
};

/** In a drawer on a phone. Has no decision or adjustment yet. */
export const Undecided: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: `${list}?candidate=09777` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Kandidaat 09777' }));
    await expect(drawer.getByRole('button', { name: 'Afwijzen' })).toBeEnabled();
  },
};

/** Comments of colleagues, of which the user changes their own. */
export const Comments: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: `${list}?candidate=${added}`,
    kept: withAdded(
      {
        id: 'comment-1',
        at: '2026-03-04T10:00:00.000Z',
        by: 'Noor',
        type: 'comment',
        candidate: added,
        text: richTextOf('Sterk cv. Wie heeft donderdag tijd voor een gesprek?'),
      },
      {
        id: 'comment-2',
        at: '2026-03-04T10:20:00.000Z',
        by: 'Sam',
        type: 'comment',
        candidate: added,
        replyTo: 'comment-1',
        text: richTextOf('Ik, om 14.00 uur.'),
      },
      {
        id: 'mail-1',
        at: '2026-03-04T11:00:00.000Z',
        by: 'Noor',
        type: 'mail',
        candidate: added,
        to: 'quinty@example.nl',
        subject: 'Wij ontvingen uw sollicitatie',
        text: richTextOf('Beste Quinty,\n\nDank voor uw sollicitatie.'),
        isDraft: true,
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Quinty Verzonnen' }));
    await expect(pane.getByText('Ik, om 14.00 uur.')).toBeInTheDocument();
    await expect(pane.getByRole('button', { name: /^Bewerken\s+Noor$/ })).toBeEnabled();
    await expect(pane.queryByRole('button', { name: /^Bewerken\s+Sam$/ })).toBeNull();
    await expect(pane.getByText('Als concept geopend')).toBeInTheDocument();
    await userEvent.click(pane.getByRole('button', { name: 'Reactie schrijven' }));
    await waitFor(() => expect(pane.getByRole('textbox', { name: 'Reactie' })).toHaveFocus());
  },
};

/** An added candidate: origin and term of the data, and a dialog to remove it. */
export const Removing: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { path: `${list}?candidate=${added}`, kept: withAdded() },
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Quinty Verzonnen' }));
    await expect(pane.getByText(/^Toegevoegd door Noor op 4 maart 2026/)).toBeInTheDocument();
    await expect(pane.getByText(/^Het cv mag blijven tot vier weken/)).toBeInTheDocument();
    await userEvent.click(pane.getByRole('button', { name: 'Kandidaat verwijderen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('radio', { name: 'Het cv hoort hier niet' })).toBeChecked();
  },
};

/** After an invitation, the interview is planned without leaving the candidate that opens next. */
export const Planning: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { path: `${list}?candidate=09777` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uitnodigen' }));
    await canvas.findByText('Kandidaat 09777 is uitgenodigd.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gesprek plannen' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Gesprek met Kandidaat 09777' }),
    );
    const [time] = await dialog.findAllByRole('option');
    await userEvent.click(time ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: /voorstellen/ }));
    await dialog.findByRole('heading', { name: 'Wat koos de kandidaat?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The list reads the proposal from the store.
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Gesprek plannen' })).toBeNull(),
    );
  },
};
