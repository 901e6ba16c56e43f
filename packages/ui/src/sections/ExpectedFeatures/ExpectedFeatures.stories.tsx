import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/index.js';
import { Scorecard } from '../Scorecard/index.js';
import scorecard from '../Scorecard/Scorecard.stories.js';
import { ExpectedFeatures } from './ExpectedFeatures.js';

const analysis = {
  title: 'AI-cv-analyse en matching',
  text: 'Cv’s lezen, ordenen en vergelijken met uw vacatures.',
};

const meta = {
  title: 'Website/ExpectedFeatures',
  id: 'secties-expectedfeatures',
  component: ExpectedFeatures,
  args: {
    title: 'Wat u kunt verwachten',
    items: [
      analysis,
      {
        title: 'Transparante Evidence Scorecards',
        text: 'Bij elke score het bewijs uit het cv en de uitleg.',
      },
      {
        title: 'Realtime analyses en rapportages',
        text: 'Zien hoe uw vacatures ervoor staan, op elk moment.',
      },
      {
        title: 'Slim sourcen en automatiseren',
        text: 'Kandidaten vinden en gesprekken plannen met minder handwerk.',
      },
    ],
  },
} satisfies Meta<typeof ExpectedFeatures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Wat u kunt verwachten',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const columns = new Set(
      canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left),
    );
    await expect(columns.size).toBe(innerWidth > 1000 ? 2 : 1);
  },
};

export const One: Story = { args: { items: [analysis] } };

/** With a preview of the screen, hidden from assistive technology. */
export const WithFigure: Story = {
  args: {
    items: [
      {
        ...analysis,
        figure: (
          <>
            <Badge>in ontwikkeling</Badge>
            <Scorecard {...scorecard.args} />
          </>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getByText('in ontwikkeling').closest('[inert]')).toBeVisible();
    await userEvent.tab();
    await expect(document.body, 'nothing to reach').toHaveFocus();
  },
};

export const ThreeColumns: Story = {
  args: { columns: 3, items: meta.args.items.slice(0, 3) },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 7 }, (_, index) => ({
      ...analysis,
      title: `${analysis.title} ${index + 1}`,
    })),
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        ...analysis,
        title: 'Arbeidsongeschiktheidsverzekering',
        text: 'Met een Verwerkersovereenkomst voor elke opdrachtgever.',
      },
      analysis,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};
