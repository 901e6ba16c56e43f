import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchForm } from '../../components/SearchForm/index.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Secties/NotFound',
  component: NotFound,
  args: {
    title: 'Pagina niet gevonden',
    statement: 'Hier is geen bewijs van',
    address: '/bestaat/niet',
    englishText: 'Oops! Page not found',
    text: 'Deze pagina bestaat niet of is verplaatst.',
    link: { href: '/', label: 'Terug naar Home' },
    links: [
      { href: '/features', label: 'Functionaliteiten' },
      { href: '/compliance', label: 'Compliance' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Pagina niet gevonden',
    );
    await expect(canvas.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terug naar Home' })).toHaveFocus();
  },
};

export const WithSearch: Story = {
  args: { search: <SearchForm target="/search" label="Zoek op deze site" query="bewaartermijn" /> },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst niet gevonden',
    address: `/${'a'.repeat(60)}`,
    text: 'De pagina over de arbeidsongeschiktheidsverzekering bestaat niet of is verplaatst.',
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
