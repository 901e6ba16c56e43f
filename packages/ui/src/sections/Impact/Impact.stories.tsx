import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Impact } from './Impact.js';

const meta = {
  title: 'Website/Impact',
  id: 'secties-impact',
  component: Impact,
  args: {
    title: 'Wat we willen bereiken',
    intro: 'Drie doelen waar u ons aan mag houden.',
    items: [
      { value: '100+', label: 'bedrijven binnen 3 jaar', text: 'Organisaties die ermee werken.' },
      {
        value: '70%',
        label: 'tijdwinst bij het screenen',
        text: 'Ten opzichte van een nulmeting.',
      },
      { value: '50%+', label: 'minder vertekening', text: 'Gemeten per groep, elk kwartaal.' },
    ],
    note: 'Indicatief, geen garantie.',
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof Impact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wat we willen bereiken' })).toBeVisible();
    const [term, ...others] = canvas.getAllByRole('term');
    await expect(others).toHaveLength(2);
    await expect(term).toHaveTextContent('bedrijven binnen 3 jaar');
    await expect(term?.nextElementSibling).toHaveTextContent('100+');
    await expect(term?.closest('dl')?.previousElementSibling).toHaveTextContent(
      'Indicatief, geen garantie.',
    );
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const WithoutOptional: Story = {
  args: {
    intro: undefined,
    items: meta.args.items.map(({ value, label }) => ({ value, label })),
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        value: '± 12.500',
        label: 'getekende Verwerkersovereenkomsten',
        text: 'Met een gegevensbeschermingseffectbeoordeling voor elke opdrachtgever.',
      },
      ...meta.args.items.slice(1),
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
