import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DeskScreen, added, candidate, list, withAdded, worked } from './DeskScreen.tsx';

const meta = {
  title: 'Recepten/Candidate',
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
