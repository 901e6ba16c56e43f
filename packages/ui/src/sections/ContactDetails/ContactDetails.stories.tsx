import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MapPin, Phone } from 'lucide-react';
import { expect } from 'storybook/test';
import { ContactDetails } from './ContactDetails.js';

const mail = {
  icon: Mail,
  term: 'E-mail',
  value: 'info@heldermatch.example',
  href: 'mailto:info@heldermatch.example',
};

const meta = {
  title: 'Secties/ContactDetails',
  component: ContactDetails,
  args: {
    details: [
      mail,
      { icon: Phone, term: 'Telefoon', value: '+31 20 000 00 00', href: 'tel:+31200000000' },
      { icon: MapPin, term: 'Adres', value: 'Amsterdam, Nederland' },
    ],
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    // The icon too lies in one of them: a group of a list holds nothing else.
    await expect(canvasElement.querySelector('dl > div > :not(dt, dd)')).toBeNull();
    await expect(canvas.getByRole('link', { name: '+31 20 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+31200000000',
    );
    await expect(canvas.queryByRole('link', { name: /Amsterdam/ })).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { details: [mail] } };

export const LongContent: Story = {
  args: {
    details: [
      { ...mail, value: `${'a'.repeat(243)}@voorbeeld.nl` },
      {
        icon: MapPin,
        term: 'Bezoekadres voor de Verwerkersovereenkomst',
        value: 'Arbeidsongeschiktheidsverzekeringsmaatschappijlaan 1, Amsterdam',
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
