import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categories } from '@heldermatch/scorecard/example';
import { EvidenceList } from './EvidenceList.js';

const meta = {
  title: 'Secties/EvidenceList',
  component: EvidenceList,
  args: { label: 'Bewijs uit het cv van kandidaat 0412', categories },
} satisfies Meta<typeof EvidenceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleName(/kandidaat 0412/);
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /bewijs 3/ })).toHaveAttribute('href', '#cv-3');
    await expect(canvasElement.querySelector('#bewijs-3')).toHaveTextContent('Groeipotentieel');
  },
};

export const Empty: Story = {
  args: { categories: categories.map((category) => ({ ...category, evidence: [] })) },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
