import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { added, DeskScreen, vacancy, withAdded } from './DeskScreen.tsx';

const request = {
  id: 'request',
  at: '2026-03-04T09:00:00.000Z',
  by: 'Noor',
  type: 'request',
  candidate: added,
  kind: 'access',
  text: 'Welke score kreeg ik, en waarom?',
  received: '2026-03-04',
};

const meta = {
  id: 'recepten-access',
  title: 'Recepten/Inzage',
  component: DeskScreen,
  args: {
    path: `${vacancy}/candidates/${added}/data`,
    kept: withAdded(request),
  },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Gegevens van Quinty Verzonnen' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/Welke score kreeg ik, en waarom/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Downloaden als JSON' })).toBeEnabled();
  },
};
