import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../components/TextField/index.js';
import { Text } from '../../components/Text/index.js';
import { ContactTabs } from './ContactTabs.js';

const meta = {
  title: 'Contact en account/ContactTabs',
  id: 'secties-contacttabs',
  component: ContactTabs,
  args: {
    label: 'Manieren om contact op te nemen',
    message: {
      label: 'Stuur bericht',
      content: <TextField label="Naam" name="name" autoComplete="name" />,
    },
    booking: {
      label: 'Plan direct',
      content: <Text>Hier staat de agenda.</Text>,
    },
  },
} satisfies Meta<typeof ContactTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName(
      'Manieren om contact op te nemen',
    );
    await expect(canvas.getByRole('tab', { name: 'Stuur bericht' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('Hier staat de agenda.')).not.toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Eva de Vries');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Stuur bericht' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Plan direct' })).toHaveFocus();
    await expect(canvas.getByText('Hier staat de agenda.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Naam')).not.toBeVisible();

    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Eva de Vries');

    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Plan direct' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Stuur bericht' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toBeVisible();
  },
};

export const Booking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan direct' }));
    await expect(canvas.getByText('Hier staat de agenda.')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    message: { ...meta.args.message, label: 'Verwerkersovereenkomst opvragen' },
    booking: { ...meta.args.booking, label: 'Arbeidsongeschiktheidsverzekering bespreken' },
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
