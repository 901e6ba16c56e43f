import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorks } from './HowItWorks.js';

const meta = {
  title: 'Website/HowItWorks',
  id: 'secties-howitworks',
  component: HowItWorks,
  args: {
    title: 'Van vacature naar gesprek in vier stappen',
    intro: 'De software zoekt en vergelijkt. De keuze blijft bij u.',
    labels: { software: 'Software', human: 'U doet', decision: 'U beslist' },
    items: [
      {
        title: 'U maakt de vacature aan',
        text: 'Upload de vacaturetekst en geef aan welke eisen het zwaarst wegen.',
        by: 'human',
      },
      {
        title: 'AI analyseert en matcht',
        text: 'De cv’s in uw database worden gelezen en gerangschikt op score, van hoog naar laag.',
        by: 'software',
      },
      {
        title: 'U beoordeelt de shortlist',
        text: 'Sorteer, filter en lees bij elke score het bewijs in een heldere scorecard.',
        by: 'decision',
      },
      {
        title: 'U kiest wie er komt',
        text: 'U bepaalt wie op gesprek komt. De gesprekken worden daarna automatisch gepland.',
        by: 'decision',
      },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent(/^1U doet ?U maakt/);
    await expect(items[1]).toHaveTextContent(/^2Software/);
    await expect(items[1]).not.toHaveTextContent('U beslist');
    await expect(items[2]).toHaveTextContent(/^3U beslist/);
    await expect(items[3]).toHaveTextContent(/^4U beslist/);
    await expect(canvas.getAllByRole('mark').map((mark) => mark.closest('li'))).toEqual(
      items.slice(2),
    );
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

/** Texts start at the same height, also if only one title takes two lines. */
export const Desktop: Story = {
  args: {
    items: [
      { title: 'U kiest', text: 'Alles blijft bij u.', by: 'human' },
      { title: 'AI analyseert en ordent alle cv’s', text: 'Met de vindplaats.', by: 'software' },
      { title: 'U leest', text: 'Met het bewijs erbij.', by: 'human' },
      { title: 'U beslist', text: 'En u plant het gesprek.', by: 'decision' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    const tops = titles.map((title) => title.nextElementSibling?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Warm: Story = { args: { surface: 'warm' } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The software can take the first step, and two steps in a row. */
export const SoftwareFirst: Story = {
  args: {
    items: [
      { title: 'AI leest de tekst', text: 'Ook als de indeling verschilt.', by: 'software' },
      { title: 'AI ordent wat er staat', text: 'Met de vindplaats.', by: 'software' },
      { title: 'U controleert', text: 'U verbetert wat niet klopt.', by: 'decision' },
    ],
  },
};

export const One: Story = {
  args: { items: [{ title: 'U beslist', text: 'Alles blijft bij u.', by: 'decision' }] },
};

export const LongContent: Story = {
  args: {
    labels: {
      software: 'Gegevensbeschermingssoftware',
      human: 'U',
      decision: 'Uw arbeidsongeschiktheidsverzekeraar beslist',
    },
    items: [
      {
        title: 'Verwerkersovereenkomst tekenen',
        text: 'Met een bijlage over de arbeidsongeschiktheidsverzekering.',
        by: 'decision',
      },
      {
        title: 'Arbeidsongeschiktheidsverzekering',
        text: 'Verwerkersovereenkomst',
        by: 'software',
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
