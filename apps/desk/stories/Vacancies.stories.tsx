import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, worked } from './DeskScreen.tsx';

const meta = {
  title: 'Recepten/Vacancies',
  component: DeskScreen,
  args: { path: '/', kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vacatures' })).toBeVisible();
    await expect(canvas.getByText('3 van 500')).toBeVisible();
  },
};
