import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatBand } from './StatBand.js';

const meta = {
  title: 'Secties/StatBand',
  component: StatBand,
  args: {
    items: [
      { value: '70%', label: 'sneller aannemen' },
      { value: '95%', label: 'betere match' },
      { value: '500+', label: 'tevreden klanten' },
    ],
    note: 'Streefcijfers. Indicatief, geen garantie.',
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof StatBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(term).toHaveTextContent('sneller aannemen');
    await expect(value).toHaveTextContent('70%');
    await expect(canvas.getByText(/geen garantie/)).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { value: '± 12.500', label: 'getekende Verwerkersovereenkomsten' },
      { value: '30-40%', label: 'minder arbeidsongeschiktheidsverzekeringen' },
      { value: '1', label: 'uur' },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
