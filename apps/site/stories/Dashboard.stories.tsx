import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import DashboardPage from '../src/pages/dashboard/Dashboard.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Dashboard",
  component: WholePage,
  args: { path: '/dashboard', children: <DashboardPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welkom');
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};
