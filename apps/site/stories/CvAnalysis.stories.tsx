import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CvAnalysisPage from '../src/pages/cvAnalysis/CvAnalysis.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/CvAnalysis",
  component: WholePage,
  args: { path: '/features/cv-analysis', children: <CvAnalysisPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cv-analyse');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
