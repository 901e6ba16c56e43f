import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
import { SearchResults } from './SearchResults.js';

const meta = {
  title: 'Secties/SearchResults',
  component: SearchResults,
  args: {
    items: [
      {
        href: '/features/evidence-scorecard',
        title: (
          <>
            Evidence <Marker>Scorecard</Marker>
          </>
        ),
        text: (
          <>
            De <Marker>scorecard</Marker> laat bij elke score zien welk bewijs erachter zit.
          </>
        ),
      },
      {
        href: '/privacy#bewaartermijnen',
        title: '5. Bewaartermijnen',
        page: 'Privacy Verklaring',
        text: (
          <>
            … een analyse met de <Marker>scorecard</Marker> bewaren wij 2 jaar …
          </>
        ),
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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Evidence Scorecard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '5. Bewaartermijnen' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        href: '/dpa',
        title: <Marker>{'Verwerkersovereenkomst'.repeat(4)}</Marker>,
        page: 'Arbeidsongeschiktheidsverzekeringsmaatschappij',
        text: <Marker>{'a'.repeat(160)}@voorbeeld.nl</Marker>,
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
