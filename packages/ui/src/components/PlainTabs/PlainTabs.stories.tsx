import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.js';
import { TextField } from '../TextField/index.js';
import { PlainTabs } from './PlainTabs.js';
import { enhanceTabs } from './enhanceTabs.js';

const meta = {
  title: 'Navigatie/PlainTabs',
  id: 'componenten-plaintabs',
  component: PlainTabs,
  args: {
    label: 'Manieren om contact op te nemen',
    items: [
      { id: 'bericht', label: 'Stuur bericht', content: <TextField label="Naam" name="name" /> },
      { id: 'agenda', label: 'Plan direct', content: <Text>Hier staat de agenda.</Text> },
      { id: 'bellen', label: 'Bel ons', content: <Text>Op werkdagen van 9 tot 17 uur.</Text> },
    ],
  },
} satisfies Meta<typeof PlainTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Stuur bericht');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Eva');
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan direct' }));
    await expect(canvas.getByText('Hier staat de agenda.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stuur bericht' }));
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Eva');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name, selected: true });
    // Simulates other tabs on the page that mount and unmount.
    enhanceTabs()();
    await userEvent.tab();
    await expect(tab('Stuur bericht')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Bel ons')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Plan direct')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Bel ons')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Stuur bericht')).toHaveFocus();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
  },
};

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Plan direct' })).toHaveFocus();
  },
};
