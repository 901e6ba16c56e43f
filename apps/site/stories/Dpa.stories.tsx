import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import DpaPage from '../src/pages/Dpa.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Dpa",
  component: WholePage,
  args: { path: '/dpa', children: <DpaPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Verwerkersovereenkomst',
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
