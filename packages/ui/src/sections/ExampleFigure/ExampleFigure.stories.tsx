import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CvExcerpt } from '../CvExcerpt/index.js';
import cvExcerpt, { LongContent as LongExcerpt } from '../CvExcerpt/CvExcerpt.stories.js';
import { Scorecard } from '../Scorecard/index.js';
import scorecard, { LongContent as LongScorecard } from '../Scorecard/Scorecard.stories.js';
import { ExampleFigure } from './ExampleFigure.js';

const meta = {
  title: 'Secties/ExampleFigure',
  component: ExampleFigure,
  args: {
    label: 'Voorbeeld van een cv met gemarkeerd bewijs en de scorecard die erop rust',
    children: (
      <>
        <CvExcerpt {...cvExcerpt.args} />
        <Scorecard {...scorecard.args} titleLevel="p" />
      </>
    ),
  },
} satisfies Meta<typeof ExampleFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAccessibleName(/Voorbeeld van een cv/);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    // Every number of the excerpt returns at a score.
    for (const number of [1, 2, 3])
      await expect(canvas.getAllByText(`(bewijs ${number})`)).toHaveLength(2);
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <CvExcerpt {...cvExcerpt.args} {...LongExcerpt.args} />
        <Scorecard {...scorecard.args} {...LongScorecard.args} titleLevel="p" />
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
