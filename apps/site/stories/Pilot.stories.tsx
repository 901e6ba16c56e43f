import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PilotPage from '../src/pages/pilot/Pilot.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Pilot",
  component: WholePage,
  args: { path: '/pilot', children: <PilotPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('De pilot');
    await expect(canvas.getByText(/^Deze pilot kost niets/)).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
