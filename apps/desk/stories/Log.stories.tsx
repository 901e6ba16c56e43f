import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-log',
  title: 'Recepten/Logboek',
  component: DeskScreen,
  args: { path: `${vacancy}/log`, kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Logboek/ });
    await waitFor(() => expect(canvas.getAllByText('Noor').length).toBeGreaterThan(1));
  },
};

export const Empty: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { kept: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In dit logboek staat nog niets.')).toBeVisible();
  },
};
