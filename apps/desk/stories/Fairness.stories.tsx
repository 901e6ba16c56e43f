import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DeskScreen } from './DeskScreen.tsx';
import { hiring } from './hiring.ts';

const meta = {
  id: 'recepten-fairness',
  title: 'Recepten/Gelijke kansen',
  component: DeskScreen,
  args: { path: '/vacancies/hr-adviseur/fairness', kept: hiring },
  parameters: { edgeToEdge: true, waitFor: 'main figure' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shares of invited candidates, by requirement, source and file. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('figure', { name: 'Uitgenodigd per eis, van de beoordeelden' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wat u hier niet ziet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Stap/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Beoordeeld/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(
      await canvas.findByRole('figure', { name: 'Beoordeeld per eis, van de kandidaten' }),
    ).toBeVisible();
  },
};

/** Too few decisions to compare: no group has a share. */
export const TooFew: Story = {
  args: { kept: {} },
  parameters: { waitFor: 'main h2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nog te weinig om te vergelijken' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kandidaten beoordelen' })).toHaveAttribute(
      'href',
      '/vacancies/hr-adviseur/candidates?decision=none',
    );
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};
