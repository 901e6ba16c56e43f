import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import NotFoundPage from '../src/pages/notFound/NotFound.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/NotFound",
  component: WholePage,
  args: { path: '/nergens', children: <NotFoundPage /> },
  parameters: { ...wholePage, expectedConsole: ['404: geen pagina op /nergens'] },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Pagina niet gevonden',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
