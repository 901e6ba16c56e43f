import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shortlist } from './Shortlist.js';

const candidate = {
  title: 'Kandidaat 0412',
  score: 87,
  why: 'Zes jaar recruiter in de zorg.',
  evidence: [1],
  decision: 'U nodigt uit',
};

const meta = {
  title: 'Kandidaten/Shortlist',
  id: 'secties-shortlist',
  component: Shortlist,
  args: {
    title: 'Shortlist · recruiter zorg',
    badge: 'voorbeeld',
    order: 'Gesorteerd op score, van hoog naar laag',
    items: [
      candidate,
      {
        title: 'Kandidaat 0388',
        score: 81,
        why: 'Vier jaar werving voor ziekenhuizen, geen ervaring met campagnes.',
      },
      { title: 'Kandidaat 0457', score: 64, why: 'Recruiter in de techniek.' },
    ],
    scoreLabel: 'Matchscore',
    emptyText: 'Nog geen kandidaten. Voeg eerst cv’s toe.',
    note: 'Een score is een advies. U leest het bewijs en beslist zelf.',
  },
} satisfies Meta<typeof Shortlist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('U nodigt uit');
    await expect(second).not.toHaveTextContent('U nodigt uit');
    await expect(canvas.getByRole('img', { name: 'Matchscore: 87%' })).toBeVisible();
    await expect(canvas.getByText(/beslist zelf/)).toBeVisible();
    await expect(canvas.getByRole('mark')).toHaveTextContent('U nodigt uit');
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Nog geen kandidaten/)).toBeVisible();
  },
};

export const One: Story = { args: { items: [candidate] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      ...candidate,
      title: `Kandidaat ${1000 + index}`,
      score: 100 - index * 5,
      decision: index < 2 ? 'U nodigt uit' : undefined,
    })),
  },
};

export const WithoutOptional: Story = {
  args: { badge: undefined, items: [{ title: 'Kandidaat 0412', score: 0, why: 'Leeg cv.' }] },
};

export const LongContent: Story = {
  args: {
    title: 'Shortlist · arbeidsongeschiktheidsverzekeringsadviseur',
    items: [
      {
        ...candidate,
        score: 100,
        why: 'Stelde een Verwerkersovereenkomst op voor arbeidsongeschiktheidsverzekeringen.',
        evidence: [1, 2, 3],
        decision: 'Gegevensbeschermingseffectbeoordeling',
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
