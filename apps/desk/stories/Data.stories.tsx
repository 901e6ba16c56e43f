import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-data',
  title: 'Recepten/Gegevens',
  component: DeskScreen,
  args: { path: '/data', kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/5 regels in het logboek/)).toBeVisible();
  },
};

/** With a stored candidate that was changed from outside. */
export const Unusable: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { kept: { ...worked, uploads: [{ id: 'x', name: 4 }] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Onleesbare gegevens downloaden' }),
    ).toBeVisible();
  },
};
