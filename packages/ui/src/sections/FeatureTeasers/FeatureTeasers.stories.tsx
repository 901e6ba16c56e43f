import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Marker } from '../../components/Marker/index.js';
import { joined } from '../../components/Illustration/drawings.js';
import { FeatureTeasers } from './FeatureTeasers.js';

const scorecard = {
  title: 'Evidence Scorecard',
  text: (
    <>
      Een score met sterke punten, hiaten en <Marker>bewijs uit het cv</Marker>, per categorie
      uitgelegd.
    </>
  ),
  link: { href: '/features/evidence-scorecard', label: 'Bekijk de scorecard' },
  illustration: joined,
};

const meta = {
  title: 'Website/FeatureTeasers',
  id: 'secties-featureteasers',
  component: FeatureTeasers,
  args: {
    title: 'Alles wat u nodig heeft om zeker te kiezen',
    items: [
      scorecard,
      {
        title: 'Cv-analyse',
        text: 'Leest PDF en DOCX en ordent ervaring, opleiding en vaardigheden.',
        link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
      },
      {
        title: 'Slim matchen',
        text: 'Vergelijkt kandidaten met uw vacature op wat voor u telt.',
        link: { href: '/features/smart-matching', label: 'Lees over matchen' },
      },
    ],
    action: (
      <ButtonLink href="/features" variant="secondary">
        Bekijk Alle Features
      </ButtonLink>
    ),
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof FeatureTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const name of [
      'Bekijk de scorecard',
      'Lees over cv-analyse',
      'Lees over matchen',
      'Bekijk Alle Features',
    ]) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.getBoundingClientRect());
    const texts = [/^Een score met/, /^Leest PDF/, /^Vergelijkt/].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    for (const boxes of [names, texts]) {
      await expect(new Set(boxes.map(({ left }) => left)).size, 'one below the other').toBe(1);
    }
    await expect(texts[0]?.left, 'next to the name').toBeGreaterThan(names[0]?.right ?? Infinity);
  },
};

export const WithoutOptional: Story = { args: { action: undefined } };

export const One: Story = { args: { items: [scorecard] } };

export const LongContent: Story = {
  args: {
    title: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering',
    items: [
      scorecard,
      {
        title: 'Arbeidsongeschiktheidsverzekering',
        text: 'Met een Verwerkersovereenkomst voor elke opdrachtgever.',
        link: { href: '/dpa', label: 'Lees de Verwerkersovereenkomst' },
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
