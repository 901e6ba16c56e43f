import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskScreen, worked } from './DeskScreen.tsx';
import { planned } from './hiring.ts';

const meta = {
  id: 'recepten-agenda',
  title: 'Recepten/Agenda',
  component: DeskScreen,
  args: { path: '/agenda', kept: planned },
  parameters: { edgeToEdge: true, waitFor: 'main h2' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: /Verzonnen/ })).toHaveLength(7);
    await userEvent.click(canvas.getByRole('switch', { name: 'Alleen met mij' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Verzonnen/ })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('switch', { name: 'Alleen met mij' }));
  },
};

/** A week without interviews. */
export const Empty: Story = {
  args: { kept: {} },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Niets gepland in deze week' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Kies een vacature' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** Candidates were invited, and no interview was planned. */
export const Invited: Story = {
  args: { kept: worked },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Plan een gesprek: Hr-adviseur' }),
    ).toHaveAttribute('href', '/vacancies/hr-adviseur/candidates?decision=invite');
  },
};
