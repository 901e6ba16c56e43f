import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/index.js';
import { joined, shredder } from '../../components/Illustration/drawings.js';
import { ComplianceMeasures } from './ComplianceMeasures.js';

const human = {
  illustration: joined,
  title: 'Menselijke controle',
  text: 'Elke uitkomst is een voorstel dat een mens beoordeelt.',
  points: [
    'De recruiter kan een score aanpassen en notities toevoegen.',
    'Een kandidaat kan bezwaar maken en vragen om een menselijke beoordeling.',
  ],
};

const meta = {
  title: 'Website/ComplianceMeasures',
  id: 'secties-compliancemeasures',
  component: ComplianceMeasures,
  args: {
    title: 'Onze maatregelen',
    intro: 'Wat wij doen en hoe u dat kunt nagaan.',
    items: [
      human,
      {
        illustration: shredder,
        title: 'Dataminimalisatie en bewaartermijnen',
        text: (
          <>
            Wij bewaren niets langer dan nodig. <Link href="/privacy">Lees de termijnen</Link>
          </>
        ),
        points: ['Analyses en scorecards: 2 jaar.', 'Accounts: zolang ze actief zijn plus 1 jaar.'],
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof ComplianceMeasures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Onze maatregelen' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lees de termijnen' })).toHaveFocus();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const WithoutOptional: Story = {
  args: { intro: undefined, items: [{ ...human, points: [] }] },
};

export const One: Story = { args: { items: [human] } };

export const LongContent: Story = {
  args: {
    items: [
      {
        ...human,
        title: 'Gegevensbeschermingseffectbeoordeling',
        text: 'Met een Verwerkersovereenkomst voor elke arbeidsongeschiktheidsverzekering.',
        points: Array.from({ length: 8 }, (_, index) => `Verwerkersovereenkomst ${index + 1}`),
      },
      human,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
