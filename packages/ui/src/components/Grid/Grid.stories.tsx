import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.js';
import { Select } from '../Select/index.js';
import { TextField } from '../TextField/index.js';
import { Grid } from './Grid.js';

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} as="li">
      {name}
    </Card>
  ));

const categories = [
  'Skills & Competenties',
  'Relevante Ervaring',
  'Taal & Communicatie',
  'Motivatie & Fit',
  'Groeipotentieel',
];

const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length;

const meta = {
  title: 'Indeling/Grid',
  id: 'componenten-grid',
  component: Grid,
  args: { as: 'ul', columns: 3, children: cards([...categories, 'Totaal']) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  args: { columns: 2, children: cards(categories.slice(0, 4)) },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(2),
};

export const ThreeColumns: Story = {
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(3),
};

export const FourColumns: Story = {
  args: { columns: 4, children: cards(categories.slice(0, 4)) },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(4),
};

export const FourOnATablet: Story = {
  args: { columns: 4 },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(2),
};

export const ThreeItems: Story = {
  args: { children: cards(categories.slice(0, 3)) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(1),
};

/** A `Select` counts as one field, although React Aria renders a `template` next to it. */
export const ThreeFields: Story = {
  args: {
    as: 'div',
    id: 'fields',
    children: [
      <TextField key="title" label="Eis" />,
      <Select key="category" label="Categorie" options={[{ id: 'skills', label: 'Skills' }]} />,
      <Select key="weight" label="Weging" options={[{ id: 'normal', label: 'Gewoon' }]} />,
    ],
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) =>
    expect(columnsOf(canvasElement.querySelector('#fields') as HTMLElement)).toBe(1),
};

export const OneItem: Story = { args: { children: cards(categories.slice(0, 1)) } };

export const Narrow: Story = {
  args: { columns: 4, children: cards([...categories, 'Verwerkersovereenkomst']) },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => expect(columnsOf(canvas.getByRole('list'))).toBe(1),
};
