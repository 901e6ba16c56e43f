import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetPassword } from '../src/pages/shared/account/SetPassword.tsx';
import { ConfirmEmailChange } from '../src/pages/confirm/ConfirmEmailChange.tsx';
import { account } from '../src/pages/confirm/copy.ts';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Confirm",
  component: WholePage,
  args: { path: '/confirm', children: <SetPassword texts={account} /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bevestig uw account',
    );
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};

/** One of the two links that confirm a new address. */
export const EmailChange: Story = {
  args: { children: <ConfirmEmailChange link={{ tokenHash: '', type: 'email_change' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bevestig de wijziging',
    );
  },
};
