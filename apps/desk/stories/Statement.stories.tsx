import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-statement',
  title: 'Recepten/Toegankelijkheid',
  component: DeskScreen,
  args: { path: '/accessibility' },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Toegankelijkheid' }),
    ).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: 'Inhoud' });
    await expect(contents.querySelector('a')).toHaveAttribute('href', '#waarover');
    const criteria = await canvas.findByRole('table', { name: 'Criteria van WCAG 2.2' });
    await expect(criteria).toHaveTextContent('1.1.1 Niet-tekstuele content (A) Voldoet, getest');
  },
};
