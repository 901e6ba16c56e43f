import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountDetails } from '../src/pages/account/AccountDetails.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Account",
  component: WholePage,
  args: {
    path: '/account',
    children: (
      <AccountDetails
        account={{
          userId: '',
          email: 'anna@bedrijf.example',
          newEmail: 'anna.devries@bedrijf.example',
          profile: { name: 'Anna de Vries', company: 'Bedrijf B.V.' },
        }}
      />
    ),
  },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mijn account');
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};
