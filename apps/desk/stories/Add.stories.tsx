import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const meta = {
  title: 'Recepten/Add',
  component: DeskScreen,
  args: { path: `${vacancy}/add`, kept: worked },
  parameters: { edgeToEdge: true, arrives: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /kiezen/i })).toBeVisible();
    await expect(canvas.getByText(/geen software die scoort/)).toBeVisible();
  },
};
