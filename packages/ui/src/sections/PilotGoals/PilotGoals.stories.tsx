import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { PilotGoals } from './PilotGoals.js';

const meta = {
  title: 'Website/PilotGoals',
  id: 'secties-pilotgoals',
  component: PilotGoals,
  args: {
    title: 'Wat we in de pilot willen bereiken',
    intro: 'Doelen, geen beloftes. We meten ze samen met onze opdrachtgevers.',
    items: [
      {
        value: '± 2 dagen',
        label: 'tot het eerste gesprek',
        text: 'Vertrekpunt: de drie maanden ervoor',
      },
      { value: '± 70%', label: 'van de shortlist geaccepteerd' },
      { value: '30-40%', label: 'minder recruiteruren per plaatsing' },
      { value: '100%', label: 'compliant en uitlegbaar' },
      { value: '± 70%', label: 'efficiënter screenen' },
    ],
    note: 'Indicatief, geen garantie.',
    notMeasured: 'nog niet gemeten',
    action: <Button variant="secondary">Hoe meten we dit?</Button>,
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof PilotGoals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Wat we in de pilot willen bereiken' }),
    ).toBeVisible();
    const [term, ...others] = canvas.getAllByRole('term');
    await expect(others).toHaveLength(4);
    await expect(term).toHaveTextContent('tot het eerste gesprek');
    await expect(term?.nextElementSibling).toHaveTextContent('± 2 dagen');
    await expect(term?.closest('dl')?.previousElementSibling).toHaveTextContent(
      'Indicatief, geen garantie.',
    );
    await expect(canvas.getAllByText('nog niet gemeten')).toHaveLength(5);
  },
};

/** Without the optional placeholder for results. */
export const WithoutOptional: Story = { args: { notMeasured: undefined } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const LongContent: Story = {
  args: {
    items: [
      { value: '± 12.500', label: 'getekende Verwerkersovereenkomsten' },
      { value: '30-40%', label: 'minder arbeidsongeschiktheidsverzekeringen' },
      ...meta.args.items.slice(2),
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
