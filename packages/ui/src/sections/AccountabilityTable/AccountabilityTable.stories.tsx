import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccountabilityTable } from './AccountabilityTable.js';

const meta = {
  title: 'Website/AccountabilityTable',
  id: 'secties-accountabilitytable',
  component: AccountabilityTable,
  args: {
    title: 'Verantwoording in één oogopslag',
    intro: 'Wat er mis kan gaan, wat wij ertegen doen, en waar u dat kunt nagaan.',
    labels: {
      risk: 'Risico',
      measure: 'Maatregel',
      shownBy: 'Wat het aantoont',
      clause: 'Afgesproken in',
    },
    items: [
      {
        risk: 'Een onjuiste score',
        measure: 'Bij elke score staan bewijs en zekerheid. Een recruiter past hem aan.',
        shownBy: 'De scorecard, met de som eronder',
        clause: { href: '/terms#diensten', label: 'Voorwaarden, 2' },
      },
      {
        risk: 'Te lang bewaren',
        measure: 'Een taak verwijdert elke nacht wat over de termijn is.',
        shownBy: 'De test van de database',
        clause: { href: '/dpa#onderwerp', label: 'Verwerkersovereenkomst, 2' },
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof AccountabilityTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Verantwoording in één oogopslag' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    for (const row of within(table).getAllByRole('row').slice(1)) {
      await expect(within(row).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/(?:terms|dpa)#/),
      );
    }
    await expect(within(table).getByRole('rowheader', { name: 'Te lang bewaren' })).toBeVisible();
  },
};

/** The column headers can't be seen, but still name the cells. Each cell shows the name of its column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Maatregel' });
    await expect(header.closest('thead')?.clientWidth).toBe(1);
    for (const label of canvas.getAllByText('Maatregel', { selector: 'td *' })) {
      await expect(label).toBeVisible();
    }
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        risk: 'Gegevensbeschermingseffectbeoordeling',
        measure: `${'a'.repeat(243)}@voorbeeld.nl`,
        shownBy: 'Arbeidsongeschiktheidsverzekering',
        clause: { href: '/dpa', label: 'Verwerkersovereenkomst' },
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
