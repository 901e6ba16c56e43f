import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import HowWeScorePage from '../src/pages/howWeScore/HowWeScore.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/HowWeScore",
  component: WholePage,
  args: { path: '/how-we-score', children: <HowWeScorePage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hoe wij scoren');
    await expect(canvas.getByText('500+')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
