import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeskScreen, candidate, list, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-compare',
  title: 'Recepten/Vergelijken',
  component: DeskScreen,
  args: {
    path: `${list}/compare?candidate=${candidate}&candidate=09530`,
    kept: worked,
  },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Vergelijken/ });
    await expect(canvas.getAllByText(/Kandidaat 095(18|30)/).length).toBeGreaterThanOrEqual(2);
  },
};

/** Decides about a candidate without leaving the comparison. */
export const Deciding: Story = {
  args: { path: `${list}/compare?candidate=${candidate}&candidate=09777` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Beslissen over Kandidaat 09777' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Beslissing over Kandidaat 09777' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Aanhouden' }));
    await expect(await dialog.findByRole('button', { name: 'Ongedaan maken' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const change = canvas.getByRole('button', { name: 'Beslissing over Kandidaat 09777 wijzigen' });
    await waitFor(() => expect(change).toHaveFocus());
  },
};
