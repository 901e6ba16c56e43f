import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import TermsPage from '../src/pages/terms/Terms.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Terms",
  component: WholePage,
  args: { path: '/terms', children: <TermsPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Algemene Voorwaarden',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
