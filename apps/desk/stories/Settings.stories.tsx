import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-settings',
  title: 'Recepten/Instellingen',
  component: DeskScreen,
  args: { path: '/settings', kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Uw naam/ })).toHaveValue('Noor');
    await expect(canvas.getByRole('table', { name: 'Kandidaten' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Kandidaat uitnodigen E' })).toBeVisible();
  },
};
