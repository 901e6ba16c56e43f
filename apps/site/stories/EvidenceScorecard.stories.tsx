import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import EvidenceScorecardPage from '../src/pages/evidenceScorecard/EvidenceScorecard.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/EvidenceScorecard",
  component: WholePage,
  args: { path: '/features/evidence-scorecard', children: <EvidenceScorecardPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Evidence Scorecard');
    // Loads when visible.
    canvas.getByRole('heading', { name: 'Pas de score aan' }).scrollIntoView();
    await canvas.findByRole('slider');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
