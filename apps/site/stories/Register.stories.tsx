import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import RegisterPage from '../src/pages/register/Register.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Register",
  component: WholePage,
  args: { path: '/register', children: <RegisterPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Maak een account');
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};
