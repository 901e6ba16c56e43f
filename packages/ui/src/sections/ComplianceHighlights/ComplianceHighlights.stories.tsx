import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, ScrollText, UserCheck } from 'lucide';
import { expect } from 'storybook/test';
import { ComplianceHighlights } from './ComplianceHighlights.js';

const first = {
  icon: UserCheck,
  title: 'Een mens beslist',
  text: 'Er zijn geen volledig geautomatiseerde besluiten (AVG, artikel 22).',
};

const meta = {
  title: 'Secties/ComplianceHighlights',
  component: ComplianceHighlights,
  args: {
    title: 'In het kort',
    intro: 'Wat u als eerste wilt weten.',
    items: [
      first,
      {
        icon: MapPin,
        title: 'EU-first hosting',
        text: 'Gegevens blijven binnen de Europese Unie.',
      },
      {
        icon: ScrollText,
        title: 'DPIA op aanvraag',
        text: 'De volledige beoordeling sturen wij u op verzoek toe.',
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof ComplianceHighlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'In het kort' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const WithoutOptional: Story = {
  args: {
    intro: undefined,
    items: meta.args.items.map(({ icon, title, text }) => ({ icon, title, text })),
  },
};

export const One: Story = { args: { items: [first] } };

export const Many: Story = {
  args: {
    items: Array.from({ length: 5 }, (_, index) => ({
      ...first,
      title: `${first.title} ${index + 1}`,
    })),
  },
};

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    items: [
      {
        ...first,
        title: 'Arbeidsongeschiktheidsverzekering',
        text: 'Met een Verwerkersovereenkomst voor elke opdrachtgever en een gegevensbeschermingseffectbeoordeling.',
        link: { href: '/dpa', label: 'Lees de Verwerkersovereenkomst' },
      },
      first,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
