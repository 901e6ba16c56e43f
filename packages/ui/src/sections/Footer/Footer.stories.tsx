import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Footer } from './Footer.js';

const meta = {
  title: 'Website/Footer',
  id: 'secties-footer',
  component: Footer,
  args: {
    wordmark: { marked: 'Helder', rest: 'match', href: '/' },
    facts: ['Amsterdam, Nederland', 'KvK 00000000'],
    label: 'Contact en juridisch',
    links: [
      {
        title: 'Contact',
        items: [
          { href: '/contact', label: 'Contact' },
          { href: 'mailto:info@heldermatch.example', label: 'info@heldermatch.example' },
          {
            href: 'https://www.linkedin.com/company/example',
            label: 'Heldermatch op LinkedIn',
            opensInNewTab: true,
          },
        ],
      },
      {
        title: 'Juridisch',
        items: [
          { href: '/privacy', label: 'Privacy Verklaring' },
          { href: '/terms', label: 'Algemene Voorwaarden' },
          { href: '/dpa', label: 'Verwerkersovereenkomst' },
        ],
      },
    ],
    search: { target: '/search', placeholder: 'Zoeken..', onSearch: fn() },
    disclaimer:
      'De kwaliteit van AI-recruitment verschilt. Heldermatch ondersteunt recruiters en vervangt het menselijk oordeel niet. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.',
    copyright: '© 2025 Heldermatch',
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('search')).toBeVisible();
    const targets = [
      ...canvas.getAllByRole('link'),
      canvas.getByRole('searchbox'),
      canvas.getByRole('button'),
    ];
    for (const target of targets) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const link = canvas.getByRole('link', { name: 'Contact' });
    const line = () => getComputedStyle(link).textDecorationLine;
    await expect(line()).toBe('none');
    canvas.getByRole('button').focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(line()).toBe('underline');
    link.blur();
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName('Contact en juridisch');
    await expect(
      within(canvas.getByRole('list', { name: 'Juridisch' })).getAllByRole('link'),
    ).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /LinkedIn/ })).toHaveAccessibleName(
      'Heldermatch op LinkedIn (opent in een nieuw tabblad)',
    );
  },
};

/** With four lists. */
export const Full: Story = {
  args: {
    links: [
      ...meta.args.links,
      {
        title: 'Onze dienst',
        items: [
          { href: '/features', label: 'Functionaliteiten' },
          { href: '/compliance', label: 'Compliance' },
        ],
      },
      { title: 'Bedrijf', items: [{ href: '/about', label: 'Over' }] },
    ],
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = canvas.getByRole('search', { name: 'Zoeken' });
    form.parentElement?.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoeken' }), ' scorecard {Enter}');
    await expect(args.search?.onSearch).toHaveBeenLastCalledWith('scorecard');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toHaveFocus();
  },
};

export const WithoutSearch: Story = {
  args: { search: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('search')).not.toBeInTheDocument(),
};

export const LongContent: Story = {
  args: {
    facts: ['Arbeidsongeschiktheidsverzekeringsmaatschappijlaan 1, Amsterdam, Nederland'],
    links: [
      {
        title: 'Arbeidsongeschiktheidsverzekeringen',
        items: [{ href: 'mailto:lang@voorbeeld.nl', label: `${'a'.repeat(243)}@voorbeeld.nl` }],
      },
      ...meta.args.links,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
