import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import PrivacyPage from '../src/pages/privacy/Privacy.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Privacy",
  component: WholePage,
  args: { path: '/privacy', children: <PrivacyPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Verklaring');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const periods = within(canvas.getByRole('table', { name: 'Bewaartermijnen' }));
    await expect(periods.getByRole('rowheader', { name: 'Marketing' })).toBeVisible();
  },
};
