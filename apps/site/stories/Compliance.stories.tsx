import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CompliancePage from '../src/pages/compliance/Compliance.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Compliance",
  component: WholePage,
  args: { path: '/compliance', children: <CompliancePage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Compliance en verantwoording',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
