import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeadLink } from '../src/pages/shared/account/DeadLink.tsx';
import { SetPassword } from '../src/pages/shared/account/SetPassword.tsx';
import { resetPassword } from '../src/pages/resetPassword/copy.ts';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/ResetPassword",
  component: WholePage,
  args: {
    path: '/reset-password',
    children: <SetPassword texts={resetPassword} />,
  },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Kies een nieuw wachtwoord',
    );
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};

/** The link is expired, used or incomplete. */
export const Dead: Story = {
  args: { children: <DeadLink /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Deze link werkt niet meer',
    );
  },
};
