import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { categories } from '@heldermatch/scorecard/example';
import { EvidenceList } from './EvidenceList.js';

const meta = {
  title: 'Kandidaten/EvidenceList',
  id: 'secties-evidencelist',
  component: EvidenceList,
  args: { label: 'Bewijs uit het cv van kandidaat 0412', categories },
} satisfies Meta<typeof EvidenceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /kandidaat 0412/ });
    await expect(list.tagName).toBe('OL');
    await expect(list.querySelectorAll('li q > mark')).toHaveLength(5);
    const numbers = canvas.getAllByText(/^\d$/).map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['1', '2', '3', '4', '5']);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Pagina 1 · Relevante Ervaring 92%');
    // One passage can support several scores.
    await expect(second).toHaveTextContent('Skills & Competenties 88%, Relevante Ervaring 92%');
  },
};

/** Links a number to its passage in the document. */
export const LinkToPassage: Story = {
  args: {
    getHref: (reference) => `#cv-${reference}`,
    getItemId: (reference) => `bewijs-${reference}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: /bewijs 3/ });
    await expect(link).toHaveAttribute('href', '#cv-3');
    await expect(canvasElement.querySelector('#bewijs-3')).toHaveTextContent('Groeipotentieel');
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow, { once: true });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** Shows the scores as they are after an adjustment. */
export const Adjusted: Story = {
  args: { categories: categories.map((category) => ({ ...category, score: 60 })) },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Relevante Ervaring 60%'),
};

/** Shows the first passages, and the others on request. */
export const Folded: Story = {
  args: { limit: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const all = canvas.getByRole('button', { name: 'Alle 5 citaten tonen' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { categories: categories.map((category) => ({ ...category, evidence: [] })) },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
