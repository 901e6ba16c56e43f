import { categories } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documentViewer from '../DocumentViewer/DocumentViewer.stories.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { Scorecard } from '../Scorecard/index.js';
import scorecard, { LongContent as LongScorecard } from '../Scorecard/Scorecard.stories.js';
import { ScorecardExample } from './ScorecardExample.js';

const meta = {
  title: 'Website/ScorecardExample',
  id: 'secties-scorecardexample',
  component: ScorecardExample,
  args: {
    title: 'Een voorbeeld, van score tot bewijs',
    intro: 'Een verzonnen kandidaat. De nummers verwijzen naar de gemarkeerde zinnen in het cv.',
    label: 'Voorbeeld van een scorecard, met het cv waarop hij rust',
    document: (
      <DocumentViewer
        {...documentViewer.args}
        getPassageId={(reference) => `bewijs-${reference}`}
        getHref={(reference) =>
          `#score-${categories.find(({ evidence }) => evidence.some((one) => one.reference === reference))?.id}`
        }
      />
    ),
    scorecard: <Scorecard {...scorecard.args} titleLevel={3} />,
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof ScorecardExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(/Voorbeeld van een scorecard/);
    await expect(canvas.getByText(/beslist zelf/)).toBeVisible();
    const [passage] = canvas.getAllByRole('mark');
    const [meter] = canvas.getAllByRole('meter');
    await expect(
      (passage?.compareDocumentPosition(meter as HTMLElement) ?? 0) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible();
    }
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const LongContent: Story = {
  args: {
    document: <DocumentViewer {...briefCv} />,
    scorecard: <Scorecard {...scorecard.args} {...LongScorecard.args} titleLevel={3} />,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
