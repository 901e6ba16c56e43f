import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Text } from '../Text/index.js';
import { DescriptionList } from './DescriptionList.js';

const meta = {
  title: 'Gegevens/DescriptionList',
  id: 'componenten-descriptionlist',
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
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const facts = canvas.getAllByRole('definition');
    await expect([terms.length, facts.length]).toEqual([3, 3]);
    const [term, fact] = [terms[1], facts[1]].map((one) => one?.getBoundingClientRect());
    const isStacked = (fact?.top ?? 0) >= (term?.bottom ?? 0);
    await expect(isStacked).toBe(innerWidth < 480);
  },
};

/** Targets, with their definition. */
export const Figures: Story = {
  args: {
    items: [
      {
        figure: '± 2 dagen',
        term: 'tot het eerste gesprek',
        description: 'Dagen tussen het publiceren van een vacature en het eerste gesprek.',
      },
      {
        figure: '± 70%',
        term: 'van de shortlist geaccepteerd',
        description: 'Deel van de kandidaten op uw shortlist dat de recruiter uitnodigt.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('term');
    await expect(first).toHaveTextContent('± 2 dagen tot het eerste gesprek');
  },
};

/** Terms are questions, and each answer starts with a bold sentence. */
export const Muted: Story = {
  args: {
    emphasis: 'muted',
    items: [
      {
        term: 'Wat niet in uw cv staat',
        description: (
          <>
            <Text weight="medium">Wordt niet geraden.</Text>
            <Text>De recruiter ziet dat het ontbreekt.</Text>
          </>
        ),
      },
      { term: 'Waar het staat', description: <Text weight="medium">Binnen de EU.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    const [term, fact] = [
      canvas.getByText('Waar het staat'),
      canvas.getByText('Binnen de EU.'),
    ].map((one) => getComputedStyle(one));
    await expect(Number(term?.fontWeight)).toBeLessThan(Number(fact?.fontWeight));
  },
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
