import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ForCandidatesPage from '../src/pages/forCandidates/ForCandidates.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/ForCandidates",
  component: WholePage,
  args: { path: '/candidates', children: <ForCandidatesPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Voor kandidaten');
    await expect(canvas.getByText('Een gat in uw cv')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
