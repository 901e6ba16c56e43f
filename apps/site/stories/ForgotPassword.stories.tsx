import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ForgotPasswordPage from '../src/pages/forgotPassword/ForgotPassword.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/ForgotPassword",
  component: WholePage,
  args: { path: '/forgot-password', children: <ForgotPasswordPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Wachtwoord vergeten?',
    );
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};
