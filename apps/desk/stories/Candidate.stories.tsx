import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DeskScreen, candidate, list, worked } from './DeskScreen.tsx';

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
