import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskScreen, candidate, list, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-compare',
  title: 'Recepten/Vergelijken',
  component: DeskScreen,
  args: {
    path: `${list}/compare?candidate=${candidate}&candidate=09530`,
    kept: worked,
  },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Vergelijken/ });
    await expect(canvas.getAllByText(/Kandidaat 095(18|30)/).length).toBeGreaterThanOrEqual(2);
  },
};
