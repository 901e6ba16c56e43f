import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchForm } from '../../components/SearchForm/index.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Website/NotFound',
  id: 'secties-notfound',
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

/** Replaces navigation, so that the story stays on its page. */
const follow = fn((event: Event) => event.preventDefault());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Pagina niet gevonden',
    );
    await expect(canvas.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Terug naar Home' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/');
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
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
  play: async ({ canvas }) => {
    const address = canvas.getByRole('mark');
    await expect(address.scrollWidth).toBeGreaterThan(address.clientWidth);
    await expect(getComputedStyle(address).textOverflow).toBe('ellipsis');
    const topOfNext = () => canvas.getByText(/arbeidsongeschikt/).getBoundingClientRect().top;
    const top = topOfNext();
    const text = address.firstChild as Text;
    const { data } = text;
    text.data = '/';
    await expect(topOfNext()).toBe(top);
    text.data = data;
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
