import { categories } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import documentViewer from '../DocumentViewer/DocumentViewer.stories.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { Scorecard } from '../Scorecard/index.js';
import scorecard, { LongContent as LongScorecard } from '../Scorecard/Scorecard.stories.js';
import { ExampleFigure } from './ExampleFigure.js';

const meta = {
  title: 'Website/ExampleFigure',
  id: 'secties-examplefigure',
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAccessibleName(/Voorbeeld van een cv/);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    // Every number in the CV links to a score, and back.
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible();
    }
    const [experience] = canvas.getAllByRole('group', { name: 'Relevante Ervaring' });
    const line = canvasElement.querySelector('[aria-hidden]:has(> :nth-child(5))') as HTMLElement;
    await expect(line).not.toBeVisible();
    const number = experience?.querySelector('a') as HTMLElement;
    number.focus();
    await expect(line).toBeVisible();
    const follow = fn((event: Event) => event.preventDefault());
    number.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    number.blur();
    const papers = figure.querySelector('[data-document]')?.parentElement;
    const [cv, card] = [...(papers?.children ?? [])].map((part) => part.getBoundingClientRect());
    const isWide = figure.clientWidth >= 48 * 16;
    await expect(isWide ? card?.left : card?.top, 'covers no text').toBeGreaterThanOrEqual(
      (isWide ? cv?.right : cv?.bottom) ?? Infinity,
    );
    // A line with evidence below it, and one without.
    await expect(canvas.getByText('Recruiter, ziekenhuis').checkVisibility()).toBe(true);
    await expect(canvas.getByText('Recruiter, thuiszorg').checkVisibility()).toBe(
      figure.clientWidth >= 36 * 16,
    );
  },
};

/** The line of one number is drawn by the server. It reaches its score on the divider of the rows. */
export const WithReference: Story = {
  args: { reference: 1 },
  play: async ({ canvas, canvasElement }) => {
    const [row] = canvas.getAllByRole('group', { name: 'Relevante Ervaring' });
    const side = canvasElement.querySelector('[aria-hidden] > :nth-child(4):nth-last-child(2)');
    if (innerWidth < 1024) return;
    await expect(side?.getBoundingClientRect().bottom).toBeCloseTo(
      row?.getBoundingClientRect().bottom ?? 0,
      0,
    );
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
  play: async ({ canvas }) => {
    const papers = canvas.getByRole('figure').querySelector('[data-document]')?.parentElement;
    const [cv, card] = [...(papers?.children ?? [])].map((part) => part.getBoundingClientRect());
    await expect(card?.top).toBeGreaterThanOrEqual(cv?.bottom ?? Infinity);
  },
};
