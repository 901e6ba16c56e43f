import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AccessibilityPage from '../src/pages/accessibility/Accessibility.tsx';
import { WholePage, wholePage } from './WholePage.tsx';

const meta = {
  title: "Pagina's/Accessibility",
  component: WholePage,
  args: { path: '/accessibility', children: <AccessibilityPage /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Toegankelijkheid');
    await expect(canvas.getByRole('table', { name: 'Criteria van WCAG 2.2' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
