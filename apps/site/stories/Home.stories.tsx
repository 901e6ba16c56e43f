import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import HomePage from '../src/pages/home/Home.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Home",
  component: WholePage,
  args: { path: '/', children: <HomePage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Elke match met bewijs uit het cv',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
