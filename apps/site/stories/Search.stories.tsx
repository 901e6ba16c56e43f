import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lazyModule, prefetch } from '../src/lazyModule.ts';
import { createFind } from '../src/pages/search/find.ts';
import { Search } from '../src/pages/search/Search.tsx';
import { routeOf, routes } from '../src/routes.ts';
import { WholePage, wholePage } from './WholePage.tsx';

const finder = lazyModule(async () =>
  createFind([
    {
      href: '/features/evidence-scorecard',
      title: 'Evidence Scorecard',
      text: 'Een matchscore die u kunt narekenen: vijf categorieën, elk met score, zekerheid, bewijs uit het cv en uitleg.',
    },
    {
      href: '/privacy#bewaartermijnen',
      title: '5. Bewaartermijnen',
      page: 'Privacy Verklaring',
      text: 'Analyses met hun scorecard bewaren wij 2 jaar. Daarna worden zij verwijderd.',
    },
  ]),
);
prefetch(finder);
const site = { route: routeOf('/search'), routes };

const meta = {
  title: "Pagina's/Search",
  component: WholePage,
  args: { path: '/search', children: <Search query="" {...site} finder={finder} /> },
  parameters: wholePage,
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Zoeken');
    await expect(canvas.getByRole('heading', { name: 'Alle pagina’s' })).toBeVisible();
  },
};

export const Results: Story = {
  args: { children: <Search query="scorecard" {...site} finder={finder} /> },
  play: async ({ canvas, canvasElement }) => {
    const count = await canvas.findByRole('heading', { name: '2 pagina’s over ‘scorecard’' });
    await expect(count.parentElement).toHaveRole('status');
    const marked = [...canvasElement.querySelectorAll('main mark')].map((mark) => mark.textContent);
    await expect(marked).toEqual(['Scorecard', 'scorecard']);
    await expect(canvas.getAllByRole('searchbox')[0]).toHaveValue('scorecard');
  },
};

export const NothingFound: Story = {
  args: { children: <Search query="xyzzy" {...site} finder={finder} /> },
  play: async ({ canvas }) => {
    const count = await canvas.findByRole('heading', { name: 'Wij vonden niets voor ‘xyzzy’.' });
    await expect(count.parentElement).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: 'Stel ons uw vraag' })).toBeVisible();
  },
};
