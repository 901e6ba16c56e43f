import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScorecardCategory } from '../ScorecardCategory/index.js';
import { Scorecard } from './Scorecard.js';

const meta = {
  title: 'Secties/Scorecard',
  component: Scorecard,
  args: {
    title: 'Evidence Scorecard',
    score: 87,
    scoreLabel: 'Matchscore',
    note: 'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.',
    children: (
      <>
        <ScorecardCategory
          title="Relevante Ervaring"
          score={92}
          why="Ervaring in de zorg sluit aan op de vacature."
          evidence={[1]}
        />
        <ScorecardCategory
          title="Skills & Competenties"
          score={88}
          why="Leidde een campagne van vergelijkbare omvang."
          evidence={[2]}
        />
        <ScorecardCategory
          title="Groeipotentieel"
          score={79}
          why="Schoolde zich onlangs bij."
          evidence={[3]}
        />
      </>
    ),
  },
} satisfies Meta<typeof Scorecard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Evidence Scorecard');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Matchscore: 87%');
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
    await expect(canvas.getByText(/beslist zelf/)).toBeVisible();
  },
};

export const WithExplanation: Story = {
  args: {
    intro:
      'De ervaring past goed bij de vacature. Het groeipotentieel weegt minder zwaar, omdat u dat zo hebt ingesteld.',
  },
};

/** Kept out of the page's outline: for a scorecard that only illustrates. */
export const WithoutHeading: Story = {
  args: { titleLevel: 'p' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const One: Story = {
  args: {
    score: 0,
    children: (
      <ScorecardCategory
        title="Relevante Ervaring"
        score={0}
        why="Het cv noemt geen ervaring in de zorg."
      />
    ),
  },
};

export const LongContent: Story = {
  args: {
    score: 100,
    title: 'Scorecard arbeidsongeschiktheidsverzekering',
    intro: 'Stelde een Verwerkersovereenkomst op voor een arbeidsongeschiktheidsverzekering.',
    children: (
      <ScorecardCategory
        title="Arbeidsongeschiktheidsverzekering"
        score={100}
        why="Stelde een Verwerkersovereenkomst op."
        evidence={[1, 2, 3]}
      />
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
