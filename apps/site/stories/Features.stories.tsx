import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import FeaturesPage from '../src/pages/features/Features.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Features",
  component: WholePage,
  args: { path: '/features', children: <FeaturesPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Functionaliteiten');
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
