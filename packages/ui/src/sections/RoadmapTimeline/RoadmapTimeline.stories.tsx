import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoadmapTimeline } from './RoadmapTimeline.js';

const launch = {
  period: '2025 Q4',
  title: 'MVP Launch',
  text: 'De eerste versie, met de eerste opdrachtgevers.',
  status: 'in-progress',
} as const;

const meta = {
  title: 'Website/RoadmapTimeline',
  id: 'secties-roadmaptimeline',
  component: RoadmapTimeline,
  args: {
    title: 'Roadmap',
    intro: 'Waar we staan en wat er volgt.',
    items: [
      launch,
      {
        period: '2026 Q1-Q2',
        title: 'Pilotfase',
        text: 'Meten of het werkt, samen met recruiters.',
        status: 'planned',
      },
      {
        period: '2026 Q3-Q4',
        title: 'Schaalbare uitrol',
        text: 'Met koppelingen naar ATS-systemen.',
        status: 'planned',
      },
      {
        period: '2027 Q1+',
        title: 'Enterprise Ready',
        text: 'Voor grote organisaties met eigen eisen.',
        status: 'future',
      },
    ],
    statusLabels: { 'in-progress': 'Nu bezig', planned: 'Gepland', future: 'Toekomst' },
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof RoadmapTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(first).toHaveTextContent('Nu bezig');
    await expect(second).not.toHaveAttribute('aria-current');
    await expect(second).toHaveTextContent('Gepland');
    for (const [index, status] of ['Nu bezig', 'Gepland', 'Gepland', 'Toekomst'].entries()) {
      const item = canvas.getAllByRole('listitem')[index];
      await expect(item).toHaveTextContent(status);
      await expect(item?.querySelector('svg')).toBeVisible();
    }
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** A plan that has not begun: no phase has a status. */
export const WithoutOptional: Story = {
  args: {
    intro: undefined,
    statusLabels: undefined,
    items: meta.args.items.map(({ period, title, text }) => ({ period, title, text })),
  },
};

export const One: Story = { args: { items: [launch] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, index) => ({
      ...launch,
      period: `${2025 + index} Q4`,
      title: `Fase ${index + 1}`,
      status: index === 0 ? 'in-progress' : 'planned',
    })),
  },
};

export const LongContent: Story = {
  args: {
    statusLabels: { 'in-progress': 'Nu bezig', planned: 'Voorbereidingswerkzaamheden', future: '' },
    items: [
      launch,
      {
        ...launch,
        title: 'Gegevensbeschermingseffectbeoordeling',
        text: 'Met een Verwerkersovereenkomst voor elke arbeidsongeschiktheidsverzekering.',
        status: 'planned',
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
