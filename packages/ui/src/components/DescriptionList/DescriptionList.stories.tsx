import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.js';
import { DescriptionList } from './DescriptionList.js';

const meta = {
  title: 'Componenten/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      {
        term: 'E-mail',
        description: <Link href="mailto:info@voorbeeld.nl">info@voorbeeld.nl</Link>,
      },
      { term: 'Telefoon', description: '+31 20 000 00 00' },
      { term: 'Adres', description: 'Amsterdam, Nederland' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('term')).toHaveLength(3),
};

export const OneItem: Story = { args: { items: [{ term: 'KvK', description: '00000000' }] } };

export const LongContent: Story = {
  args: {
    items: [
      { term: 'Verwerkersovereenkomst', description: `${'a'.repeat(243)}@voorbeeld.nl` },
      { term: 'Organisatie', description: 'Arbeidsongeschiktheidsverzekeringsmaatschappij' },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
