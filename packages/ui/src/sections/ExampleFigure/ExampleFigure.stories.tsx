import { categories } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documentViewer from '../DocumentViewer/DocumentViewer.stories.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { briefCv } from '../../components/internal/story/briefCv.js';
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
        <DocumentViewer
          {...documentViewer.args}
          titleLevel="p"
          getPassageId={(reference) => `bewijs-${reference}`}
          getHref={(reference) =>
            `#score-${categories.find(({ evidence }) => evidence.some((one) => one.reference === reference))?.id}`
          }
        />
        <Scorecard {...scorecard.args} titleLevel="p" />
      </>
    ),
  },
} satisfies Meta<typeof ExampleFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAccessibleName(/Voorbeeld van een cv/);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    // Every number in the CV links to a score, and back.
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible();
    }
    const [experience] = canvas.getAllByRole('group', { name: 'Relevante Ervaring' });
    const passage = canvasElement.querySelector('#bewijs-1') as HTMLElement;
    const outline = () => getComputedStyle(passage).outlineStyle;
    await expect(outline()).toBe('none');
    experience?.querySelector('a')?.focus();
    await expect(outline()).toBe('solid');
    experience?.querySelector('a')?.blur();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <>
        <DocumentViewer {...briefCv} />
        <Scorecard {...scorecard.args} {...LongScorecard.args} titleLevel="p" />
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
