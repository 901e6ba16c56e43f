import { totalOf } from '@heldermatch/scorecard';
import { adjustment, categories, total } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScorecardCategory, ScorecardLine } from '../ScorecardCategory/index.js';
import { Scorecard } from './Scorecard.js';

/** Categories whose evidence numbers link to passages, as next to a `DocumentViewer`. */
const scored = categories.map(({ id, title, score, brief, evidence }) => (
  <ScorecardCategory
    key={id}
    id={`score-${id}`}
    {...{ title, score }}
    why={brief}
    evidence={evidence.map(({ reference }) => reference)}
    getHref={(reference) => `#bewijs-${reference}`}
  />
));

const meta = {
  title: 'Kandidaten/Scorecard',
  id: 'secties-scorecard',
  component: Scorecard,
  args: {
    title: 'Evidence Scorecard',
    score: total,
    scoreLabel: 'Matchscore',
    note: 'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.',
    children: scored,
  },
} satisfies Meta<typeof Scorecard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Evidence Scorecard');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Matchscore: 87%');
    await expect(canvas.getAllByRole('meter')).toHaveLength(5);
    await expect(canvas.getByRole('meter', { name: 'Relevante Ervaring' })).toHaveAttribute(
      'aria-valuenow',
      '92',
    );
    await expect(
      canvas.getByText('(3 × 88 + 3 × 92 + 2 × 90 + 84 + 2 × 79) / 11 = 87,45, afgerond 87%', {
        exact: false,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/beslist zelf/)).toBeVisible();
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const score = canvas.getByRole('img').getBoundingClientRect();
    await expect(score.left).toBeGreaterThanOrEqual(title.right);
    await expect(score.top).toBeLessThan(title.bottom);
  },
};

/** With equal weights the sum is a plain average. */
export const EqualWeights: Story = {
  args: {
    intro: 'De ervaring past goed bij de vacature. Over motivatie zegt het cv weinig.',
    score: totalOf(categories),
  },
  play: async ({ canvas }) => {
    const sum = canvas.getByText(/^Elke categorie telt even zwaar\./).closest('p');
    await expect(sum).toHaveTextContent('(88 + 92 + 90 + 84 + 79) / 5 = 86,6, afgerond 87%');
  },
};

/** A human changed a score. The mark is that of the category. */
export const Adjusted: Story = {
  args: {
    score: 84,
    isAdjusted: true,
    children: categories.map(({ id, title, score, brief }) => {
      const isAdjusted = id === adjustment.category;
      return (
        <ScorecardLine
          key={id}
          title={title}
          score={isAdjusted ? adjustment.score : score}
          why={brief}
          isAdjusted={isAdjusted}
        />
      );
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('aangepast')).toHaveLength(2);
  },
};

/** Without any scores there is no total. */
export const NotScored: Story = {
  args: {
    score: undefined,
    children: (
      <ScorecardCategory
        title="Motivatie & Fit"
        why="Het cv zegt niet waarom deze kandidaat dit werk zoekt."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Matchscore: Niet gescoord');
  },
};

/** Not in the page's outline: for an illustrative scorecard. */
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
