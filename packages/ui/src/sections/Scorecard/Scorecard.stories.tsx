import { totalOf } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScorecardCategory } from '../ScorecardCategory/index.js';
import { Scorecard } from './Scorecard.js';

const scores = {
  experience: { id: 'experience', title: 'Relevante Ervaring', score: 92 },
  skills: { id: 'skills', title: 'Skills & Competenties', score: 88 },
  growth: { id: 'growth', title: 'Groeipotentieel', score: 79 },
};

const meta = {
  title: 'Secties/Scorecard',
  component: Scorecard,
  args: {
    title: 'Evidence Scorecard',
    score: totalOf(Object.values(scores)),
    scoreLabel: 'Matchscore',
    note: 'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.',
    children: (
      <>
        <ScorecardCategory
          {...scores.experience}
          why="Ervaring in de zorg sluit aan op de vacature."
          evidence={[1]}
        />
        <ScorecardCategory
          {...scores.skills}
          why="Leidde een campagne van vergelijkbare omvang."
          evidence={[2]}
        />
        <ScorecardCategory {...scores.growth} why="Schoolde zich onlangs bij." evidence={[3]} />
      </>
    ),
  },
} satisfies Meta<typeof Scorecard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Evidence Scorecard');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Matchscore: 86%');
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
    await expect(
      canvas.getByText('(92 + 88 + 79) / 3 = 86,3, afgerond 86%', { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByText(/beslist zelf/)).toBeVisible();
  },
};

/** How much a category counts is told before the sum. */
export const Weighed: Story = {
  args: {
    intro:
      'De ervaring past goed bij de vacature. Het groeipotentieel weegt minder zwaar, omdat u dat zo hebt ingesteld.',
    score: totalOf(
      Object.values(scores),
      new Map([
        ['experience', 'heavy'],
        ['growth', 'light'],
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zwaar, dus 3 keer: Relevante Ervaring\./)).toHaveTextContent(
      '(3 × 92 + 2 × 88 + 79) / 6 = 88,5, afgerond 89%',
    );
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
