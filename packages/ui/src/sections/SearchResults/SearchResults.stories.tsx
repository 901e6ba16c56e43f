import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Heading } from '../../components/Heading/index.js';
import { SearchResults } from './SearchResults.js';

const meta = {
  title: 'Website/SearchResults',
  id: 'secties-searchresults',
  component: SearchResults,
  args: {
    items: [
      {
        href: '/features/evidence-scorecard',
        title: (
          <>
            Evidence <mark>Scorecard</mark>
          </>
        ),
        sections: [
          {
            text: (
              <>
                De <mark>scorecard</mark> laat bij elke score zien welk bewijs erachter zit.
              </>
            ),
          },
          {
            title: (
              <>
                Zie de <mark>scorecard</mark> bij uw eigen vacature
              </>
            ),
            text: 'In een demo van dertig minuten rekenen we een score samen na.',
          },
        ],
      },
      {
        href: '/privacy',
        title: 'Privacy Verklaring',
        sections: [
          {
            href: '/privacy#bewaartermijnen',
            title: '5. Bewaartermijnen',
            text: (
              <>
                … een analyse met de <mark>scorecard</mark> bewaren wij 2 jaar …
              </>
            ),
          },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Zoeken</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces navigation, so that the story stays on its page. */
const follow = fn((event: Event) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(getComputedStyle(list).listStyleType).toBe('none');
    const link = canvas.getByRole('link', { name: 'Evidence Scorecard' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy Verklaring' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '5. Bewaartermijnen' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        href: '/dpa',
        title: <mark>{'Verwerkersovereenkomst'.repeat(4)}</mark>,
        sections: [
          {
            href: '/dpa#verzekering',
            title: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
            text: <mark>{'a'.repeat(160)}@voorbeeld.nl</mark>,
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
