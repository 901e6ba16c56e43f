import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AboutPage from '../src/pages/about/About.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/About",
  component: WholePage,
  args: { path: '/about', children: <AboutPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Over Heldermatch');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
