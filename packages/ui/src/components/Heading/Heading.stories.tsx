import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.js';
import { Heading } from './Heading.js';

const meta = {
  title: 'Tekst en beeld/Heading',
  id: 'componenten-heading',
  component: Heading,
  args: { level: 1, children: 'Elke match met bewijs uit het cv' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Elke match met bewijs uit het cv',
    ),
};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Elke match met bewijs</Heading>
      <Heading level={2}>Van vacature naar gesprek</Heading>
      <Heading level={3}>U beoordeelt de shortlist</Heading>
      <Heading level={4}>Evidence Scorecard</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4]) {
      await expect(canvas.getAllByRole('heading', { level })).toHaveLength(1);
    }
  },
};

export const OtherSize: Story = { args: { level: 1, size: 'medium', children: 'Welkom terug' } };

export const FocusedAfterNavigation: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
