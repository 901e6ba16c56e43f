import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joined } from '../../components/Illustration/drawings.js';
import { CoreValues } from './CoreValues.js';

const transparency = {
  title: 'Transparantie',
  text: 'U ziet bij elke score het bewijs en de uitleg.',
};

const meta = {
  title: 'Website/CoreValues',
  id: 'secties-corevalues',
  component: CoreValues,
  args: {
    title: 'Kernwaarden',
    intro: 'Waar wij ons aan houden.',
    illustration: joined,
    items: [
      transparency,
      {
        title: 'Eerlijkheid',
        text: 'Wij meten vertekening en melden wat wij vinden.',
      },
      { title: 'Innovatie', text: 'Nieuw is goed als het beter werkt.' },
      { title: 'AI-ethiek', text: 'De recruiter beslist, de AI ondersteunt.' },
    ],
  },
  parameters: { edgeToEdge: true },
} satisfies Meta<typeof CoreValues>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kernwaarden' })).toBeVisible();
    const values = canvas.getAllByRole('listitem');
    await expect(values).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const columns = new Set(values.map((value) => value.getBoundingClientRect().left));
    await expect(values.length % columns.size, 'no gap in the last row').toBe(0);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: Default.play,
};

export const WithoutOptional: Story = { args: { intro: undefined, illustration: undefined } };

export const One: Story = { args: { items: [transparency] } };

export const LongContent: Story = {
  args: {
    items: [
      {
        ...transparency,
        title: 'Gegevensbeschermingseffectbeoordeling',
        text: 'Met een Verwerkersovereenkomst voor elke arbeidsongeschiktheidsverzekering.',
      },
      transparency,
    ],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
