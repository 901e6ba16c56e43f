import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import LoginPage from '../src/pages/login/Login.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Login",
  component: WholePage,
  args: { path: '/login', children: <LoginPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welkom terug');
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};
