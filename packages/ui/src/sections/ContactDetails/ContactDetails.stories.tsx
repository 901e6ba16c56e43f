import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MapPin, Phone } from 'lucide';
import { expect } from 'storybook/test';
import { ContactDetails } from './ContactDetails.js';

const mail = {
  icon: Mail,
  title: 'E-mail',
  link: { href: 'mailto:info@heldermatch.example', label: 'info@heldermatch.example' },
};

const meta = {
  title: 'Contact en account/ContactDetails',
  id: 'secties-contactdetails',
  component: ContactDetails,
  args: {
    items: [
      mail,
      {
        icon: Phone,
        title: 'Telefoon',
        link: { href: 'tel:+31200000000', label: '+31 20 000 00 00' },
      },
      {
        icon: MapPin,
        title: 'Adres',
        text: 'Amsterdam, Nederland',
        note: 'Voorbeeldstraat 1\n1000\u00A0AA Amsterdam',
      },
    ],
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    // The icon is inside a `dt` or `dd`: a group in a description list may contain nothing else.
    await expect(canvasElement.querySelector('dl > div > :not(dt, dd)')).toBeNull();
    await expect(canvas.getByRole('link', { name: '+31 20 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+31200000000',
    );
    await expect(canvas.queryByRole('link', { name: /Amsterdam/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const middleOf = (element: Element | null) => {
      const { top, height } = (element as Element).getBoundingClientRect();
      return top + height / 2;
    };
    const [term] = canvas.getAllByRole('term');
    const [icon, name] = [term?.querySelector('svg'), canvas.getByText('E-mail')].map((part) =>
      middleOf(part ?? null),
    );
    await expect(Math.abs((icon ?? 0) - (name ?? Infinity))).toBeLessThan(3);
  },
};

export const One: Story = { args: { items: [mail] } };

export const LongContent: Story = {
  args: {
    items: [
      { ...mail, link: { href: '#mail', label: `${'a'.repeat(243)}@voorbeeld.nl` } },
      {
        icon: MapPin,
        title: 'Bezoekadres voor de Verwerkersovereenkomst',
        text: 'Arbeidsongeschiktheidsverzekeringsmaatschappijlaan 1, Amsterdam',
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
