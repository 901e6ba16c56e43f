import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SmartMatchingPage from '../src/pages/smartMatching/SmartMatching.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/SmartMatching",
  component: WholePage,
  args: { path: '/features/smart-matching', children: <SmartMatchingPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Slim matchen');
    // Loads when visible.
    canvas.getByRole('heading', { name: 'U bepaalt wat telt' }).scrollIntoView();
    await canvas.findByRole('radiogroup', { name: 'Groeipotentieel' });
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
